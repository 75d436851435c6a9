import type { PlacesBook } from '@sdk-docs/reference/model/tools-book';
import type { Argument } from '../book/arguments';
import type { FoundFunction } from '../book/functions';
import { placesAt } from '../book/places';
import { contractsAt, OUTSIDE, WETH } from './outside';
import { etherText, targetName, type Setting } from './setting';

/** What the functions of contracts outside the SDK do. Not beside their inputs: the composer shows none of it. */
const SUMMARIES: Readonly<Record<string, string>> = {
  execTransaction:
    'Makes the Safe send the call inside, once enough owners have signed. With safeTxGas or gasPrice above 0, that call can fail while this one succeeds.',
  deposit: 'Wraps the ETH that is sent with the call: the sender gets the same amount of the token.',
  withdraw: 'Burns wrapped ETH of the sender and pays the sender the same amount of ETH.',
  multiSend: 'Sends the calls inside one after the other; all fail when one fails.',
  Multicall3: 'Sends the calls inside from the Multicall3 contract, not from the account.',
  Account: 'Sends the calls inside from the account.',
};

/** Of WETH only where the target is WETH, or none is known: any contract can have a `deposit()`. */
const outside = (
  places: PlacesBook,
  { to, chain, contract: chosen }: Setting,
  { contract, item }: FoundFunction,
): string | undefined =>
  Object.hasOwn(OUTSIDE, contract) &&
  (contract !== WETH ||
    to === null ||
    chosen === WETH ||
    placesAt(places, to).some((at) => (chain ?? at.chain) === at.chain && contractsAt(at).includes(WETH)))
    ? (SUMMARIES[contract] ?? SUMMARIES[item.name])
    : undefined;

/** The effect of a call, in one or two sentences. */
export function sentenceOf(
  places: PlacesBook,
  setting: Setting,
  found: FoundFunction | null,
  args: readonly Argument[],
): string {
  const { to, value, chain } = setting;
  const target = targetName(places, { to, chain });
  const sent = value === null || value === 0n ? '' : ` with ${etherText(value, chain)}`;
  if (found === null) return `A call to ${target}${sent}.`;
  const where = to === null ? (found.contract === '' ? 'an unknown contract' : `a ${found.contract}`) : target;
  const doing = special(found, args, where);
  if (doing !== null) return `${doing}${sent === '' ? '' : ` It is sent${sent}.`}`;
  return `Calls ${found.item.name} on ${where}${sent}. ${found.item.summary ?? outside(places, setting, found) ?? (found.contract === '' ? 'Several contracts have this function: choose one, or the called address.' : /view|pure/.test(found.item.mutability ?? '') ? 'It only reads.' : '')}`.trim();
}

/** The most important calls are described with their values. */
function special({ signature }: FoundFunction, args: readonly Argument[], token: string): string | null {
  // Data that is cut off has fewer arguments.
  if (args.length < signature.split(',').length) return null;
  const said = args.map(({ type, human, value, names, counts }) =>
    human !== null
      ? counts?.kind === 'none'
        ? `${human},`
        : human
      : type === 'uint256'
        ? `${value} base unit${value === '1' ? '' : 's'}${counts?.kind === 'amount' ? ` of ${counts.symbol}` : ''}`
        : (names[0] ?? value),
  );
  // An amount of an unknown token is a number without a name.
  const of = (owner: string | undefined, at: number): string =>
    `of ${owner}${args[at]?.counts?.kind === 'amount' ? '' : "'s tokens"}`;
  switch (signature) {
    case 'approve(address,uint256)':
      return `Lets ${said[0]} move ${said[1]} ${of('the sender', 1)} on ${token}.`;
    case 'increaseAllowance(address,uint256)':
      return `Lets ${said[0]} move ${said[1]} more ${of('the sender', 1)} on ${token}.`;
    case 'transfer(address,uint256)':
      return `Moves ${said[1]} from the sender to ${said[0]} on ${token}.`;
    case 'transferFrom(address,address,uint256)':
      // At an address outside the address book it may be an NFT.
      return `Moves ${args[2]?.human === null && args[2].counts?.kind !== 'amount' ? `${args[2]?.value} (base units, or the number of an NFT)` : said[2]} from ${said[0]} to ${said[1]} on ${token}.`;
    case 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)':
      return `Lets ${said[1]} move ${said[2]} ${of(said[0], 2)} on ${token}, by a signature.`;
    default:
      return null;
  }
}
