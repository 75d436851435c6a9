import type { BookCondition, ErrorsBook, WordsBook } from '@sdk-docs/reference/model/tools-book';
import type { Answer } from './answers';
import { codeIn } from './safe-codes';
import { valueOf } from './report';

/** Cause of a revert in one contract. */
export interface Cause {
  /** Contracts of the cause, separated by commas. */
  readonly where: string;
  /** Functions that revert with it, where known. */
  readonly functions: readonly string[];
  readonly cause: string;
  readonly fix: string;
}

/** Causes of a revert, by contract. */
export interface Causes {
  /** Causes of the called contract; all causes when it is unknown. */
  readonly own: readonly Cause[];
  /** Causes in other contracts, which may not apply to the called one. */
  readonly elsewhere: readonly Cause[];
  /** Note about the called contract: unknown, or without a cause of its own. */
  readonly remark: string;
}

const PAUSE = /^(?:EnforcedPause|ExpectedPause|"Pausable: (?:not )?paused")$/;
/** Where a panic may come from. */
const ANY = 'any contract';
const GATE = 'AccessManagedUnauthorized';
const GATE_FIX =
  'Ask the AccessManager which it is: isTargetClosed(target) for a pause, getTargetFunctionRole(target, selector) for the role.';

/** viem shows what a wallet says with code -32603 as the reason of a revert. */
const FOREIGN_TEXT =
  'No contract of the SDK is known to say this. If a wallet or node failed with it, a transaction may have been sent: look for it before you send again.';

/**
 * The parts of the words with an answer's causes. A text, a panic and a revert without data are in the last one; a
 * pause of a contract that does not raise the error may show as that of the gate.
 */
export function partsOf(book: ErrorsBook, answer: Answer, called: string): readonly number[] {
  const { errors, parts } = book;
  const partAt = (place: number): number => parts.findLastIndex((first) => first <= place);
  const own = called === '' || (answer.kind === 'error' && answer.error.contracts.includes(called));
  const gate = !own && PAUSE.test(keyOf(answer)) ? errors.findIndex(({ name }) => name === GATE) : -1;
  return [
    ...(answer.kind === 'error' ? [partAt(answer.error.index)] : []),
    ...(answer.kind === 'text' || answer.kind === 'panic' ? [parts.length] : []),
    ...(gate < 0 ? [] : [partAt(gate)]),
    ...answer.inner.flatMap((inner) => partsOf(book, inner, called)),
  ];
}

/** Key of an answer among the conditions: the name, the text in quotes, the panic. */
const keyOf = (answer: Answer): string =>
  answer.kind === 'error'
    ? answer.error.name
    : answer.kind === 'panic'
      ? `Panic(${answer.code})`
      : answer.kind === 'text'
        ? `"${answer.text}"`
        : '';

