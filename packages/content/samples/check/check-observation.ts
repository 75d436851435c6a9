import type { NotObserved, Observation } from '@sdk-docs/reference/model/observation';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { callsOf } from '../read/batch';
import { addressBook } from '../read/address-book';
import { broughtAddresses } from '../read/brought';
import { callOf, isTransaction } from '../read/decode';
import type { Example } from '../read/example';
import { observationFile, readObserved, scenarioHash } from '../read/observation';
import { readRecording, type Recording } from '../read/recording';
import { sealOf } from '@sdk-docs/reference/generator/read/seal';
import { claimProblems, claimText, observedClaims, readClaims } from './observed-claims';

/** Returns the problems of the observations: missing, stale, or in conflict with recording, header or reference. */
export function checkObservations(
  root: string,
  reference: Reference,
  examples: ReadonlyMap<string, Example>,
): string[] {
  return [...examples.values()].flatMap((example) => {
    const { name, notExecuted } = example;
    const recording = readRecording(root, name);
    if (notExecuted !== null) return [];
    const observed = readObserved(root, name);
    const problems = checkObservation(reference, example, recording, observed, scenarioHash(root, name));
    return problems.map((problem) => `${observationFile(name)} ${problem}`);
  });
}

/**
 * Compares an observation with its example, its recording and the reference. CI runs this: it needs neither the SDK nor
 * the contracts.
 *
 * @param scenario - SHA-256 of the scenario's file, null without one
 */
export function checkObservation(
  reference: Reference,
  example: Example,
  recording: Recording | null,
  observed: Observation | NotObserved | null,
  scenario: string | null,
): string[] {
  if (observed === null)
    return [
      `does not exist: run npm run samples:observe, or write { "example": "${example.name}", "notObserved": "<why>" }`,
    ];
  if ('notObserved' in observed)
    return observed.notObserved === '' ? ['says not why the example was not observed'] : [];
  const problems: string[] = [];
  if (observed.seal !== sealOf(observed))
    problems.push('was edited by hand: only npm run samples:observe writes observations');
  if (observed.sha256 !== example.sha256)
    problems.push('is stale: the example has changed; run npm run samples:observe');
  if (observed.scenario !== scenario) problems.push('is stale: the scenario has changed; run npm run samples:observe');
  const { upstream } = reference.surface;
  if (observed.package !== upstream.package || observed.version !== upstream.version)
    problems.push(`was made with ${observed.package} ${observed.version}`);
  return [
    ...problems,
    ...(recording === null ? [] : transactionProblems(broughtAddresses(example), recording, observed)),
    ...selectorProblems(reference, example, observed),
    ...claims(example, observed),
  ];
}

/**
 * Compares target, selector, value and sender of the transactions with the recording, in order. `brought`: placeholders
 * for addresses that the reader sets; on the local chain the contract may have another address.
 */
function transactionProblems(
  brought: Readonly<Record<string, string>>,
  recording: Recording,
  { transactions }: Observation,
): string[] {
  const recorded = recording.requests
    .flatMap(callsOf)
    .filter(isTransaction)
    .flatMap((request) => callOf(request) ?? []);
  const problems = recorded.flatMap(({ to, from, data, value }, index) => {
    const found = transactions[index];
    if (found === undefined) return [`lacks transaction ${index + 1} of the recording`];
    const compare = (what: string, left: string, right: string): string[] =>
      left.toLowerCase() === right.toLowerCase()
        ? []
        : [`transaction ${index + 1}: ${what} ${left}, in the recording ${right}`];
    return [
      ...(brought[(to ?? '').toLowerCase()] === found.contract ? [] : compare('target', found.to, to ?? '')),
      ...compare('selector', found.selector, data.slice(0, 10)),
      ...compare('value', found.value, String(value)),
      ...compare('sender', found.from, from ?? recording.account),
    ];
  });
  return transactions.length > recorded.length
    ? [...problems, `has ${transactions.length - recorded.length} more transactions than the recording`]
    : problems;
}

/**
 * Every selector that was sent is a function of a contract that the SDK's tables have at the called address. A contract
 * that the reader sets may have another address on the local chain.
 */
function selectorProblems(reference: Reference, example: Example, { chain, transactions }: Observation): string[] {
  const brought = broughtAddresses(example);
  const book = addressBook(reference, chain, brought);
  return transactions.flatMap(({ selector, contract, to }) => {
    const names = [...(book.find(to)?.contracts ?? []), ...Object.values(brought).filter((name) => name === contract)];
    const functions = names.flatMap((name) => reference.contracts.get(name)?.functions ?? []);
    return functions.some((member) => member.selector.toLowerCase() === selector)
      ? []
      : [
          `sends ${selector} to ${contract}, which ${names.join(' and ') || 'no contract of the surface'} does not have`,
        ];
  });
}

function claims(example: Example, observed: Observation): string[] {
  const made = observedClaims(observed);
  const file = example.observes;
  if (observed.error !== null && !made.some(({ word }) => word === 'refused'))
    return [`ended with an error: ${observed.error}`];
  if (observed.transactions.length === 0 && file === null) return [];
  if (file === null) return [`shows what the header of the example does not claim: add @observes ${claimText(made)}`];
  return claimProblems(readClaims(file), made);
}
