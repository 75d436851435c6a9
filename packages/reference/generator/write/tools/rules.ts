import { replacedAddresses } from '../../../model/history';
import { writes } from '../../../model/contract';
import { plain } from '../../../model/plain-text';
import type { Reference } from '../../../model/reference';
import type { FormerPlace, RulesBook } from '../../../model/tools-book';
import type { RulesFile } from '../../../model/tools-files';
import { addressEntries } from '../address-entries';
import { placesBook } from './places';

/** Rights of single accounts that are not administrators: the account that the call concerns. */
const OWN = /^the user\b/;
/** Kinds of access that are closed to ordinary accounts. */
const CLOSED: readonly string[] = ['role', 'owner', 'account'];

/** Data that warnings compare a call with. */
function rulesBook(reference: Reference): RulesBook {
  const { surface } = reference;
  const former = formerPlaces(reference);
  const closed = (contract: string, name: string): boolean =>
    surface.access.rules.some(
      (rule) => rule.contract === contract && rule.functions.includes(name) && CLOSED.includes(rule.kind),
    );
  const writing = surface.contracts.flatMap(({ name, functions }) =>
    functions
      .filter(writes)
      .map((member) => ({ key: `${name}.${member.name}`, closed: closed(name, member.name), member })),
  );
  return {
    who: Object.fromEntries(
      writing.flatMap((row) =>
        !row.closed || row.member.access === null || OWN.test(row.member.access)
          ? []
          : [[row.key, plain(row.member.access)]],
      ),
    ),
    cautions: Object.fromEntries(
      writing.flatMap(({ key, member }) =>
        member.caveats.warnings.length === 0 ? [] : [[key, member.caveats.warnings.map(plain)]],
      ),
    ),
    // The order of the fields that compresses best.
    limits: surface.limits.map(({ of, argument, text, kind, amount }) => ({ of, argument, text, kind, amount })),
    implementations: [
      ...new Set(
        addressEntries(reference).flatMap(({ implementation }) =>
          implementation === null ? [] : [implementation.toLowerCase()],
        ),
      ),
    ],
    formerAt: [...new Set(former.map(([address, chain]) => `${address} ${chain}`))],
    former,
  };
}

/** Addresses that a release replaced, with the releases that have them. Those that a table still has are left out. */
function formerPlaces(reference: Reference): readonly FormerPlace[] {
  const { history } = reference.surface;
  const { chains, places } = placesBook(reference);
  return (history === null ? [] : replacedAddresses(history)).flatMap(({ address, path, from, to }): FormerPlace[] => {
    const chain = path.find((part) => part in chains) ?? '';
    if (places.some((place) => place.chain === chain && place.address === address)) return [];
    return [[address.slice(0, 18), chain, path.filter((part) => part !== chain).join(' '), from, to]];
  });
}

/** The same, each text once: packages/tools/book/rules.ts unpacks it. */
export function rulesFile(reference: Reference): RulesFile {
  const { who, cautions, ...rest } = rulesBook(reference);
  return {
    who: byText(Object.entries(who)),
    cautions: byText(Object.entries(cautions).flatMap(([key, texts]) => texts.map((text) => [key, text] as const))),
    ...rest,
  };
}

function byText(pairs: readonly (readonly [string, string])[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, text] of pairs) found[text] = found[text] === undefined ? key : `${found[text]} ${key}`;
  return found;
}
