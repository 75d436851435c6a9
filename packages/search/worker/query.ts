import { searchedPart } from './protocol';
import { chunks, partsOf, squash, STOP_WORDS } from './terms';

/** Maximum number of words, and of those that are not stop words; a pasted page needs no more. */
const WORD_LIMIT = 40;
const CONTENT_LIMIT = 14;

/** Longer code is not parsed for members. */
const PATH_LIMIT = 200;
const INTERROGATIVE = /^(how|what|where|why|which|when|who|can|could|does|do|is|are|should)$/;
const QUESTION_WORDS = 5;

export interface Word {
  /** As typed. */
  readonly raw: string;
  /** Lower case, letters and digits only. */
  readonly key: string;
  readonly parts: readonly string[];
}

/** Words, and the characters between them. */
const PLAIN = /^[\p{L}\p{M}\s,.?!'’"-]+$/u;
/** Length from which a word of several parts is code. */
const SHORTEST_CODE = 6;

/** Whether a word is written as code: `depositETH`. */
export const isCode = ({ raw, parts }: Word): boolean => parts.length > 1 && raw.length >= SHORTEST_CODE;

export interface Query {
  readonly raw: string;
  readonly words: readonly Word[];
  /** Without stop words; all words if nothing else is left. */
  readonly content: readonly Word[];
  readonly squashed: string;
  /** The same, without stop words. */
  readonly squashedContent: string;
  /** Members as written in code, `vault.depositETH` of `client.vault.depositETH(1n)`. */
  readonly paths: readonly string[];
  /** Whether it is a question, which guides answer better than an ABI. */
  readonly question: boolean;
  /** Whether it is more than an unfinished name: several words, or a question about one. */
  readonly several: boolean;
  /** Whether it consists of words, none of them written as code. */
  readonly plain: boolean;
}

export function parseQuery(input: string): Query {
  const raw = searchedPart(input.trim());
  const words = chunks(raw)
    .slice(0, WORD_LIMIT)
    .map((chunk): Word => ({ raw: chunk, key: squash(chunk), parts: partsOf(chunk) }))
    .filter(({ key }) => key !== '');
  const telling = words.filter(({ key }) => !STOP_WORDS.has(key));
  const content = (telling.length > 0 ? telling : words).slice(0, CONTENT_LIMIT);
  const join = (list: readonly Word[]): string => list.map(({ key }) => key).join('');
  const question = words.length >= QUESTION_WORDS || (words.length > 1 && INTERROGATIVE.test(words[0]?.key ?? ''));
  return {
    raw,
    words,
    content,
    squashed: join(words),
    squashedContent: join(content),
    paths: pathsOf(raw),
    question,
    several: question || content.length > 1,
    plain: PLAIN.test(raw) && !words.some(isCode),
  };
}

/** Returns each pair of neighbours in a dotted chain. */
const pathsOf = (raw: string): string[] =>
  (raw.slice(0, PATH_LIMIT).match(/[\w$]+(?:\.[\w$]+)+/g) ?? []).flatMap((chain) => {
    const names = chain.split('.');
    return names.slice(1).map((name, place) => `${names[place]}.${name}`);
  });
