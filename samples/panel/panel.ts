import type { ElementContent } from 'hast';
import { highlight } from '../highlight/highlight';
import { addressBook, readReference } from '../read/address-book';
import { broughtAddresses } from '../read/brought';
import { calledMethods } from '../check/claims';
import { regionCode, type Example } from '../read/example';
import { code, h, native } from './hast';
import { readRecording, type Recording } from '../read/recording';
import { isAsked, isPlumbing, requestWords } from './request-words';
import type { SampleIndex } from '../highlight/sample-index';

interface Shown {
  readonly root: string;
  readonly index: SampleIndex;
  readonly example: Example;
  readonly region: string | null;
}

/** What stands below the code of an example: how it was executed, what it sends, and the file where only a part is shown. */
export function samplePanel({ root, index, example, region }: Shown): ElementContent[] {
  const recording = readRecording(root, example.name);
  // A page shows a file in parts: what it sends follows the part that sends.
  const main = region === null || region.split('+').includes('flow');
  if (example.notExecuted !== null) {
    return [
      h(
        'div',
        { className: ['sample'] },
        badge(['Not executed: ', example.notExecuted]),
        ...(main ? wholeFile(example, region) : []),
      ),
    ];
  }
  if (recording === null) throw new Error(`${example.file} has no recording: run npm run samples:record`);
  const part = main ? [] : [' A part of ', code(`${example.name}.ts`), '.'];
  return [
    h(
      'div',
      { className: ['sample'] },
      badge([`Executed against SDK ${recording.version}.`, ...part]),
      ...(main ? [sends(root, index, example, recording), ...wholeFile(example, region)] : []),
    ),
  ];
}

const badge = (text: readonly (ElementContent | string)[]): ElementContent =>
  h('p', { className: ['sample-badge'] }, ...text);

function sends(root: string, index: SampleIndex, example: Example, recording: Recording): ElementContent {
  const reference = readReference(root);
  const called = calledMethods(reference, index.names(example.name));
  const preferred = new Set(
    called.flatMap(({ method }) => method.calls.map(({ contract, signature }) => `${contract}.${signature}`)),
  );
  const book = addressBook(reference, recording.chain, broughtAddresses(example));
  const requests = recording.requests.filter((request) => !isPlumbing(request));
  let signed = false;
  const items = requests.flatMap((request, at) => {
    const words = requestWords(reference, { book, recording, signed }, request, requests[at - 1], preferred);
    signed ||= isAsked(request) === 'signature';
    return words === null ? [] : [words];
  });
  return native(
    'details',
    'sample-details',
    native('summary', '', `What this sends: ${summary(recording)}`),
    h('ol', {}, ...items),
    h(
      'p',
      { className: ['sample-note'] },
      `Recorded on ${recording.chain} with a wallet that answers reads with made-up values; nothing reached a network. Decoded with the ABIs of these pages.`,
    ),
  );
}

function summary({ requests }: Recording): string {
  const count = (kind: 'transaction' | 'signature'): string[] => {
    const number = requests.filter((request) => isAsked(request) === kind).length;
    return number === 0 ? [] : [`${number} ${kind}${number === 1 ? '' : 's'}`];
  };
  const reads = requests.filter(({ method }) => method === 'eth_call').length;
  const asked = [...count('signature'), ...count('transaction')];
  return asked.length > 0 ? asked.join(', ') : `${reads} ${reads === 1 ? 'read' : 'reads'}, no transaction`;
}

function wholeFile(example: Example, region: string | null): ElementContent[] {
  const text = regionCode(example, null);
  if (regionCode(example, region) === text) return [];
  const pre = h(
    'pre',
    {},
    h('code', { className: ['language-ts'], metastring: `title="${example.name}.ts"`, html: highlight(text, 'ts') }),
  );
  return [native('details', 'sample-details', native('summary', '', `The whole file: ${example.name}.ts`), pre)];
}
