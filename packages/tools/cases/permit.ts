import { chainOfId, placesAt } from '../book/places';
import { adviceFor } from '../permit/advice';
import { readPermit } from '../permit/read';
import { permitStatus } from '../permit/status';
import { typedDataJson } from '../permit/typed-data';
import { permitWarnings, spenderName } from '../permit/warnings';
import { warningText } from '../warnings/warning';
import { permits as data } from '../fixtures/calls';
import { places, rules, spenders } from '../fixtures/books';
import type { Said } from './said';

const books = { places, spenders, rules };

/** Fills in the permit bench as a person does, and returns its messages. */
export function permitAnswer(input: Readonly<Record<string, unknown>>): Said {
  const { token, owner, spender, value, deadline, now, chain } = input as Record<string, string>;
  const name = chainOfId(places, Number(chain)) ?? String(chain);
  const advice = adviceFor(data, name, token ?? '');
  const typed = {
    name: advice.name || 'a name that the reader typed',
    version: advice.version,
    salt: advice.salt,
    nonce: '0',
    token: token ?? '',
    owner: owner ?? '',
    spender: spender ?? '',
    value: value ?? '',
    deadline: deadline ?? '',
  };
  const { reading, permit } = readPermit(data, name, typed, rules);
  const warnings =
    permit === null ? [] : permitWarnings(books, permit, { chain: name, advice, now: BigInt(now ?? '0') });
  return {
    text: [
      permitStatus(reading, permit, warnings),
      advice.text,
      ...[...reading.problems].map(([path, problem]) => `${path}: ${problem}`),
      ...reading.notes.values(),
      ...(permit === null ? [] : [typedDataJson(permit), spenderName(books, permit.spender, name)]),
      ...warnings.map(warningText),
      ...(permit === null ? [] : placesAt(places, permit.token).map(({ chain: on }) => on)),
    ].join('\n'),
    warns: warnings.map(({ kind }) => kind),
  };
}
