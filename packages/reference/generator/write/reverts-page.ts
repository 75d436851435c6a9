import { revertAnchor, revertName } from '../../model/anchors';
import type { RevertText } from '../../model/contract';
import {
  certaintiesOfTexts,
  countCertainties,
  knownReverts,
  revertEntry,
  textCertainty,
  userTextOf,
  type KnownRevert,
  type RevertCertainty,
  unique,
} from '../../model/known-reverts';
import type { Page } from '../../model/page';
import { contractRoute, howWeKnowRoute, revertsRoute } from '../../model/routes';
import { foldedFact } from './fold';
import { blocks, heading } from './mdx';
import { pageOf } from './page-of';
import { codeLink, guides, line } from './prose';
import type { Reference } from '../../model/reference';
import { capitalized } from './sentence';
import { cell, table, type TableRow } from './table';

/** Writes /api/reverts: one entry per error name, with selector, cause, fix and origin. */
export function revertsPage(reference: Reference): Page {
  const known = knownReverts(reference);
  const texts = reference.surface.revertTexts;
  const { observed, read, inferred } = countCertainties([...known, ...certaintiesOfTexts(reference)]);
  const others = [
    ...(read > 0 ? [`${read} were read in public source`] : []),
    ...(inferred > 0 ? [`${inferred} are inferred`] : []),
  ];
  const rest = others.length === 0 ? '' : `; ${others.join(', ')}, as their entries say`;
  return pageOf(reference, {
    route: revertsRoute,
    title: 'Reverts',
    summary: `All ${known.length} custom errors and ${certaintiesOfTexts(reference).length} revert texts and panics that calls through the SDK can end in: selector, cause, fix and the contracts that raise them.`,
    keywords: ['revert', 'errors', 'error selector', 'reverted', 'panic', 'revert reasons', 'error codes'],
    body: blocks(
      'Paste an error name, a selector, the revert data or the whole message into the filter, or open a row for the cause and the fix. To read a message with its amounts, use the [revert doctor](/tools/errors). A revert with a text, a panic or no data is in [the second table](#texts-and-panics).',
      "Show the quoted sentence to [your app's user](/guides/errors-and-retries#tell-the-user). The word before it names who can act: the user, the app's developer, or the contract's operator.",
      reference.surface.layout.pauses.reverts,
      heading(2, 'Custom errors', 'custom-errors'),
      table(
        'Filter by name, selector or contract',
        ['Error', 'Selector', 'Raised by, cause and fix'],
        known.map((revert) => revertRow(reference, revert, revertEntry(known, revert))),
        { facts: 2 },
      ),
      heading(2, 'Texts, panics and empty reverts', 'texts-and-panics'),
      table(
        'Filter by text or code',
        ['Text or code', 'Raised by, cause and fix'],
        texts.map((text) => textRow(reference, text)),
        { facts: 1 },
      ),
      heading(2, 'How to read an entry', 'how-to-read'),
      `A failed call returns the error's selector, four bytes, and its arguments. The SDK's ABIs declare only some of these errors; for the others viem shows only the bytes. Rows of declared errors say "In the SDK's ABI".`,
      observed === 0 ? null : `${observed} were [observed](${howWeKnowRoute}) on a local chain${rest}.`,
    ),
  });
}

/** Folds a row to one line, labelled with the contracts that raise it: the filter and a link's anchor open the row. */
const answer = (contracts: readonly string[], none: string, ...parts: readonly string[]): string =>
  foldedFact(contracts.length > 1 ? `${contracts.length} contracts` : (contracts[0] ?? none), cell(...parts));

function revertRow(reference: Reference, revert: KnownRevert, id: string): TableRow {
  const { error } = revert;
  const ambiguous = reference.surface.ambiguousErrors.includes(error.signature);
  return {
    id,
    cells: [
      `\`${error.signature}\``,
      `\`${error.selector}\``,
      answer(
        revert.contracts,
        'no contract of the SDK',
        ambiguous ? '**Means different things in different contracts.**' : '',
        `${meanings(reference, revert).join('<br />')} ${certaintyText(revert.certainty)}`.trimEnd(),
        forUsers(reference, error.signature),
        ...raisers(reference, revert),
        guides(reference, `${revertsRoute}#${id}`),
      ),
    ],
  };
}

/** Writes the contracts that raise an error, each with its functions, and whether the SDK's ABI declares it. */
function raisers(reference: Reference, { contracts, functions, declared }: KnownRevert): string[] {
  const linked = (name: string): string => (reference.contracts.has(name) ? `[${name}](${contractRoute(name)})` : name);
  const own = contracts.map((contract) => ({
    contract,
    names: functions.filter((name) => name.startsWith(`${contract}.`)).map((name) => functionRef(reference, name)),
  }));
  const others = functions.filter((name) => !contracts.some((contract) => name.startsWith(`${contract}.`)));
  const silent = own.filter(({ names }) => names.length === 0).map(({ contract }) => linked(contract));
  return [
    silent.join(', '),
    ...own
      .filter(({ names }) => names.length > 0)
      .map(({ contract, names }) => `${linked(contract)}: ${names.join(', ')}`),
    others.map((name) => functionRef(reference, name)).join(', '),
    declared ? "In the SDK's ABI." : '',
  ];
}

const certaintyText = (certainty: RevertCertainty): string => (certainty === 'observed' ? '' : `(${certainty})`);

/** Writes cause and fix. Where contracts need different fixes, each has its own. */
function meanings(reference: Reference, revert: KnownRevert): string[] {
  const [common, ...otherFixes] = unique(revert.meanings.map(({ fix }) => fix)).map((text) => line(reference, text));
  const causes = unique(revert.meanings.map(({ cause }) => line(reference, cause)));
  const own = revert.meanings.map(({ where, cause, fix }) => ({
    cause: `**${where}**: ${line(reference, cause)}`,
    fix: `**Fix:** ${line(reference, fix)}`,
  }));
  if (otherFixes.length > 0) return own.map(({ cause, fix }) => `${cause} ${fix}`);
  const cause = causes.length > 1 ? own.map(({ cause: text }) => text).join(' ') : (causes[0] ?? '');
  return [cause, `**Fix:** ${common ?? ''}`];
}

/** Writes who can resolve it, and the text that an app shows its user. */
function forUsers(reference: Reference, error: string): string {
  const found = userTextOf(reference, error);
  return found === null ? '' : `**${capitalized(found.audience)}:** “${found.user}”`;
}

/** Writes the function `Contract.name` as `name`, because its contract precedes it. */
const functionRef = (reference: Reference, name: string): string =>
  codeLink(reference, name, name.replace(/^[^.]*\./, ''));

function textRow(reference: Reference, text: RevertText): TableRow {
  const term = { text: text.value, panic: `Panic(${text.value})`, 'no-data': 'no data' }[text.kind];
  const id =
    text.kind === 'text' ? revertAnchor(`"${text.value}"`) : text.kind === 'panic' ? revertAnchor(term) : undefined;
  return {
    id,
    cells: [
      `\`${term}\``,
      answer(
        text.contracts,
        'any address',
        line(reference, text.cause),
        `**Fix:** ${line(reference, text.fix)} ${certaintyText(textCertainty(reference, text))}`.trimEnd(),
        forUsers(reference, revertName(text.kind, text.value)),
        text.contracts.length > 1 ? text.contracts.join(', ') : '',
      ),
    ],
  };
}
