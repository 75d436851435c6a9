import { errorAnchor, revertName } from './anchors';
import type { Confidence, ContractError, RevertText, UserText } from './contract';
import type { Reference } from './reference';

/** Observed on a local chain, read in public source, inferred from it, or unknown. */
export type RevertCertainty = 'observed' | 'read' | 'inferred' | 'unknown';

/** An error with every contract that is known to raise it. */
export interface KnownRevert {
  readonly error: ContractError;
  readonly contracts: readonly string[];
  readonly functions: readonly string[];
  readonly declared: boolean;
  /** How it is known that public code raises it. */
  readonly certainty: RevertCertainty;
  /** What the declarations say, one per meaning. */
  readonly meanings: readonly { readonly where: string; readonly cause: string; readonly fix: string }[];
}

/** Every custom error by signature, in the order of the page of reverts. */
export function knownReverts(reference: Reference): KnownRevert[] {
  const bySignature = new Map<string, KnownRevert>();
  const observed = new Set(reference.surface.observedReverts.map(({ error }) => error));
  const add = (
    error: ContractError,
    where: string,
    rest: Omit<KnownRevert, 'error' | 'meanings' | 'certainty'>,
    confidence: Confidence,
  ) => {
    const before = bySignature.get(error.signature);
    const known = before?.certainty ?? certaintyOf(confidence);
    const meaning = { where, cause: error.doc.summary, fix: error.fix };
    bySignature.set(error.signature, {
      error,
      contracts: unique([...(before?.contracts ?? []), ...rest.contracts]),
      functions: unique([...(before?.functions ?? []), ...rest.functions]),
      declared: (before?.declared ?? false) || rest.declared,
      certainty: settled(known, observed.has(error.signature)),
      meanings: [...(before?.meanings ?? []), meaning],
    });
  };
  for (const contract of reference.surface.contracts) {
    for (const error of contract.errors) {
      const functions = contract.functions
        .filter(({ reverts }) => reverts.some((revert) => revert.name === error.name))
        .map(({ name }) => `${contract.name}.${name}`);
      add(error, contract.name, { contracts: [contract.name], functions, declared: true }, 'read');
    }
  }
  for (const error of reference.surface.errors) {
    const { contracts, functions, confidence } = error;
    add(error, contracts.join(', '), { contracts, functions, declared: false }, confidence);
  }
  // Functions of other contracts that name the error without declaring it.
  return [...bySignature.values()]
    .map((revert) => {
      const raisers = reference.surface.contracts.flatMap((contract) =>
        contract.functions
          .filter(({ reverts }) => reverts.some(({ name }) => name === revert.error.name))
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

/** How it is known that public code reverts with a text, a panic, or without data. */
export const textCertainty = ({ surface }: Reference, { kind, value, confidence }: RevertText): RevertCertainty =>
  settled(
    certaintyOf(confidence),
    surface.observedReverts.some(({ error }) => error === revertName(kind, value)),
  );

/** The text that an app shows its user for a revert, and who can resolve it; null when the surface has none. */
export const userTextOf = ({ surface }: Reference, error: string): UserText | null =>
  surface.userTexts.find((text) => text.error === error) ?? null;

/** Certainty of every text and panic, but not of a revert without data. */
export const certaintiesOfTexts = (reference: Reference): { readonly certainty: RevertCertainty }[] =>
  reference.surface.revertTexts
    .filter(({ kind }) => kind !== 'no-data')
    .map((text) => ({ certainty: textCertainty(reference, text) }));

/** Counts reverts by certainty. */
export function countCertainties(
  known: readonly { readonly certainty: RevertCertainty }[],
): Readonly<Record<RevertCertainty, number>> {
  const counts = { observed: 0, read: 0, inferred: 0, unknown: 0 };
  for (const { certainty } of known) counts[certainty]++;
  return counts;
}

/** Anchor on the page of reverts: of errors with one name, the first owns the plain anchor. */
export function revertEntry(known: readonly KnownRevert[], { error }: KnownRevert): string {
  const first = known.find((other) => other.error.name === error.name);
  return first?.error.signature === error.signature
    ? errorAnchor(error.name)
    : `${errorAnchor(error.name)}-${error.selector}`;
}

/** SDK methods that name a revert: `PufferVaultHandler.deposit`. */
export const methodsWith = ({ handlers }: Reference, name: string): string[] =>
  handlers.flatMap((handler) =>
    handler.class.methods
      .filter(({ reverts }) => reverts.some((revert) => revert.name === name))
      .map((method) => `${handler.class.name}.${method.name}`),
  );

/** A revert provoked in public code is observed, whatever else is known. Which code is deployed is another question. */
const settled = (known: RevertCertainty, observed: boolean): RevertCertainty => (observed ? 'observed' : known);

/** General knowledge counts as unknown. */
const certaintyOf = (confidence: Confidence): RevertCertainty => (confidence === 'MEMORY' ? 'unknown' : confidence);

/** Each text once. */
export const unique = (items: readonly string[]): string[] => [...new Set(items)];
