import type { AccessStatement, Certainty } from '../../model/access';
import { kindWords, ruleOf } from '../../model/access';
import { accessAnchor, roleAnchor, sourceAnchor } from '../../model/anchors';
import type { ContractFunction } from '../../model/contract';
import { accessRoute } from '../../model/routes';
import { line } from './prose';
import type { Reference } from '../../model/reference';
import { sentence, words } from './sentence';

const doubts: Readonly<Record<Certainty, string>> = {
  read: '',
  inferred: '**Inferred.**',
  unknown: '**Unknown.**',
};

/** Writes long names, of files and roles, as code, which can break. */
export const withCode = (text: string): string => text.replace(/[^\s`]{25,}/g, '`$&`');

/**
 * Returns links to the sources and the certainty of a statement: `Source: [a](#..), [b](#..). **Inferred.**`. The
 * sources are entries of the access page; other pages pass its route.
 */
export function provenance(reference: Reference, sources: readonly string[], certainty: Certainty, page = ''): string {
  const links = sources.flatMap((id) => {
    const source = reference.surface.access.sources.find((candidate) => candidate.id === id);
    return source === undefined ? [] : [`[${withCode(source.text)}](${page}#${sourceAnchor(id)})`];
  });
  return words(links.length === 0 ? '' : `Source: ${links.join(', ')}.`, doubts[certainty]);
}

/** Returns a statement of surface/access as Markdown, with its provenance. */
export const statement = (reference: Reference, { text, sources, certainty }: AccessStatement): string =>
  words(sentence(line(reference, text)), provenance(reference, sources, certainty));

/** Returns `[77](#role-77) ROLE_ID_DAO`, for the access page itself. */
export function roleLinks(reference: Reference, ids: readonly string[]): string {
  return ids
    .map((id) => {
      const role = reference.surface.access.roles.find((candidate) => candidate.id === id);
      return `[${id === maxRole ? '' : `${id} `}${withCode(role?.name ?? '')}](#${roleAnchor(id)})`;
    })
    .join(', ');
}

/** Too long for a table, which shows the name instead. */
const maxRole = String(2n ** 64n - 1n);

/**
 * Returns who may call a function, with a link to the access page; null for a function that is always open to everyone.
 */
export function accessText(
  reference: Reference,
  contract: string,
  member: ContractFunction,
  anchor = accessAnchor(contract, member.name),
): string | null {
  const rule = ruleOf(reference.surface.access, contract, member.name);
  if (rule === null) return member.access === null ? null : line(reference, member.access);
  if (rule.kind === 'open') return null;
  const who = member.access === null ? kindWords[rule.kind] : line(reference, member.access);
  return `${sentence(who)} [Access](${accessRoute}#${anchor})`;
}

/**
 * Returns the same in two or three words, for pages that state it for many methods; the link leads to the full
 * sentence. A role without a published id links to the entry of its contract, which states it once.
 */
export function accessLink(reference: Reference, contract: string, member: ContractFunction): string | null {
  const rule = ruleOf(reference.surface.access, contract, member.name);
  if (rule === null || rule.kind === 'open') return null;
  const nameless = rule.kind === 'role' && rule.roles.length === 0;
  const who = nameless
    ? 'a role without a published id'
    : rule.kind === 'role'
      ? `role ${rule.roles.join(', ')}`
      : kindWords[rule.kind];
  return `[${who}](${accessRoute}#${accessAnchor(contract, member.name)})`;
}
