import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeFunctionData, type Hex } from 'viem';
import { expect, it } from 'vitest';
import { callsOf } from '@sdk-docs/content/samples/read/batch';
import { callOf, isTransaction } from '@sdk-docs/content/samples/read/decode';
import type { Recording } from '@sdk-docs/content/samples/read/recording';
import { calls as data, root } from '../fixtures/calls';
import { typedFor } from '../fixtures/typed-method';
import { composeCall } from './call';
import { functionIn } from './data';
import { formOf } from './form';
import { readForm } from './read';

const folder = join(root, 'examples/recordings');
const recordings = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Recording);

/** Writing methods that an example calls, on the client or on a named handler. */
const calledBy = ({ example }: Recording) => {
  const code = readFileSync(join(root, 'examples', `${example}.ts`), 'utf8');
  return data.methods.filter(({ client, name }) => {
    const handler = `\\.${client}(?:\\s*\\.with\\w+\\([^)]*\\))?`;
    const names = [...code.matchAll(new RegExp(`const (\\w+) = \\w+${handler};`, 'g'))].map(
      ([, own = '']) => `\\b${own}`,
    );
    return [handler, ...names].some((start) => new RegExp(`${start}\\s*\\.${name.split('.')[1] ?? ''}\\(`).test(code));
  });
};

it('sends what the real SDK has sent, for every writing method of the examples', () => {
  const equal = new Set<string>();
  for (const recording of recordings) {
    const transactions = recording.requests.flatMap((request) => callsOf(request)).filter(isTransaction);
    for (const transaction of transactions) {
      const raw = callOf(transaction);
      if (raw?.to == null) continue;
      for (const method of calledBy(recording)) {
        for (const row of method.sends) {
          if (row.arguments === null) continue;
          const item = functionIn(data, method.contract, row.signature);
          let args: readonly unknown[];
          try {
            ({ args = [] } = decodeFunctionData({ abi: [item], data: raw.data }) as { args?: readonly unknown[] });
          } catch {
            continue;
          }
          const places = data.contracts[method.contract]?.places ?? [];
          const here = places.filter(({ chain }) => chain === recording.chain);
          // Another contract's function with the same selector: approve and permit of a token.
          if (here.length > 0 && !here.some(({ address }) => address?.toLowerCase() === raw.to?.toLowerCase()))
            continue;
          const form = formOf(data, { kind: 'method', method });
          const sent = { chain: recording.chain, to: raw.to, args, value: raw.value, account: recording.account };
          const reading = readForm(data, form, recording.chain, typedFor(data, form, method, row, sent));
          expect([recording.example, method.name, [...reading.problems]]).toEqual([recording.example, method.name, []]);
          const call = composeCall(data, form, recording.chain, reading);
          if ('problem' in call) throw new Error(`${recording.example} ${method.name}: ${call.problem}`);
          // Another row of the method may fit these values; the recorded one is the example's choice.
          if (call.item?.signature !== row.signature) continue;
          expect([method.name, call.to.toLowerCase(), call.value]).toEqual([
            method.name,
            raw.to.toLowerCase(),
            raw.value,
          ]);
          expect([method.name, call.data]).toEqual([method.name, raw.data as Hex]);
          equal.add(method.name);
        }
      }
    }
  }
  const covered = new Set(
    recordings
      .filter(({ requests }) => requests.flatMap((request) => callsOf(request)).some(isTransaction))
      .flatMap((recording) => calledBy(recording).map(({ name }) => name)),
  );
  expect([...covered].filter((name) => !equal.has(name))).toEqual([]);
  expect(equal.size).toBe(42);
});