/** The causes of an error, text or panic for a call of `called` and `fn`; both may be empty. */
export function causesOf(words: WordsBook, answer: Answer, called: string, fn: string): Causes {
  const key = keyOf(answer);
  const conditions = Object.hasOwn(words.conditions, key) ? (words.conditions[key] ?? []) : [];
  const meanings = meaningsOf(words, answer);
  const raisers = raisersOf(answer, words, conditions);
  if (answer.kind === 'text' && answer.origin === 'name' && raisers.length === 0)
    return { own: [], elsewhere: [], remark: FOREIGN_TEXT };
  if (called === '') {
    const remark = raisers.length > 1 ? 'It means different things in different contracts: which one was called?' : '';
    return { own: merged(meanings, conditions, raisers), elsewhere: [], remark };
  }
  const mine = conditions.filter(({ contract }) => contract === called);
  const here = mine.filter(({ functions }) => fn !== '' && functions.includes(fn));
  const telling = (here.length > 0 ? here : mine).filter(({ text }) => text !== '');
  // Where each function has its text, a meaning whose fix is a member of another contract adds nothing to them.
  const isTold = answer.kind === 'error' && mine.length > 0 && mine.every(({ text }) => text !== '');
  const isHere = ({ where }: Cause): boolean => namesOf(where).some((name) => [called, ANY].includes(name));
  const own = meanings.filter((each) => isHere(each) && !(isTold && isOfOther(each, called)));
  // A meaning of this contract alone is sufficient. One of several contracts has the cause and the fix that the texts
  // of the functions lack: they alone would hide a pause, as long as the function is unknown.
  const exact = own.filter(({ where }) => namesOf(where).length === 1 && where !== ANY);
  const fix = key === GATE ? GATE_FIX : '';
  const texts = telling.map((each) => causeOf(each, exact.length > 0 ? '' : fix));
  const found = here.length > 0 ? [...texts, ...own] : exact.length > 0 ? exact : [...own, ...texts];
  if (found.length > 0)
    return {
      own: found,
      elsewhere: own.length > 0 || fix !== '' ? [] : meanings.filter((each) => !isHere(each)),
      remark: '',
    };
  const rest = merged(meanings, [], raisers);
  if (!raisers.includes(called) && !raisers.includes(ANY))
    return {
      own: [],
      elsewhere: rest,
      remark: `${called} is not known to raise ${key}.${pausedElsewhere(words, key, called)} Known to raise it: ${raisers.join(', ')}.`,
    };
  return {
    own:
      mine.length === 0
        ? []
        : [causeOf({ contract: called, functions: mine.flatMap(({ functions }) => functions), text: '' }, '')],
    elsewhere: rest,
    remark: raisers.includes(ANY) ? '' : `These docs know no cause of ${called} alone.`,
  };
}

/** A contract whose pause shows as another error. */
const pausedElsewhere = ({ conditions }: WordsBook, key: string, called: string): string =>
  PAUSE.test(key) && conditions[GATE]?.some(({ contract }) => contract === called) === true
    ? ` A pause of ${called} shows as ${GATE}.`
    : '';

/** Whether the fix of a meaning is a member of another one of its contracts. */
const isOfOther = ({ where, fix }: Cause, called: string): boolean =>
  namesOf(where).some((name) => name !== called && new RegExp(`\\b${name}(?:Handler)?\\.`).test(fix));

const namesOf = (where: string): readonly string[] => where.split(/,\s*/);

function meaningsOf(words: WordsBook, answer: Answer): Cause[] {
  if (answer.kind === 'error')
    return (words.meanings[answer.error.index] ?? []).map((each) => ({ ...each, functions: [] }));
  if (answer.kind !== 'text' && answer.kind !== 'panic') return [];
  const code = answer.kind === 'text' ? codeIn(answer.text) : null;
  return [
    ...(code === null ? [] : [{ ...code, functions: [], fix: '' }]),
    ...words.reverts
      .filter(({ kind, value }) => kind === answer.kind && value === valueOf(answer))
      .map(({ contracts, cause, fix, note }) => ({
        where: contracts.join(', '),
        functions: [],
        cause,
        fix: `${fix} ${note}`.trim(),
      })),
  ];
}

const raisersOf = (answer: Answer, words: WordsBook, conditions: readonly BookCondition[]): readonly string[] => [
  ...new Set([
    ...(answer.kind === 'error'
      ? answer.error.contracts
      : meaningsOf(words, answer).flatMap(({ where }) => namesOf(where))),
    ...conditions.map(({ contract }) => contract),
  ]),
];

const causeOf = ({ contract, functions, text }: BookCondition, fix: string): Cause => ({
  where: contract,
  functions,
  cause: text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  fix,
});

/** Meanings first, then the texts of each contract's functions, then contracts without further information. */
function merged(
  meanings: readonly Cause[],
  conditions: readonly BookCondition[],
  raisers: readonly string[],
): readonly Cause[] {
  const said = conditions.filter(({ text }) => text !== '').map((each) => causeOf(each, ''));
  const named = new Set([...meanings, ...said].flatMap(({ where }) => namesOf(where)));
  const silent = raisers.filter((contract) => !named.has(contract));
  return [
    ...meanings,
    ...said,
    ...(silent.length === 0 || raisers.length === 1
      ? []
      : [
          {
            where: silent.join(', '),
            functions: [],
            cause: 'Raised here too; no separate cause is on record.',
            fix: '',
          },
        ]),
  ];
}
