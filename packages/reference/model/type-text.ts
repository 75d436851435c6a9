/** Columns of code that fit between the sidebar and the table of contents of a page 1280 px wide. */
export const CODE_COLUMNS = 80;

/** Puts type text on one line and removes formatting: leading bars, trailing separators, space inside brackets. */
export function onOneLine(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/([:<([{]) ?\| /g, '$1 ')
    .replace(/([<([]) /g, '$1')
    .replace(/,? ([>)\]])/g, '$1')
    .replace(/[;,] }/g, ' }')
    .trim();
}

/** Splits at top-level separators, so `a: { b; c }, d` has two parts for ",". */
function splitTopLevel(text: string, separator: ',' | ';' | '|'): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? '';
    // "=>" is an arrow, not the end of a type argument list.
    if ('([{<'.includes(character)) depth++;
    else if (')]}'.includes(character) || (character === '>' && text[index - 1] !== '=')) depth--;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  parts.push(text.slice(start).trim());
  return parts.filter((part) => part !== '');
}

/** Writes `name(a: A, b: B): R`, with one parameter per line when it is too long for one line. */
export function formatCall(name: string, parameters: readonly string[], result: string): string {
  const single = `${name}(${parameters.join(', ')})${result}`;
  if (single.length <= CODE_COLUMNS || parameters.length === 0) return single;
  return `${name}(\n${parameters.map((parameter) => `  ${formatField(parameter)},`).join('\n')}\n)${result}`;
}

/** Writes a field of an indented list: a long object type or list gets one part per line. */
function formatField(text: string): string {
  if (text.length + 3 <= CODE_COLUMNS) return text;
  const list = /^(.*?)\[([\s\S]*)\]$/.exec(text);
  const parts = list?.[2] === undefined ? [] : splitTopLevel(list[2], ',');
  const long =
    parts.length > 1 ? `${list?.[1] ?? ''}[\n${parts.map((part) => `  ${part},`).join('\n')}\n]` : formatType(text);
  return long.replaceAll('\n', '\n  ');
}

/**
 * Writes a statement with an object or a list of names, `before { a, b } after`, with one field per line when too long.
 */
export function formatFields(before: string, fields: readonly string[], after: string): string {
  const single = `${before}{ ${fields.join(', ')} }${after}`;
  const column = single.length - single.lastIndexOf('\n') - 1;
  if (column <= CODE_COLUMNS) return single;
  const indent = /^ */.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? '';
  return `${before}{\n${fields.map((field) => `${indent}  ${formatField(field).replaceAll('\n', `\n${indent}`)},`).join('\n')}\n${indent}}${after}`;
}

/** Writes a long object type with one field per line; other types stay as they are. */
export function formatType(text: string): string {
  if (text.length <= CODE_COLUMNS) return text;
  const object = /^([^{]*)\{([\s\S]*)\}([^{}]*)$/.exec(text);
  if (object?.[2] === undefined || splitTopLevel(text, '|').length > 1) {
    return splitTopLevel(text, '|').join('\n  | ');
  }
  const fields = splitTopLevel(object[2], ';').map((field) => `  ${field};`);
  return `${object[1] ?? ''}{\n${fields.join('\n')}\n}${object[3] ?? ''}`;
}
