import { z } from 'zod';
import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import { revertsRoute } from '@sdk-docs/reference/model/routes';
import { anchorsOf } from '@sdk-docs/tools/decoder';
import { diagnosisText } from '@sdk-docs/tools/decoder';
import type { AddressEntry, FunctionEntry } from '../entries';
import { nearWords } from '../near';
import { sourceLine, type Site } from '../site';
import { BadInput, given, hexOf, type Tool } from '../tool';

export const decodeRevert: Tool = {
  name: 'decode_revert',
  description:
    'Explain a revert of a call through {sdk}: revert data, a 4-byte selector, the name of an error, a revert text, or a whole message of viem, ethers, a wallet or a node. Gives the contract, its cause, the fix, and how sure that is.',
  input: {
    revert: z.string().describe('Hex with 0x (data or selector), an error name, a revert text, or a whole message'),
    contract: z.string().optional().describe('Contract that was called, where the same error means different things'),
  },
  async answer(site, input) {
    const value = given(input, 'revert');
    if (value === '') throw new BadInput('revert is empty: give revert data, a selector, a name or a text');
    if (/^0x\S*$/i.test(value) && value !== '0x') hexOf(value, 'revert');
    const named = given(input, 'contract');
    const contract = named === '' ? '' : await contractOf(site, named);
    const decoder = await site.decoder();
    const diagnosis = decoder.diagnose(value, contract);
    const anchors = [...new Set(anchorsOf(diagnosis.findings.map(({ answer }) => answer)))];
    const pages =
      anchors.length === 0 ? [revertsRoute] : anchors.slice(0, 4).map((anchor) => `${revertsRoute}#${anchor}`);
    return [diagnosisText(diagnosis), ...pages.map(sourceLine)].join('\n\n');
  },
};

/**
 * The contract with a name, in any case, or behind an entry of the SDK's addresses: PufferVault, pufETH.
 *
 * @throws BadInput for a contract that the SDK lacks, with similar names
 */
async function contractOf(site: Site, wanted: string): Promise<string> {
  const contracts = new Set((await site.entries<FunctionEntry[]>('functions')).map((entry) => entry.contract));
  const isWanted = (name: string): boolean => name.toLowerCase() === wanted.toLowerCase();
  const own = [...contracts].find(isWanted);
  if (own !== undefined) return own;
  const all = await site.entries<AddressEntry[]>('addresses');
  const there = all.filter(({ name, address }) => address !== null && isWanted(name)).map(placeOf);
  const [first, ...others] = [
    ...new Set(all.filter((entry) => there.includes(placeOf(entry))).flatMap((entry) => entry.contracts)),
  ].sort((a, b) => Number(a === EVERY_TOKEN) - Number(b === EVERY_TOKEN));
  if (first !== undefined && others.every((name) => name === EVERY_TOKEN)) return first;
  throw new BadInput(`the SDK has no contract "${wanted}"${nearWords(contracts, wanted)}`);
}

/** One address can hold different contracts on different chains. */
const placeOf = ({ chain, address }: AddressEntry): string => `${chain} ${address}`;
