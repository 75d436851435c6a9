/** Pieces of MDX: escaping, attributes, headings, front matter. All text of a page passes through here. */

import { plain } from '../../model/plain-text';

/** Splits Markdown into code (fences and spans, unchanged) and prose. */
const codePattern = /(```[\s\S]*?```|``[^`]+``|`(?:[^`\n]|\n(?!\s*\n))+`)/;

/** Escapes text without Markdown: names with underscores stay as they are. */
export const plainMdx = (text: string): string => escapeMdx(text).replace(/[_*]/g, '\\$&');

/** Escapes text that MDX would read as JSX, an expression or a module statement. Code stays unchanged. */
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

/** Puts Markdown on one line, for the content of an element. */
export function inline(markdown: string): string {
  return markdown.replace(/\s*\n\s*/g, ' ').trim();
}

type Attribute = string | number | boolean | null | undefined | readonly unknown[] | Readonly<Record<string, unknown>>;

/** Writes `<Name a="x" b={...}>` without attributes that are null, undefined, false or empty. */
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

/** Writes an element without children. */
export function element(name: string, attributes: Readonly<Record<string, Attribute>> = {}): string {
  return open(name, attributes, ' />');
}

/** Writes an element around Markdown, on one line so that it does not become a paragraph. */
export function wrap(name: string, attributes: Readonly<Record<string, Attribute>>, markdown: string): string {
  return `${open(name, attributes)}${inline(markdown)}</${name}>`;
}

/** Writes the label above a list. */
export const label = (text: string): string => element('Label', { text });

/** Writes blocks folded below a summary; nothing without any. */
export const more = (summary: string, ...parts: readonly string[]): string => fold({ label: summary }, parts);

/**
 * Writes the content of a section folded below a summary: it opens when an address names the section or something in
 * it.
 */
export const whole = (summary: string, ...parts: readonly (string | null)[]): string =>
  fold({ label: summary, whole: true }, parts);

function fold(attributes: Readonly<Record<string, Attribute>>, parts: readonly (string | null)[]): string {
  const text = blocks(parts);
  return text === '' ? '' : blocks(open('More', attributes), text, '</More>');
}

export function heading(level: number, text: string, id: string): string {
  return `${'#'.repeat(level)} ${text} {#${id}}`;
}

export function codeBlock(language: string, code: string, meta = ''): string {
  return `\`\`\`${language}${meta === '' ? '' : ` ${meta}`}\n${code}\n\`\`\``;
}

export function admonition(kind: 'warning' | 'info' | 'note', title: string, markdown: string): string {
  return blocks(`:::${kind}[${title}]`, markdown, ':::');
}

/** Writes a table of Markdown. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly (number | string)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Writes YAML front matter. JSON is YAML, so values need no quoting rules. */
export function frontMatter(fields: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}

/** Joins the blocks of a page with one blank line between them, without empty ones. */
export function blocks(...parts: readonly (string | null | readonly (string | null)[])[]): string {
  return parts
    .flat()
    .filter((part): part is string => part !== null && part !== '')
    .join('\n\n');
}

/** Returns a meta description: plain text, whole words, at most 160 characters. */
export function describe(markdown: string): string {
  const text = plain(markdown);
  if (text.length <= 160) return text;
  return `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`;
}
