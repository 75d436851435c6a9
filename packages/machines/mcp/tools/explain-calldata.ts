import { isAddress } from 'viem';
import { z } from 'zod';
import type { CallNode } from '@sdk-docs/tools/decoder';
import { reportText } from '@sdk-docs/tools/decoder';
import { accessWords } from '../access-words';
import { chainOf } from '../chain';
import type { FunctionEntry } from '../entries';
import { sourceLine } from '../site';
import { BadInput, facts, given, hexOf, type Tool } from '../tool';

/** Functions whose entries are added to an answer. */
const MOST = 4;

export const explainCalldata: Tool = {
  name: 'explain_calldata',
  description:
    'Decode calldata for a contract of {sdk}: function, arguments with their units, the calls inside, warnings with what to do, who may call it. Give the receiver and the chain to check that they fit.',
  input: {
    data: z.string().describe('Calldata as hex with 0x; the selector alone names the function; 0x for plain ETH'),
    to: z.string().optional().describe('Receiver of the transaction'),
    chain: z.union([z.string(), z.number()]).optional().describe('Name or id of the chain, Mainnet when left out'),
    value: z.string().optional().describe('msg.value in wei, decimal'),
    from: z.string().optional().describe('Account that sends'),
  },
  async answer(site, input) {
    const data = hexOf(given(input, 'data'), 'data');
    const [to, from, value] = [given(input, 'to'), given(input, 'from'), given(input, 'value')];
    for (const [name, address] of [
      ['to', to],
      ['from', from],
    ] as const)
      if (address !== '' && !isAddress(address, { strict: false }))
        throw new BadInput(`${name}: "${address.slice(0, 80)}" isn't an address`);
    if (value !== '' && !/^\d+$/.test(value))
      throw new BadInput(`value must be wei as a decimal number, got "${value.slice(0, 40)}"`);
    const chain = (await chainOf(site, input)) ?? 'Mainnet';
    const decoder = await site.decoder();
    const report = await decoder.explain(data, {
      state: { chain, to, from, value },
      now: BigInt(Math.floor(Date.now() / 1000)),
    });
    const entries = await site.entries<FunctionEntry[]>('functions');
    const called = report.calls.flatMap(foundIn);
    const known = entries.filter(({ contract, signature }) =>
      called.some(
        ({ found, contracts }) =>
          found !== null &&
          found.signature === signature &&
          (found.contract === '' ? contracts : [found.contract]).includes(contract),
      ),
    );
    const more = [
      ...known.slice(0, MOST).map(describe),
      ...(called.some(({ found }) => found?.contract === 'WETH') ? [WRAPPED] : []),
    ];
    return [reportText(report), ...(more.length === 0 ? [sourceLine('/tools/calldata')] : more)].join('\n\n');
  },
};

/** WETH's functions are not in the reference. */
const WRAPPED = [
  'How the function of WETH is known: read, in the public source of WETH9. No ABI of the SDK has it.',
  sourceLine('/api/contracts/tokens#Token-WETH'),
].join('\n\n');

/** A call and its inner calls. */
const foundIn = (node: CallNode): readonly CallNode[] => [node, ...node.inner.flatMap(foundIn)];

/** The reference's facts about a function, in addition to the values of this call. */
const describe = (entry: FunctionEntry): string =>
  [
    `## ${entry.contract}.${entry.signature}`,
    facts([
      ['Mutability', entry.mutability],
      [
        'Who may call',
        [accessWords(entry.access), entry.who ?? ''].filter((part) => part !== '').join(': ') || 'no rule is known',
      ],
      ['Inferred, not seen or run', entry.inferred.join(' ')],
      ['Unknown', entry.unknown.join(' ')],
    ]),
    sourceLine(entry.page),
  ].join('\n\n');
