import { revertOf } from '../../model/anchors';
import type { ContractParameter } from '../../model/contract';
import type { RevertReference } from '../../model/doc';
import type { SdkParameter } from '../../model/sdk';
import { blocks, more, open, wrap } from './mdx';
import { line } from './prose';
import { capitalized } from './sentence';
import { typeLinks } from './type-links';
import { revertLink, type Reference } from '../../model/reference';

/**
 * Writes `<Rows>`: a definition list of names with types, units and one line of prose each. `label` is null where a
 * heading says it.
 */
export function rows(label: string | null, items: readonly string[]): string {
  return items.length === 0 ? '' : `${open('Rows', { label })}\n${items.join('\n')}\n</Rows>`;
}

/** Writes `<Facts>`: a list of facts without a label. */
export function facts(items: readonly string[]): string {
  return items.length === 0 ? '' : `<Facts>\n${items.join('\n')}\n</Facts>`;
}

/** Writes the part next to the description on a wide window: the signature, the call and what it sends. */
export function pane(...parts: readonly (string | null)[]): string {
  return blocks('<Pane>', ...parts, '</Pane>');
}

/**
 * Writes the end of an entry, folded: prose about details, then facts. `words` name what the facts are about; null where
 * the whole entry is folded already.
 */
export function entryEnd(details: string, items: readonly string[], words: string | null): string {
  if (words === null) return blocks(details, facts(items));
  const parts = [...(details === '' ? [] : ['details']), ...(items.length === 0 ? [] : [words])].join(', ');
  return more(capitalized(parts), details, facts(items));
}

/** `<FilterTable>`: rows with a field above them that filters by their text. */
export function filterTable(label: string, items: readonly string[]): string {
  return `${open('FilterTable', { label })}\n${items.join('\n')}\n</FilterTable>`;
}

/** Writes a row of a term and its description. */
export function fact(term: string, markdown: string): string {
  return wrap('Row', { term }, markdown);
}

/** Writes a list as one row; nothing without items. */
export const listFact = (term: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [fact(term, items.join(', '))];

/** Attributes of only the first of several rows: an id as a link target, and its release. */
interface OwnRow {
  readonly id?: string;
  readonly release?: string | null;
}

/** Writes one parameter and the fields of its object type, with dotted names. */
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

/** Number of errors named at the top of a page. */
const WATCHED = 3;

/** Who can resolve a revert; a page lists first what its users can meet. */
const AUDIENCES = ['user', 'operator', 'developer'];

/** How the reason of an error begins that nobody needs to expect. */
const RULED_OUT = /^not expected\b/;

/**
 * Writes two errors of each of the commonest calls as one row, users' errors first; empty without any. Of errors with
 * the same audience the first in the surface counts.
 */
export function watchRow({ surface }: Reference, calls: readonly (readonly RevertReference[])[]): string[] {
  const audiences = new Map(surface.userTexts.map(({ error, audience }) => [revertOf(error), audience]));
  const byAudience = (names: readonly string[]): string[] => {
    const place = (name: string): number => AUDIENCES.indexOf(audiences.get(name) ?? 'developer');
    return names.toSorted((one, other) => place(one) - place(other));
  };
  const watched: string[] = [];
  for (const reverts of calls) {
    const possible = reverts.filter(({ text }) => !RULED_OUT.test(text)).map(({ name }) => name);
    watched.push(...byAudience(possible.filter((name) => !watched.includes(name))).slice(0, 2));
  }
  return listFact(
    'Reverts to expect',
    byAudience(watched)
      .slice(0, WATCHED)
      .map((name) => `[\`${name}\`](${revertLink(name)})`),
  );
}

/** Writes the guides that link to an entry, as one row; empty without any. */
export function guideRows(reference: Reference, route: string): string[] {
  return listFact(
    'Guides',
    reference.guidesTo(route).map(({ route: guide, title }) => `[${title}](${guide})`),
  );
}

/** Writes the parameters of a method, a function or a constructor, or the fields of a type. */
export const parameterList = (
  reference: Reference,
  label: string | null,
  parameters: readonly SdkParameter[],
): string =>
  rows(
    label,
    parameters.flatMap((parameter) => parameterRows(reference, parameter)),
  );

/** Writes parameters, return values or fields of a contract. A position replaces a missing name. */
export const solidityRows = (reference: Reference, parameters: readonly ContractParameter[]): string[] =>
  parameters.map(({ name, type, unit, indexed, description }, position) =>
    wrap('Row', { name: name === '' ? `[${position}]` : name, type, unit, indexed }, line(reference, description)),
  );
