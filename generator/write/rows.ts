import type { ContractParameter } from '../../model/contract';
import type { SdkParameter } from '../../model/sdk';
import { open, wrap } from './mdx';
import { line } from './prose';
import { typeLinks } from './type-links';
import type { Reference } from '../../model/reference';

/** `<Rows>`: a definition list of names with types, units and one line of prose each. */
export function rows(label: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `${open('Rows', { label })}\n${items.join('\n')}\n</Rows>`;
}

/** `<FilterTable>`: rows with a field above them that filters by what they say. */
export function filterTable(label: string, items: readonly string[]): string {
  return `${open('FilterTable', { label })}\n${items.join('\n')}\n</FilterTable>`;
}

/** A row of plain words: a term and what it means. */
export function fact(term: string, markdown: string): string {
  return wrap('Row', { term }, markdown);
}

/** What the first of several rows has alone: an id that links lead to, and when it came. */
interface OwnRow {
  readonly id?: string;
  readonly release?: string | null;
}

/** One parameter and the fields of its object type, with dotted names. */
export function parameterRows(
  reference: Reference,
  parameter: SdkParameter,
  prefix = '',
  { id, release }: OwnRow = {},
): string[] {
  const name = `${prefix}${parameter.name}`;
  const own = wrap(
    'Row',
    {
      id,
      name,
      type: parameter.type,
      links: typeLinks(reference, parameter.type),
      unit: parameter.unit,
      optional: parameter.optional,
      initial: parameter.defaultValue,
      release,
    },
    line(reference, parameter.description),
  );
  return [own, ...parameter.fields.flatMap((field) => parameterRows(reference, field, `${name}.`))];
}

/** The guides that lead to an entry, as one row; none when there are none. */
export function guideRows(reference: Reference, route: string): string[] {
  const guides = reference.guidesTo(route).map(({ route: guide, title }) => `[${title}](${guide})`);
  return guides.length === 0 ? [] : [fact('Guides', guides.join(', '))];
}

/** One parameter, return value or field of a contract. `position` names those without a name. */
export function solidityRow(reference: Reference, parameter: ContractParameter, position: number): string {
  return wrap(
    'Row',
    {
      name: parameter.name === '' ? `[${position}]` : parameter.name,
      type: parameter.type,
      unit: parameter.unit,
      indexed: parameter.indexed,
    },
    line(reference, parameter.description),
  );
}
