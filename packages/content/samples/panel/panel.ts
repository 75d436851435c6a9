import type { ElementContent } from 'hast';
import { highlight } from '../highlight/highlight';
import { addressBook } from '../read/address-book';
import { broughtAddresses } from '../read/brought';
import { calledMethods } from '../check/claims';
import { regionAt, regionCode, regionNames, type Example } from '../read/example';
import { callsOf, isBatch } from '../read/batch';
import { code, h, native } from './hast';
import { readObservation } from '../read/observation';
import { observedPart } from './observed';
import { readRecording, type RecordedRequest, type Recording } from '../read/recording';
import { requestWords } from './request-words';
import { sentEffects } from './sent-effects';
import { sequence, stepClass } from './sequence';
import { kindOf, summary, relevantRequests } from './summary';
import type { SampleIndex } from '../highlight/sample-index';

interface Shown {
  readonly root: string;
  readonly index: SampleIndex;
  readonly example: Example;
  readonly region: string | null;
}

/**
 * Returns the panel below the code of an example: how it was executed, and the requests that the shown lines send.
 * Below a region it also contains the whole file with all its requests.
 */
export function samplePanel({ root, index, example, region }: Shown): ElementContent[] {
  if (example.notExecuted !== null) {
    return [
      h(
        'div',
        { className: ['sample'] },
        badge(['Not executed: ', example.notExecuted]),
        ...wholeFile(example, region, []),
      ),
    ];
  }
  const recording = readRecording(root, example.name);
  if (recording === null) throw new Error(`${example.file} has no recording: run npm run samples:record`);
  const shown = regionNames(example, region);
  const own = relevantRequests(recording.requests.filter(({ line }) => shown.includes(regionAt(example, line) ?? '')));
  const all = relevantRequests(recording.requests);
  const list = (requests: readonly RecordedRequest[], above: readonly RecordedRequest[] = []): ElementContent[] =>
    requestSequence(root, index, example, recording, requests, above);
  const part = isWhole(example, region) ? [] : [' A part of ', code(`${example.name}.ts`), '.'];
  return [
    h(
      'div',
      { className: ['sample'] },
      badge([
        `Executed against SDK ${recording.version}.`,
        ...part,
        ...(own.length === 0 ? [' It sends nothing.'] : []),
      ]),
      ...(own.length === 0
        ? []
        : [
            native(
              'details',
              'sample-details',
              native('summary', '', `What this sends: ${summary(own)}`),
              ...list(own),
              note(recording),
            ),
          ]),
      ...observed({ root, index, example, region }),
      ...wholeFile(example, region, [
        h(
          'p',
          {},
          `What the whole file sends: ${summary(all)}${own.length === 0 ? '' : '. The list above has the values of its steps'}.`,
        ),
        ...list(all, own),
        note(recording),
      ]),
    ),
  ];
}

/** What the lines shown did on the contracts' own code; the steps after the example belong to its last lines. */
function observed({ root, example, region }: Shown): ElementContent[] {
  const observation = readObservation(root, example.name);
  if (observation === null) return [];
  const shown = regionNames(example, region);
  const isShown = (line: number): boolean => shown.includes(regionAt(example, line) ?? '');
  const last = observation.transactions.at(-1);
  return observedPart(observation, isShown, last !== undefined && isShown(last.line));
}

const badge = (text: readonly (ElementContent | string)[]): ElementContent =>
  h('p', { className: ['sample-badge'] }, ...text);

const note = ({ chain }: Recording): ElementContent =>
  h(
    'p',
    { className: ['sample-note'] },
    `Recorded on ${chain} with a wallet that answers reads with made-up values; nothing reached a network. Decoded with the ABIs of these pages.`,
  );

/** Describes requests as a sequence. The values of those that stand `above` are left out. */
function requestSequence(
  root: string,
  index: SampleIndex,
  example: Example,
  recording: Recording,
  requests: readonly RecordedRequest[],
  above: readonly RecordedRequest[],
): ElementContent[] {
  const { reference } = index;
  const called = calledMethods(reference, index.names(example.name));
  const preferred = new Set(
    called.flatMap(({ method }) => method.calls.map(({ contract, signature }) => `${contract}.${signature}`)),
  );
  const book = addressBook(reference, recording.chain, broughtAddresses(example));
  const effects = sentEffects(recording, readObservation(root, example.name));
  const shown = requests.flatMap((request) => [
    { request, inBatch: false, brief: above.includes(request), effect: isBatch(request) ? [] : effects(request, 0) },
    ...(isBatch(request) ? callsOf(request) : []).map((call, index) => ({
      request: call,
      inBatch: true,
      brief: above.includes(request),
      effect: effects(request, index),
    })),
  ]);
  const steps = shown.map(({ request, inBatch, brief, effect }) => {
    // A permit of an earlier region counts too.
    const before = recording.requests.slice(0, Math.max(0, recording.requests.indexOf(request)));
    const signed = before.some((earlier) => kindOf(earlier) === 'signature');
    const content = requestWords(reference, { book, recording, signed }, request, preferred);
    const name = stepClass(request, inBatch);
    return h(
      'li',
      name === null ? {} : { className: [name] },
      ...(brief ? withoutList(content) : [...content, ...effect]),
    );
  });
  return sequence(steps);
}

const withoutList = (content: readonly (ElementContent | string)[]): readonly (ElementContent | string)[] =>
  content.filter((part) => typeof part === 'string' || !('tagName' in part) || part.tagName !== 'ul');

const isWhole = (example: Example, region: string | null): boolean =>
  regionCode(example, region) === regionCode(example, null);

/** Shows the whole file once a page: with the region `flow`, or with the last one. */
function wholeFile(example: Example, region: string | null, below: readonly ElementContent[]): ElementContent[] {
  const names = [...example.regions.keys()];
  const main = names.includes('flow') ? 'flow' : (names.at(-1) ?? '');
  if (isWhole(example, region) || !regionNames(example, region).includes(main)) return [];
  const text = regionCode(example, null);
  const pre = h(
    'pre',
    {},
    h('code', { className: ['language-ts'], metastring: `title="${example.name}.ts"`, html: highlight(text, 'ts') }),
  );
  return [
    native('details', 'sample-details', native('summary', '', `The whole file: ${example.name}.ts`), pre, ...below),
  ];
}
