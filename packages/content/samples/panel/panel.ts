import type { ElementContent } from 'hast';
import { highlight } from '../highlight/highlight';
import { addressBook } from '../read/address-book';
import { broughtAddresses } from '../read/brought';
import { calledMethods } from '../check/claims';
import { isShared, regionAt, regionCode, regionNames, type Example } from '../read/example';
import { callsOf, isBatch } from '../read/batch';
import { howWeKnowRoute } from '@sdk-docs/reference/model/routes';
import type { Observation } from '@sdk-docs/reference/model/observation';
import { code, h, link, native, type Child } from './hast';
import { readObservation } from '../read/observation';
import { observedPart } from './observed';
import { hasOtherAmounts } from './other-amounts';
import { readRecording, type RecordedRequest, type Recording } from '../read/recording';
import { requestWords } from './request-words';
import { sentEffects } from './sent-effects';
import { kindOf, summary, relevantRequests } from './summary';
import type { SampleIndex } from '../highlight/sample-index';
import { isTransaction } from '../read/decode';

interface Shown {
  readonly root: string;
  readonly index: SampleIndex;
  readonly example: Example;
  readonly region: string | null;
  /** Regions of the example that the page shows anywhere. */
  readonly shown: ReadonlySet<string>;
  /** Code that the page has folded before; what is folded here is added. Samples often begin with the same client. */
  readonly folded?: Set<string>;
}

/**
 * Returns the panel below the code of an example: how it was run, and the requests that the shown lines send.
 * Below the main region the rest of the file folds out, which is what the page shows nowhere else, with its requests.
 */
export function samplePanel({
  root,
  index,
  example,
  region,
  shown: onPage,
  folded = new Set(),
}: Shown): ElementContent[] {
  const restWith = (...below: readonly ElementContent[]): ElementContent[] =>
    restOfFile(example, region, onPage, folded, below);
  if (example.notExecuted !== null) return sample(badge('Not run: ', example.notExecuted), restWith());
  const recording = readRecording(root, example.name);
  if (recording === null) throw new Error(`${example.file} has no recording: run npm run samples:record`);
  const { requests, version, chain } = recording;
  const observation = readObservation(root, example.name);
  const shown = regionNames(example, region);
  const isShown = (line: number): boolean => shown.includes(regionAt(example, line) ?? '');
  const own = relevantRequests(requests.filter(({ line }) => isShown(line)));
  const rest = relevantRequests(requests.filter(({ line }) => !onPage.has(regionAt(example, line) ?? '')));
  const list = requestSequence(index, example, recording, observation);
  const note = h(
    'p',
    { className: ['sample-note'] },
    `Recorded on ${chain}. `,
    hasOtherAmounts(requests, observation?.transactions ?? []) ? 'Reads gave example values. ' : [],
    link(`${howWeKnowRoute}#words`, 'How this was recorded'),
  );
  const last = observation?.transactions.at(-1);
  const isWhole = regionCode(example, region) === regionCode(example, null);
  const sends = native('summary', '', `What this sends: ${summary(own)}`);
  return sample(
    badge(
      isShared(example) ? 'Run in the samples that import it.' : `Run with SDK ${version}.`,
      isWhole ? [] : [' Part of ', code(`${example.name}.ts`), '.'],
      own.length === 0 && !isShared(example) ? ' It sends nothing.' : [],
      neededFiles(example, region),
    ),
    own.length === 0 ? [] : native('details', 'sample-details', sends, list(own), note),
    observation === null ? [] : observedPart(observation, isShown, last !== undefined && isShown(last.line)),
    rest.length === 0
      ? restWith()
      : restWith(h('p', {}, `What the rest sends: ${summary(rest)}.`), ...list(rest), note),
  );
}

/** Names the files whose functions the shown lines call, and links to the pages that show them. */
function neededFiles(example: Example, region: string | null): Child[] {
  const shown = regionCode(example, region);
  return example.imports
    .filter(({ text }) =>
      [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)].some(([, name]) => shown.includes(`${name}(`)),
    )
    .map(({ name, page }) => [' Needs ', link(page ?? '', code(`${name}.ts`)), '.']);
}

