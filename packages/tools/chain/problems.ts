import type { Hex } from 'viem';
import { isHex } from '../book/plain-hex';
import { visible } from '../book/visible';

/** Why there is no answer, in a sentence that says what to do; with the revert data. */
export interface Problem {
  readonly problem: string;
  readonly data?: Hex;
}

/** By the code of EIP-1193, of JSON-RPC, or of HTTP. */
const SENTENCES: Readonly<Record<number, string>> = {
  4001: 'You refused the request in the wallet. Nothing was read.',
  4100: 'The wallet does not let this site read. Connect it to this site in the wallet, then read again.',
  4200: 'This wallet cannot read from a chain. Choose another wallet.',
  4900: 'The wallet has no connection to a node. Check its network, then read again.',
  4901: 'The wallet has no connection to this chain. Check its network, then read again.',
  '-32002': 'Your wallet is waiting for you. Respond there, then read again.',
  '-32005': 'The node refuses because it was asked too often. Wait a minute, then read again.',
  429: 'The node refuses because it was asked too often. Wait a minute, then read again.',
};

/** Maximum length of a wallet's message that is repeated. */
const LONGEST = 200;
/** Depth to which wallets wrap the error of their node. */
const DEPTH = 5;
/** Maximum length of revert data that is passed on, in characters. */
const LONGEST_DATA = 20_000;

/**
 * Explains a wallet's error; loaded with the first error. A wallet may throw anything: a text, nothing, an object whose
 * fields throw.
 */
export function problemOf(error: unknown): Problem {
  try {
    const layers = layersOf(error);
    const message = layers.map(({ message: text }) => text).find((text) => typeof text === 'string') ?? '';
    const said = visible(
      String(message)
        .slice(0, 2 * LONGEST)
        .replace(/\s+/g, ' '),
    )
      .trim()
      .slice(0, LONGEST);
    const data = layers.map((layer) => layer.data).find((field) => typeof field === 'string' && isRevert(field));
    if (data !== undefined || /\brevert/i.test(said))
      return {
        problem: `${`The contract reverts${said === '' ? '' : `: ${said}`}.`.replace(/\.\.$/, '.')}${data === '0x' ? ' It returns no data: it may not have this function.' : ''}`,
        ...(data === undefined || data === '0x' ? {} : { data: data as Hex }),
      };
    const known = layers.map(({ code }) => SENTENCES[Number(code)]).find((sentence) => sentence !== undefined);
    if (known !== undefined) return { problem: known };
    if (/\b429\b|too many requests|rate limit/i.test(said)) return { problem: SENTENCES[429] ?? '' };
    return { problem: `The wallet could not read${said === '' ? '' : `. It says: ${said}`}` };
  } catch {
    return { problem: 'The wallet could not read, and does not say why.' };
  }
}

const isRevert = (text: string): boolean => isHex(text) && text.length % 2 === 0 && text.length <= LONGEST_DATA;

type Layer = Readonly<Record<string, unknown>>;

/** The error, and those it wraps. */
function layersOf(error: unknown): readonly Layer[] {
  const layers: Layer[] = typeof error === 'string' ? [{ message: error }] : [];
  let level = isObject(error) ? [error] : [];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1) {
    layers.push(...level);
    level = level.flatMap((layer) =>
      [layer.data, layer.error, layer.cause, layer.originalError].filter(isObject).slice(0, DEPTH),
    );
  }
  return layers;
}

const isObject = (value: unknown): value is Layer => typeof value === 'object' && value !== null;
