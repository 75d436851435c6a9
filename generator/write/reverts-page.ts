import { errorAnchor, revertAnchor } from '../../model/anchors';
import type { ContractError, RevertText, UndeclaredError } from '../../model/contract';
import type { Page } from '../../model/page';
import { contractRoute, pageFile, revertsRoute } from '../../model/routes';
import { blocks, element, heading, open, wrap } from './mdx';
import { pageOf } from './page-of';
import { line } from './prose';
import type { Reference } from '../../model/reference';

/** An error and all contracts that are known to raise it. */
interface KnownRevert {
  readonly error: ContractError;
  readonly contracts: readonly string[];
  readonly functions: readonly string[];
  readonly declared: boolean;
  readonly confidence: UndeclaredError['confidence'];
  /** The declared causes and fixes, one per meaning. */
  readonly meanings: readonly { readonly where: string; readonly cause: string; readonly fix: string }[];
}

/** Writes /api/reverts: one entry per error name, with selector, cause, fix and origin. */
export function revertsPage(reference: Reference): Page {
  const known = knownReverts(reference);
  const texts = reference.surface.revertTexts;
  return pageOf(reference, {
    file: pageFile(revertsRoute),
    route: revertsRoute,
    path: null,
    variant: 'reference',
    title: 'Reverts',
    summary: `All ${known.length} custom errors and ${texts.length} revert texts and panics that calls through the SDK can end in: selector, cause, fix and the contracts that raise them.`,
    keywords: ['revert', 'errors', 'error selector', 'reverted', 'panic', 'revert reasons', 'error codes'],
    components: ['FilterTable', 'Row', 'Hex'],
    body: blocks(
      `A failed call returns four bytes, the selector of the error, and its arguments. The ABIs of the SDK declare only some of these errors, so viem often shows only the bytes. Filter by name, by selector or by contract.`,
      'A paused core contract of Puffer does not say so: its functions revert with [`AccessManagedUnauthorized`](#error-AccessManagedUnauthorized).',
      heading(2, 'Custom errors', 'custom-errors'),
      table(
        'Filter by name, selector or contract',
        known.map((revert, index) => revertRow(reference, revert, known[index - 1]?.error.name !== revert.error.name)),
      ),
      heading(2, 'Texts, panics and empty reverts', 'texts-and-panics'),
      table(
        'Filter by text or code',
        texts.map((text) => textRow(reference, text)),
      ),
    ),
  });
}

function table(label: string, items: readonly string[]): string {
  return `${open('FilterTable', { label })}\n${items.join('\n')}\n</FilterTable>`;
}

function knownReverts(reference: Reference): KnownRevert[] {
  const bySignature = new Map<string, KnownRevert>();
  const add = (error: ContractError, where: string, rest: Omit<KnownRevert, 'error' | 'meanings'>) => {
    const before = bySignature.get(error.signature);
    const meaning = { where, cause: error.doc.summary, fix: error.fix };
    bySignature.set(error.signature, {
      error,
      contracts: unique([...(before?.contracts ?? []), ...rest.contracts]),
      functions: unique([...(before?.functions ?? []), ...rest.functions]),
      declared: (before?.declared ?? false) || rest.declared,
      confidence: before?.confidence ?? rest.confidence,
      meanings: [...(before?.meanings ?? []), meaning],
    });
  };
  for (const contract of reference.surface.contracts) {
    for (const error of contract.errors) {
      const functions = contract.functions
        .filter(({ reverts }) => reverts.some((revert) => revert.error === error.name))
        .map(({ name }) => `${contract.name}.${name}`);
      add(error, contract.name, { contracts: [contract.name], functions, declared: true, confidence: 'read' });
    }
  }
  for (const error of reference.surface.errors) {
    add(error, error.contracts.join(', '), { ...error, declared: false });
  }
  // Returns functions of other contracts that name the error without declaring it.
  return [...bySignature.values()]
    .map((revert) => {
      const raisers = reference.surface.contracts.flatMap((contract) =>
        contract.functions
          .filter(({ reverts }) => reverts.some(({ error }) => error === revert.error.name))
          .map(({ name }) => ({ contract: contract.name, name: `${contract.name}.${name}` })),
      );
      return {
        ...revert,
        contracts: unique([...revert.contracts, ...raisers.map(({ contract }) => contract)]),
        functions: unique([...revert.functions, ...raisers.map(({ name }) => name)]),
      };
    })
    .sort((a, b) => a.error.signature.localeCompare(b.error.signature, 'en'));
}

const unique = (items: readonly string[]): string[] => [...new Set(items)];

/** `first` means that no row above has the same name, so this row gets the plain anchor. */
function revertRow(reference: Reference, revert: KnownRevert, first: boolean): string {
  const { error } = revert;
  const id = first ? errorAnchor(error.name) : `${errorAnchor(error.name)}-${error.selector}`;
  const contracts = revert.contracts
    .map((name) => (reference.contracts.has(name) ? `[${name}](${contractRoute(name)})` : name))
    .join(', ');
  const ambiguous = reference.surface.ambiguousErrors.includes(error.signature);
  const functions = revert.functions.map((name) => functionRef(reference, name)).join(', ');
  const text = [
    element('Hex', { value: error.selector, label: 'selector' }),
    ambiguous ? '**Means different things in different contracts.**' : '',
    ...meanings(reference, revert),
    contracts === ''
      ? 'No contract of the SDK is known to raise it.'
      : `**Raised by:** ${contracts}${functions === '' ? '' : ` in ${functions}`}.`,
    revert.declared ? '' : 'No ABI of the SDK declares it.',
    guides(reference, `${revertsRoute}#${id}`),
    revert.confidence === 'read'
      ? ''
      : `(${revert.confidence === 'MEMORY' ? 'from general knowledge, not checked' : 'inferred'})`,
  ];
  return wrap('Row', { id, name: error.signature }, text.filter((part) => part !== '').join('<br />'));
}

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

/** Writes `**Guides:** ...`; empty when no guide links to the entry. */
function guides(reference: Reference, route: string): string {
  const links = reference.guidesTo(route).map((guide) => `[${guide.title}](${guide.route})`);
  return links.length === 0 ? '' : `**Guides:** ${links.join(', ')}.`;
}

function functionRef(reference: Reference, name: string): string {
  const route = reference.link(name);
  return route === null ? `\`${name}\`` : `[\`${name}\`](${route})`;
}

function textRow(reference: Reference, text: RevertText): string {
  const term = { text: text.value, panic: `Panic(${text.value})`, 'no-data': 'no data' }[text.kind];
  const parts = [
    line(reference, text.cause),
    `**Fix:** ${line(reference, text.fix)}`,
    text.contracts.length === 0 ? '' : `**Raised by:** ${text.contracts.join(', ')}.`,
    text.confidence === 'read'
      ? ''
      : `(${text.confidence === 'MEMORY' ? 'from general knowledge, not checked' : 'inferred'})`,
  ];
  const id =
    text.kind === 'text' ? revertAnchor(`"${text.value}"`) : text.kind === 'panic' ? revertAnchor(term) : undefined;
  return wrap('Row', { id, name: term }, parts.filter((part) => part !== '').join('<br />'));
}
