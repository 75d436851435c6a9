import type { SelectorsBook } from '@sdk-docs/reference/model/tools-book';
import { LONGEST_INPUT } from '../errors/message';
import { readStandard } from '../errors/standard';
import { readNumber } from '../units/number';
import { isExpression } from '../units/patterns';
import { spanAhead, sumOfSpans } from '../units/spans';

/** A tool by the last part of its route. */
export type Tool = 'errors' | 'calldata' | 'compose' | 'permit' | 'addresses' | 'units';

/** A tool that can handle the input, and why. */
export interface Guess {
  readonly tool: Tool;
  readonly why: string;
}

/** The tools for an input, the likeliest first; empty when nothing is recognised. */
export function recognise(input: string, book: SelectorsBook): readonly Guess[] {
  const text = input.trim();
  if (text === '' || text.length > LONGEST_INPUT) return [];
  const joined = text.replace(/[\s"',;]+/g, '');
  const hex = /^(?:0x)?([0-9a-f]*)$/i.exec(joined)?.[1]?.toLowerCase();
  if (hex !== undefined && (/^0x/i.test(joined) || (hex.length >= 8 && /[a-f]/.test(hex)))) return fromHex(hex, book);
  return fromText(text, book);
}

function fromHex(hex: string, book: SelectorsBook): Guess[] {
  const selector = hex.slice(0, 8);
  const unit: Guess = { tool: 'units', why: 'A number in hex.' };
  const call: Guess = { tool: 'calldata', why: 'It may be calldata.' };
  const revert: Guess = { tool: 'errors', why: 'It may be revert data.' };
  if (hex.length === 40) return [{ tool: 'addresses', why: 'An address.' }];
  if (hex.length === 64) return [{ tool: 'calldata', why: 'A topic or another 32-byte value.' }, unit];
  if (hex.length === 130 && !has(book.functions, selector))
    return [{ tool: 'permit', why: 'A signature of 65 bytes.' }, call];
  if (hex === '') return [call, revert];
  if (hex.length < 8) return [unit];
  if (readStandard(`0x${selector}`) !== null || has(book.errors, selector))
    return [{ tool: 'errors', why: `Revert data: it starts with the selector of an error, 0x${selector}.` }, call];
  if (has(book.functions, selector))
    return [{ tool: 'calldata', why: `Calldata: it starts with the selector of a function, 0x${selector}.` }, revert];
  return [call, revert, ...(hex.length <= 16 ? [unit] : [])];
}

const has = (selectors: string, selector: string): boolean => {
  for (let at = selectors.indexOf(selector); at >= 0; at = selectors.indexOf(selector, at + 1))
    if (at % 8 === 0) return true;
  return false;
};

/** A selector, an address or more bytes, with words after it that ask for no wei. */
const HEX_DATA = /^0x(?:[\da-f]{8}|[\da-f]{40,})(?![\da-f])(?!.*\bg?wei$)/i;

/** Whether the unit converter reads a text, or says why it has no value: -1. */
function isNumber(input: string): boolean {
  if (input.length > 200 || HEX_DATA.test(input) || FAILURE.test(input)) return false;
  const text = (spanAhead(input) ?? input).replace(/\s+(?:to|in)\s+(?:\w+|%)$/i, '').replace(/^-(?=[\d.,_]+$)/, '');
  const number = readNumber(/^(?:0x[\da-f]+|[\d.,_]+(?:e\d+)?)(?=\s*(?:%|[a-z ]+)?$)/i.exec(text)?.[0] ?? text);
  return !('problem' in number) || sumOfSpans(text) !== null || isExpression(text);
}

const JSON_CALL = /"(?:calls|transactions|topics|logs|calldata|input|data)"\s*:/;
/** Data that an explorer writes in numbered words, and the lines of a receipt or a transaction that a program printed. */
const PRINTED = /\bMethodID:|\b(?:block|transaction)Hash\b/;
const FAILURE = /revert|error|exception|panic|fail|rejected|insufficient|underpriced|nonce too/i;

function fromText(text: string, book: SelectorsBook): Guess[] {
  const call: Guess = { tool: 'calldata', why: 'A call, a batch, a log or a receipt.' };
  if (/primaryType|"domain"\s*:|\bEIP712Domain\b/.test(text))
    return [/\bSafeTx\b/.test(text) ? call : { tool: 'permit', why: 'Typed data or part of a permit.' }];
  if (isNumber(text) || /^\d{4}-\d{2}-\d{2}\b/.test(text))
    return [{ tool: 'units', why: 'A number, an amount or a time.' }];
  const found: Guess[] = [];
  const words = [...text.slice(0, 20_000).matchAll(/[A-Za-z_]\w{2,79}/g)].map(([word]) => word);
  const names = new Set(book.names);
  const error = words.find((word) => names.has(word));
  if (error !== undefined) found.push({ tool: 'errors', why: `It names the error ${error}.` });
  else if (
    /"error"\s*:|"code"\s*:\s*-?3\d*/.test(text) ||
    (FAILURE.test(text) && !PRINTED.test(text) && !(JSON_CALL.test(text) && /^[[{]/.test(text)))
  )
    found.push({ tool: 'errors', why: 'A message about a failure.' });
  if (JSON_CALL.test(text) || PRINTED.test(text)) found.push(call);
  const calls = new Set(book.calls);
  const named = words.length <= 8 ? words.find((word) => calls.has(word)) : undefined;
  if (named !== undefined) found.push({ tool: 'compose', why: `It names the function ${named}.` });
  if (found.length === 0 && FAILURE.test(text)) found.push({ tool: 'errors', why: 'A message about a failure.' });
  if (found.length === 0 && /\b0x[0-9a-f]{8,}/i.test(text))
    found.push({ tool: 'calldata', why: 'It holds hex data.' }, { tool: 'errors', why: 'It may be revert data.' });
  if (found.length === 0 && text.length <= 60)
    found.push({ tool: 'addresses', why: 'It may be the name of a contract or a token.' });
  return found;
}
