/** Text pieces of MDX: escaping, attributes, headings, front matter. Everything that goes into a page passes here. */

/** Splits Markdown into code (fences and spans, kept as they are) and prose. */
const codePattern = /(```[\s\S]*?```|``[^`]+``|`(?:[^`\n]|\n(?!\s*\n))+`)/;

/** Escapes what MDX would read as JSX, an expression or a module statement. Code stays as it is. */
export function escapeMdx(markdown: string): string {
  return markdown
    .split(codePattern)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/[{}]/g, '\\$&')
            .replace(/</g, '&lt;')
            .replace(/^(import|export)(?=\s)/gm, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`),
    )
    .join('');
}

/** Markdown on one line, for the inside of an element. */
export function inline(markdown: string): string {
  return markdown.replace(/\s*\n\s*/g, ' ').trim();
}

/** Plain text of Markdown: for descriptions, titles and search. */
function plain(markdown: string): string {
  return inline(markdown)
    .replace(/\{@link ([^}|]+?)(?:\s*\|\s*([^}]+))?\}/g, (_, target: string, label?: string) => label ?? target)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '');
}

type Attribute = string | number | boolean | null | undefined | readonly unknown[] | Readonly<Record<string, unknown>>;

/** `<Name a="x" b={...}>`; attributes that are null, undefined, false or empty are left out. */
export function open(name: string, attributes: Readonly<Record<string, Attribute>> = {}, end = '>'): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '')
    .map(([key, value]) => {
      if (value === true) return ` ${key}`;
      return typeof value === 'string' && !/["\\\n&{}<>]/.test(value)
        ? ` ${key}="${value}"`
        : ` ${key}={${JSON.stringify(value)}}`;
    });
  return `<${name}${list.join('')}${end}`;
}

/** An element without children. */
export function element(name: string, attributes: Readonly<Record<string, Attribute>> = {}): string {
  return open(name, attributes, ' />');
}

/** An element with Markdown inside, on one line so that no paragraph is made of it. */
export function wrap(name: string, attributes: Readonly<Record<string, Attribute>>, markdown: string): string {
  return `${open(name, attributes)}${inline(markdown)}</${name}>`;
}

export function heading(level: number, text: string, id: string): string {
  return `${'#'.repeat(level)} ${text} {#${id}}`;
}

export function codeBlock(language: string, code: string, meta = ''): string {
  return `\`\`\`${language}${meta === '' ? '' : ` ${meta}`}\n${code}\n\`\`\``;
}

export function admonition(kind: 'warning' | 'info' | 'note', title: string, markdown: string): string {
  return `:::${kind}[${title}]\n\n${markdown}\n\n:::`;
}

/** YAML front matter; JSON is YAML, so values need no quoting rules of their own. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/** Blocks of a page, one blank line between them; empty ones vanish. */
export function blocks(...parts: readonly (string | null | readonly (string | null)[])[]): string {
  return parts
    .flat()
    .filter((part): part is string => part !== null && part !== '')
    .join('\n\n');
}

/** A meta description: plain, whole words, at most 160 characters. */
export function describe(markdown: string): string {
  const text = plain(markdown);
  if (text.length <= 160) return text;
  return `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`;
}