const sample = (...parts: readonly Child[]): ElementContent[] => [h('div', { className: ['sample'] }, parts)];
const badge = (...text: readonly Child[]): ElementContent => h('p', { className: ['sample-badge'] }, text);

/** Returns what describes requests of a recording as a sequence. */
function requestSequence(
  { reference, names }: SampleIndex,
  example: Example,
  recording: Recording,
  observation: Observation | null,
): (requests: readonly RecordedRequest[]) => ElementContent[] {
  const called = calledMethods(reference, names(example.name));
  const preferred = new Set(
    called.flatMap(({ method }) => method.calls.map(({ contract, signature }) => `${contract}.${signature}`)),
  );
  const book = addressBook(reference, recording.chain, broughtAddresses(example));
  const effects = sentEffects(recording, observation);
  const step = (request: RecordedRequest, effect: readonly ElementContent[], inBatch = false): ElementContent => {
    // A permit of an earlier region counts too.
    const before = recording.requests.slice(0, Math.max(0, recording.requests.indexOf(request)));
    const signed = before.some((earlier) => kindOf(earlier) === 'signature');
    const content = requestWords(reference, { book, recording, signed }, request, preferred);
    const name = stepClass(request, inBatch);
    return h('li', name === null ? {} : { className: [name] }, content, effect);
  };
  return (requests) =>
    sequence(
      requests.flatMap((request) =>
        isBatch(request)
          ? [step(request, []), ...callsOf(request).map((call, at) => step(call, effects(request, at), true))]
          : step(request, effects(request, 0)),
      ),
    );
}

/**
 * Folds the lines that the page shows nowhere, below the region `flow` or the last one, with comments in place of the
 * shown parts. Empty when the page shows all.
 */
function restOfFile(
  example: Example,
  region: string | null,
  onPage: ReadonlySet<string>,
  folded: Set<string>,
  below: readonly ElementContent[],
): ElementContent[] {
  const names = [...example.regions.keys()];
  const main = names.includes('flow') ? 'flow' : (names.at(-1) ?? '');
  if (!regionNames(example, region).includes(main) || names.every((name) => onPage.has(name))) return [];
  const code = restCode(example, onPage);
  if (folded.has(code)) return [h('p', {}, `The rest of ${example.name}.ts is that of the sample above.`), ...below];
  folded.add(code);
  const html = highlight(code, 'ts');
  const pre = h('pre', {}, h('code', { className: ['language-ts'], metastring: `title="${example.name}.ts"`, html }));
  return [native('details', 'sample-details', native('summary', '', `The rest of ${example.name}.ts`), pre, ...below)];
}

/** The code of an example that a page shows nowhere, with a comment in place of each part that it shows. */
export const restCode = ({ regions }: Example, onPage: ReadonlySet<string>): string =>
  [...regions]
    .map(([name, { code }]) => (onPage.has(name) ? `// ... the part "${name}" of this page ...` : code))
    .join('\n\n');

/** Who takes part, from left to right; site/src/css/samples.css gives each a quarter of the width. */
const LANES = ['Your code', 'Wallet', 'Node', 'Contract'] as const;

/** Class of a step; one without starts at the code and ends at a contract. */
type StepClass = 'to-wallet' | 'to-node' | 'from-wallet';

/**
 * Returns the class of a step. A transaction, a read and a simulation end at a contract. The calls of a batch start at
 * the wallet, which has them from the step before.
 */
function stepClass(request: RecordedRequest, inBatch: boolean): StepClass | null {
  if (inBatch) return 'from-wallet';
  if (isTransaction(request) || request.method === 'eth_call') return null;
  return /^wallet_|ccounts$|sign/i.test(request.method) ? 'to-wallet' : 'to-node';
}

/**
 * Renders steps as a sequence diagram: lane names, then one list item per step, whose arrow is drawn by styles. The
 * text of an item says the same, so programs and screen readers get a list.
 */
function sequence(steps: readonly ElementContent[]): ElementContent[] {
  return [
    h('div', { className: ['lanes'], ariaHidden: 'true' }, ...LANES.map((name) => h('span', {}, name))),
    h('ol', { className: ['sequence'] }, ...steps),
  ];
}
