import { hashText } from '../book/hex';
import { checksumOf } from '../book/checksum';
import { parseSignature } from '../book/parse-signature';
import { signatureOf } from '../book/signature';
import { splitSignature } from '../permit/signature';
import { mayBePrivateKey } from '../state/private-key';

/** An input that is no call, with its kind. */
export interface Named {
  /** `hash`: the reader, or the name of its field, says that it is one. */
  readonly kind: 'transaction' | 'hash' | 'word' | 'address' | 'signature' | 'signed';
  /** The hash, word or address in lower case; the selector of a signature. */
  readonly value: string;
  /** Chain that a link names; null for other inputs. */
  readonly chain: string | null;
  /** Its kind, and what to paste instead. */
  readonly lines: readonly string[];
}

const LINK = /^(?:https?:\/\/)?([\w.-]+)\/(?:[\w#-]+\/)*(tx|transaction|address|token)\/(0x[0-9a-f]+)/i;
/** Explorers by the start of their name. */
const EXPLORERS: readonly (readonly [RegExp, string])[] = [
  [/^holesky\.etherscan\.io$/, 'Holesky'],
  [/^hoodi\.etherscan\.io$/, 'Hoodi'],
  [/^sepolia\.etherscan\.io$/, 'Sepolia'],
  [/^(?:www\.)?etherscan\.io$/, 'Mainnet'],
  [/^sepolia\.basescan\.org$/, 'BaseSepolia'],
  [/^(?:www\.)?basescan\.org$/, 'Base'],
  [/^(?:www\.)?bscscan\.com$/, 'Bsc'],
  [/^(?:www\.)?arbiscan\.io$/, 'Arbitrum'],
  [/^(?:www\.)?lineascan\.build$/, 'Linea'],
  [/^(?:www\.)?berascan\.com$/, 'Berachain'],
];
/** A value of 32 bytes after a word that names its kind: `tx 0x...`, `"transactionHash": "0x..."`. */
const SAID =
  /^[{\s"']*((?:[a-z]+[ _-]?)?(?:hash|root|digest|topic\d?)|tx(?:[ _-]?id)?|transaction(?:[ _-]?id)?)["']?\s*[:=]?\s*["']?(0x[0-9a-f]{64})["'}\s,]*$/i;
const NO_CALL = 'Calldata starts with 0x and eight digits.';

/** Recognises a link of an explorer, a value of 32 bytes, an address, a signature alone; null for everything else. */
export function named(text: string): Named | null {
  const link = LINK.exec(text);
  if (link !== null) return fromLink(link);
  const plain = { chain: null };
  const said = SAID.exec(text);
  if (said !== null) return fromWord(said);
  const digits = /^\W*(?:0x)?([0-9a-f]{64})\W*$/i.exec(text)?.[1];
  if (digits !== undefined) return word(digits);
  if (/^0x(?:[0-9a-f]{38,39}|[0-9a-f]{41})$/i.test(text))
    return { ...plain, kind: 'address', value: text.toLowerCase(), lines: [lengthOf(text)] };
  if (/^0x[0-9a-f]{40}$/i.test(text))
    return {
      ...plain,
      kind: 'address',
      value: text.toLowerCase(),
      lines: [`An address, not calldata. ${NO_CALL}`, ...checksumOf(text)],
    };
  const signed = /^0x[0-9a-f]{128}(?:0[01]|1[bc])$/i.test(text) ? splitSignature(text) : null;
  if (signed !== null && !('problem' in signed))
    return {
      ...plain,
      kind: 'signed',
      value: signed.whole,
      lines: [
        'A signature of 65 bytes, not calldata. The permit bench says who signed a permit with it.',
        `r: ${signed.r}`,
        `s: ${signed.s}`,
        `v: ${signed.v}`,
      ],
    };
  const written = /\(/.test(text) ? parseSignature(text) : null;
  if (written === null) return null;
  const signature = signatureOf(written);
  const topic = hashText(signature);
  return {
    ...plain,
    kind: 'signature',
    value: topic.slice(0, 10),
    lines: [`${signature}`, `Selector: ${topic.slice(0, 10)}`, `Topic, if it is an event: ${topic}`],
  };
}

/** What may be a private key, with anything around it; null for every other text. */
export const keyIn = (text: string): Named | null => (mayBePrivateKey(text) ? word('') : null);

/** A value of 32 bytes; without digits for several, or for one with other words. */
const word = (digits: string): Named => ({
  chain: null,
  kind: 'word',
  value: `0x${digits.toLowerCase()}`,
  lines: [
    `32 bytes are no calldata. For a transaction, ask a wallet for it, or open it in an explorer and paste its input data.`,
  ],
});

function fromWord([, word = '', value = '']: RegExpExecArray): Named {
  const found = { value: value.toLowerCase(), chain: null };
  if (/^(?:tx|transaction|hash)/i.test(word))
    return {
      ...found,
      kind: 'transaction',
      lines: [
        `The hash of a transaction, as the input says: ${found.value}. Its call is on the chain: ask a wallet for it, or open it in an explorer and paste its input data.`,
      ],
    };
  return { ...found, kind: 'hash', lines: [`A value of 32 bytes that the input calls ${word}. It isn't calldata.`] };
}

function fromLink([, host = '', what = '', value = '']: RegExpExecArray): Named | null {
  const chain = EXPLORERS.find(([pattern]) => pattern.test(host.toLowerCase()))?.[1] ?? null;
  const where = chain === null ? '' : ` on ${chain}`;
  if (/^t(?:x|ransaction)$/i.test(what) && value.length === 66)
    return {
      kind: 'transaction',
      value: value.toLowerCase(),
      chain,
      lines: [
        `A link to the transaction with the hash ${value.toLowerCase()}${where}. Its call is on the chain: ask a wallet for it, or open the link and paste its input data.`,
      ],
    };
  return value.length === 42
    ? { kind: 'address', value: value.toLowerCase(), chain, lines: [`A link to an address${where}. ${NO_CALL}`] }
    : null;
}

const lengthOf = (text: string): string =>
  `An address has 40 hex digits, and this has ${text.length - 2}: one is missing or too many.`;
