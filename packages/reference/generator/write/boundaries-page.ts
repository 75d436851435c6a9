import { revertOf } from '../../model/anchors';
import { boundariesOf, isOneStep, sharedArguments } from '../../model/boundary';
import type { ObservedRevert } from '../../model/observed-reverts';
import type { Page } from '../../model/page';
import { revertLink, type Reference } from '../../model/reference';
import { boundariesRoute, howWeKnowRoute, revertsRoute } from '../../model/routes';
import { blocks, plainMdx, heading } from './mdx';
import { figureText } from './observed-text';
import { pageOf } from './page-of';
import { codeLink, line } from './prose';
import { cell, table } from './table';

/** Returns the reverting calls that have a neighbour that passes. */
export const triedLimits = (reference: Reference): ObservedRevert[] =>
  reference.surface.observedReverts.filter((row) => boundariesOf(row, contractOf(reference, row)).length > 0);

/** Writes /api/borders: every limit that was tried from both sides, and every fee and rounding with its amounts. */
export function boundariesPage(reference: Reference): Page {
  const { observedFigures, notTried } = reference.surface;
  const limits = triedLimits(reference);
  const steps = limits.filter(isOneStep);
  return pageOf(reference, {
    route: boundariesRoute,
    title: 'Limits, fees and rounding',
    summary: `${limits.length} calls that pass, each next to one that reverts, ${steps.length} of them one base unit or one second apart; and ${observedFigures.length} fees and roundings with their amounts, on public code.`,
    keywords: ['limits', 'minimum', 'maximum', 'cap', 'deadline', 'fee', 'rounding', 'boundary', 'border'],
    aside: true,
    body: blocks(
      heading(2, 'Limits to know before you send', 'to-know'),
      'The tools of this site warn you about these. "Read" means read in public source code. An upgrade of a contract can change a limit.',
      limitsTable(reference),
      heading(2, 'Limits and conditions', 'limits'),
      `This is a test log, [observed](${howWeKnowRoute}) on a local chain with public code. The test sets fees, rates, caps and roles; limits in code come from the commit of that code. For Mainnet, read the values from the contracts.`,
      `The first value passes, and the second one [reverts](${revertsRoute}). Each pair differs only in the value shown and in signatures. Times are measured from the previous step.`,
      table(
        'Filter by function or error',
        ['Function', 'Passes', 'Reverts', 'Error', 'Before'],
        limits.map((row) => ({
          cells: [call(reference, row.call), ...boundary(reference, row), error(row), before(around(reference, row))],
        })),
        { facts: 2, stacked: true, fold: `All ${limits.length} pairs of calls` },
      ),
      heading(2, 'Fees and rounding', 'figures'),
      'Each function was called with two neighbouring amounts and with a whole token. All values are in base units.',
      table(
        'Filter by function',
        ['Function', 'Amount and result', 'Before'],
        observedFigures.map((figure) => ({
          cells: [
            call(reference, figure.call),
            amount(figureText(figure, memberOf(reference, figure.call))),
            before(figure.before),
          ],
        })),
        { facts: 0, fold: `All ${observedFigures.length} results` },
      ),
      notTried.length === 0
        ? null
        : blocks(
            heading(2, 'Not tried', 'not-tried'),
            'No passing call next to these errors was tried. Some of the errors were still provoked.',
            table(
              null,
              ['What', 'Why'],
              notTried.map(({ what, why }) => ({ cells: [`\`${what}\``, line(reference, why)] })),
              { facts: 0 },
            ),
          ),
    ),
  });
}

/** Limits that the tools warn about, one row per sentence. Supplies do not limit a call. */
function limitsTable(reference: Reference): string {
  const limits = reference.surface.limits.filter(({ kind }) => kind !== 'supply');
  const texts = [...new Set(limits.map(({ text }) => text))];
  return table(
    null,
    ['Limit', 'How it is known', 'Function'],
    texts.map((text) => {
      const same = limits.filter((limit) => limit.text === text);
      const known = [...new Set(same.map(({ certainty }) => certainty))].join(', ');
      const names = [...new Set(same.flatMap(({ of }) => of))];
      return {
        cells: [plainMdx(text), known, names.map((name) => codeLink(reference, name)).join(', ')],
      };
    }),
    { facts: 1 },
  );
}

const memberOf = (reference: Reference, name: string) => {
  const [contract = '', signature = ''] = name.split('.');
  return reference.functionOf(contract, signature);
};

function call(reference: Reference, name: string): string {
  const short = name.replace(/\(.*/, '');
  return memberOf(reference, name) === null ? `\`${short}\`` : codeLink(reference, short);
}

const contractOf = (reference: Reference, { call: name }: ObservedRevert) =>
  reference.contracts.get(name.replace(/\..*/, '')) ?? null;

/** Steps before the calls, and shared arguments that the limit depends on. */
const around = (reference: Reference, row: ObservedRevert): readonly string[] => [
  ...row.before,
  ...sharedArguments(row, contractOf(reference, row)),
];

/** Writes the passing and the reverting value, each with the name of what differs. */
function boundary(reference: Reference, row: ObservedRevert): [passes: string, reverts: string] {
  const boundaries = boundariesOf(row, contractOf(reference, row));
  const words = (side: 'passes' | 'reverts'): string =>
    cell(
      ...boundaries.map((item) =>
        item.passes === item.reverts
          ? `${plainMdx(item.name)} differs`
          : `${plainMdx(item.name)} ${amount(item[side])}`,
      ),
    );
  return [words('passes'), words('reverts')];
}

/** Writes base units in groups of three digits: two neighbouring amounts differ in the last one. */
const amount = (words: string): string =>
  plainMdx(words.replace(/(?<![.\d\w])\d{5,}(?![\w.])/g, (digits) => BigInt(digits).toLocaleString('en-US')));

function error({ error: signature }: ObservedRevert): string {
  const name = revertOf(signature);
  return `[\`${name}\`](${revertLink(name)})`;
}

const before = (steps: readonly string[]): string => plainMdx(steps.join('; '));
