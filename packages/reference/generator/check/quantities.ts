import { parseUnits } from 'viem';
import type { Quantity } from '../../model/quantities';
import type { Surface } from '../../model/surface';
import { lineOf, proseOf, type AuthoredText } from './authored-texts';
import { decimalsOf } from './amounts';
import { countsOf, type Counts } from './counts';
import { BARE, quantitiesIn, type Written } from './quantities-in';
import { problem, type Rule } from './rule';

/**
 * Every time, fraction, amount and count in the prose of surface/ and site/docs/ is in surface/quantities.json, with
 * the same value and a word of its subject in the same sentence, row or item. The values are compared with their
 * sources.
 */
export const quantities: Rule = (surface) => {
  // A surface without facts, like most fixtures.
  if (surface.quantities.length === 0) return [];
  const decimals = decimalsOf(surface);
  const tokens = [...decimals.keys()];
  const facts = surface.quantities.flatMap((fact) =>
    quantitiesIn(fact.value, tokens).map((value) => ({ fact, value, about: new RegExp(fact.about, 'i') })),
  );
  const used = new Set<Quantity>();
  const counts = countsOf(surface);
  const problems = proseOf(surface).flatMap((item) =>
    partsOf(item).flatMap(({ text, start }) =>
      quantitiesIn(text, tokens).flatMap((found) => {
        const context = `${item.name} ${text}`;
        if (CARD.test(text.slice(0, found.index))) return [];
        if (found.unit === 'decimals' && statesDecimals(found, context, decimals)) return [];
        const near = facts.filter(({ value, about }) => [value.unit, BARE].includes(found.unit) && about.test(context));
        const own = near.filter(({ value }) => value.amount === found.amount);
        own.forEach(({ fact }) => used.add(fact));
        if (own.length > 0) return [];
        const said = [...new Set(near.map(({ fact }) => fact.value))].join(', ');
        const hint = `${said === '' ? 'correct it' : `the facts say ${said} here: correct it`}, or add it with its source to surface/quantities.json`;
        return [
          problem(lineOf(item, start + found.index), `"${found.words.replace(/ +/g, ' ').trim()}" has no source`, hint),
        ];
      }),
    ),
  );
  return [
    ...problems,
    // Without pages, rows that only pages use can't be checked.
    ...(surface.pageTexts.length === 0 ? [] : surface.quantities)
      .filter((fact) => !used.has(fact))
      .map(({ value, about, location }) =>
        problem(location, `no text says ${value} about ${about}`, 'delete the row, or correct its words'),
      ),
    ...surface.quantities.flatMap((fact) => unlike(fact, surface, decimals, counts)),
    ...cards(surface, counts),
  ];
};

/** Text before the count on a card that opens the composer with a handler or a contract. */
const CARD = /#in=(\w+)">$/;

/** Each card states how many methods of its handler send, or how many functions of its contract change state. */
const cards = ({ pageTexts }: Surface, counts: Counts) =>
  pageTexts.flatMap((page) =>
    [...page.prose.matchAll(/#in=(\w+)">(\d+) (method|function)/g)].flatMap(
      ({ 1: name = '', 2: said = '', 3: what, index }) => {
        const source = what === 'method' ? `methods of ${name}` : `functions of ${name} that change state`;
        const is = counts.get(source);
        if (is === Number(said)) return [];
        const where = lineOf({ ...page, name: '', text: page.prose }, index);
        return [problem(where, `"${said} ${what}s" are not the ${source}`, `the surface has ${is ?? 'none'}`)];
      },
    ),
  );

/** Each row and item of a page is a part; a text of the surface is one part. */
function partsOf({ text, location }: AuthoredText): readonly { readonly text: string; readonly start: number }[] {
  if (!location.file.endsWith('.mdx')) return [{ text, start: 0 }];
  let start = 0;
  return text.split(/(?=\n *(?:[-|]|\d+\.) )/).map((part) => {
    const from = start;
    start += part.length;
    return { text: part, start: from };
  });
}

type Decimals = ReturnType<typeof decimalsOf>;

/** Whether a token in the context has these decimals; "have 18 decimals" without a token matches any. */
const statesDecimals = ({ amount }: Written, context: string, decimals: Decimals): boolean =>
  [...decimals].some(([token, places]) => `${places}` === amount && new RegExp(`\\b${token}\\b`).test(context));

const fix = 'correct the value, or what it comes from';

/** Compares a fact with the limit, boundary or figure that it names. */
function unlike(fact: Quantity, surface: Surface, decimals: Decimals, counts: Counts) {
  const { known, value, source, location } = fact;
  const [found] = quantitiesIn(value, [...decimals.keys()]);
  if (found === undefined) return [problem(location, `"${value}" is no quantity`, 'write a number and its unit')];
  const units = baseUnits(found, decimals);
  const sources: Readonly<Record<Quantity['known'], () => boolean>> = {
    limit: () => {
      const [kind, of = '', argument] = source.split(' ');
      return surface.limits.some(
        (row) => row.kind === kind && row.of.includes(of) && row.argument === argument && row.amount === units,
      );
    },
    boundary: () =>
      surface.observedReverts.some(
        ({ error, passes }) => error === source && JSON.stringify(passes?.args ?? []).includes(`"${units}"`),
      ),
    set: () => {
      const [contract = '', ...name] = source.split(' ');
      return surface.observedFigures.some(
        ({ call, set }) => call.startsWith(`${contract}.`) && set[name.join(' ')] === value,
      );
    },
    counted: () => counts.get(source) === Number(found.amount),
    read: () => source !== '',
    defined: () => source !== '',
    chosen: () => source !== '',
  };
  const holds = sources[known] as (() => boolean) | undefined;
  if (holds === undefined) return [problem(location, `"${known}" is no way to know`, Object.keys(sources).join(', '))];
  const hint = known === 'counted' && counts.has(source) ? `the count is ${counts.get(source)}: ${fix}` : fix;
  return holds() ? [] : [problem(location, `${known} "${source}" does not say ${value}`, hint)];
}

const baseUnits = ({ amount, unit }: Written, decimals: Decimals): string => {
  const places = decimals.get(unit);
  return places === undefined || places === null ? amount : `${parseUnits(amount, places)}`;
};
