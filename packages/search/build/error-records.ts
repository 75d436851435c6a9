import { errorAnchor, revertAnchor } from '@sdk-docs/reference/model/anchors';
import { contractRoute, revertsRoute } from '@sdk-docs/reference/model/routes';
import type { ContractError, RevertText } from '@sdk-docs/reference/model/contract';
import type { Surface } from '@sdk-docs/reference/model/surface';
import { draft, type Draft } from './draft';
import { plain, prose } from '@sdk-docs/reference/model/plain-text';

/** Number of contracts that a result names; the entry itself lists all. */
const NAMED_CONTRACTS = 4;

interface Raised {
  readonly error: ContractError;
  readonly contracts: readonly string[];
}

/**
 * Returns the records of the reverts page, one per error signature and one per revert text or panic, and of the errors
 * that contract pages declare.
 */
export function errorRecords({ contracts, errors, revertTexts }: Surface): Draft[] {
  const declared = contracts.flatMap((contract) =>
    contract.errors.map((error) => ({ error, contracts: [contract.name], route: contractRoute(contract.name) })),
  );
  const onPages = declared.map((raised) => errorRecord(raised, raised.route, errorAnchor(raised.error.name)));
  const raised = bySignature([...declared, ...errors.map((error) => ({ error, contracts: error.contracts }))]);
  const entries = raised.map((one, index) => {
    const { name, selector } = one.error;
    // As on the page, the first of several errors with the same name gets the plain anchor.
    const isFurther = raised[index - 1]?.error.name === name;
    return errorRecord(one, revertsRoute, isFurther ? `${errorAnchor(name)}-${selector}` : errorAnchor(name));
  });
  return [...entries, ...onPages, ...revertTexts.flatMap(revertRecord)];
}

const errorRecord = ({ error, contracts }: Raised, route: string, anchor: string): Draft =>
  draft({
    kind: 'error',
    route,
    name: error.name,
    anchor,
    owner: ownerOf(contracts),
    hex: [error.selector],
    detail: error.signature.slice(error.name.length),
    text: prose(error.doc.summary, error.fix),
  });

function bySignature(all: readonly Raised[]): Raised[] {
  const found = new Map<string, Raised>();
  for (const { error, contracts } of all) {
    const before = found.get(error.signature);
    found.set(error.signature, {
      error: before?.error ?? error,
      contracts: [...new Set([...(before?.contracts ?? []), ...contracts])],
    });
  }
  return [...found.values()].sort((a, b) => a.error.signature.localeCompare(b.error.signature, 'en'));
}

/** Texts are found by their words and in pasted messages. A revert without data has neither name nor anchor. */
function revertRecord({ kind, value, cause, fix, contracts }: RevertText): Draft[] {
  if (kind === 'no-data') return [];
  const name = kind === 'panic' ? `Panic(${value})` : value;
  const anchor = revertAnchor(kind === 'panic' ? name : `"${value}"`);
  const text = prose(cause, fix);
  return [draft({ kind: 'revert', route: revertsRoute, name: plain(name), anchor, owner: ownerOf(contracts), text })];
}

/** Sorted, so that the same contracts are one text of the index. */
const ownerOf = (contracts: readonly string[]): string =>
  contracts.toSorted().slice(0, NAMED_CONTRACTS).join(', ') + (contracts.length > NAMED_CONTRACTS ? ' …' : '');
