import type {
  ErrorsBook,
  EventsBook,
  FunctionsBook,
  PlacesBook,
  SpendersBook,
  WordsBook,
} from '@sdk-docs/reference/model/tools-book';
import { placesAt } from '../book/places';
import { similarTo } from '../book/similar';
import { visible } from '../book/visible';
import type { Warning } from '../warnings/warning';
import { approvalFor, type NeededApproval } from './approval';
import { causesOf, partsOf, type Causes } from './causes';
import { contextOf, unitIn, type Context } from './context';
import type { Doctor } from './doctor';
import { unique, type Answer } from './answers';
import { fromLibrary, type FromLibrary } from './from-library';
import { LONGEST_INPUT, type Message } from './message';
import { functionsWith, noError, withoutError } from './no-error';
import { titleOf } from './report';

/** Data for recognising an input. */
interface DataBooks {
  readonly errors: ErrorsBook;
  readonly places: PlacesBook;
  readonly spenders: SpendersBook;
  readonly functions: FunctionsBook;
  /** For an input for which `mayBeTopic` is true. */
  readonly events: EventsBook;
}

/** Data for a diagnosis. */
type ExplainedBooks = Omit<DoctorBooks, 'events'>;

export interface DoctorBooks extends DataBooks {
  readonly words: WordsBook;
}

/** One revert with its causes, and the inner ones. */
export interface Finding extends Causes {
  readonly answer: Answer;
  /** SDK methods that can revert with it; those of the called contract where it is known. */
  readonly methods: readonly string[];
  /** The missing approval, ready to compose; null without one. */
  readonly approval: NeededApproval | null;
  readonly inner: readonly Finding[];
}

export interface Diagnosis {
  /** null for an input that is too long. */
  readonly message: Message | null;
  readonly context: Context;
  readonly findings: readonly Finding[];
  readonly library: FromLibrary | null;
  /** Causes of a revert without data; null unless the message reports one. */
  readonly withoutData: readonly string[] | null;
  /** Description of an input that is no error. */
  readonly named: string | null;
  readonly warnings: readonly Warning[];
  /** One line for the status. */
  readonly summary: string;
}

const NO_CONTEXT: Context = { called: '', function: '', target: null };

/** The kind of an input, before the words of its errors are loaded. */
export interface Recognised extends Omit<Diagnosis, 'findings' | 'withoutData'> {
  readonly answers: readonly Answer[];
  /** Only a revert without data. */
  readonly bare: boolean;
}

/**
 * Explains a revert: the contract, the cause, and what to do. `chosen`: the contract that the reader named, or empty.
 */
export const diagnose = (books: DoctorBooks, doctor: Doctor, input: string, chosen = ''): Diagnosis =>
  explained(books, recognise(books, doctor, input, chosen));

/** The parts of the words with the causes. */
export const wordsFor = (errors: ErrorsBook, { answers, bare, context }: Recognised): readonly number[] => [
  ...new Set([
    ...answers.flatMap((answer) => partsOf(errors, answer, context.called)),
    ...(bare ? [errors.parts.length] : []),
  ]),
];

/** Adds the causes. The words must contain the parts that it needs. */
export const explained = (books: ExplainedBooks, { answers, bare, ...rest }: Recognised): Diagnosis => ({
  ...rest,
  findings: answers.map((answer) => findingOf(books, answer, rest.context)),
  withoutData: bare ? emptyCauses(books.words, rest.context) : null,
});

/** Recognises an input: errors, a message of a library, calldata, an address. */
export function recognise(books: DataBooks, doctor: Doctor, input: string, chosen: string): Recognised {
  const empty = {
    message: null,
    context: NO_CONTEXT,
    answers: [],
    bare: false,
    library: null,
    named: null,
    warnings: [],
  };
  if (input.length > LONGEST_INPUT)
    return {
      ...empty,
      summary: `The input is longer than ${LONGEST_INPUT} characters: paste the part with the error.`,
    };
  const other = noError(books, input.trim());
  if (other !== null) return { ...empty, ...other };
  const first = doctor.find(input);
  const context = withSpender(books, contextOf(first.message, books, chosen), first.answers);
  const { message, answers } = doctor.find(input, unitIn(books, context));
  const library = fromLibrary(books, message, context, answers.length > 0);
  const isRead = answers.length > 0 || message.empty || (library !== null && !/AbiFunctionNotFound/.test(library.name));
  const none = isRead ? null : withoutError(input);
  if (none !== null) return { ...empty, ...none };
  const guess = isRead ? null : guessOf(books, doctor, message);
  const shown = guess?.answers ?? answers;
  const bare = shown.length === 0 && message.empty;
  return {
    ...empty,
    message,
    context,
    answers: shown,
    bare,
    library,
    summary: guess?.summary ?? summaryOf(input, shown, library, bare),
  };
}

/** When the called contract is unknown, the spender that lacks an allowance is taken for it. */
function withSpender({ places }: DataBooks, context: Context, answers: readonly Answer[]): Context {
  const [answer] = answers;
  if (context.called !== '' || answer?.kind !== 'error') return context;
  const spender = answer.args?.find(({ name, type }) => name === 'spender' && type === 'address');
  const there = spender === undefined ? [] : placesAt(places, spender.value).flatMap(({ contracts }) => contracts);
  const called = there.find((contract) => answer.error.contracts.includes(contract));
  return called === undefined ? context : { ...context, called };
}

function findingOf(books: ExplainedBooks, answer: Answer, context: Context): Finding {
  const causes = causesOf(books.words, answer, context.called, context.function);
  const calls = answer.kind === 'unknown' ? functionsWith(books, answer.selector) : '';
  return {
    answer,
    ...causes,
    remark: calls === '' ? causes.remark : `It isn't an error but the selector of a function: ${calls}.`,
    methods: methodsOf(books.errors, answer, context.called),
    approval: approvalFor(books, answer),
    inner: answer.inner.map((inner) => findingOf(books, inner, context)),
  };
}

function methodsOf({ targets }: ErrorsBook, answer: Answer, called: string): readonly string[] {
  if (answer.kind !== 'error') return [];
  const { methods } = answer.error;
  return called === '' ? methods : methods.filter((method) => targets[method.split('.')[0] ?? ''] === called);
}

/** Causes of a revert without data; those of the called function first. */
function emptyCauses({ conditions, reverts }: WordsBook, { called, function: fn }: Context): readonly string[] {
  const all = conditions['0x'] ?? [];
  const own = all.filter(({ contract, functions }) => contract === called && (fn === '' || functions.includes(fn)));
  return [
    ...own.map(({ contract, functions, text }) => `${contract}.${functions.join(', ')}: ${text}`),
    ...(own.length > 0 || called === ''
      ? []
      : [`These docs know no function of ${called} that reverts without data for its own reason.`]),
    ...reverts.filter(({ kind }) => kind === 'no-data').map(({ cause, fix }) => `${cause} ${fix}`),
  ];
}

/** What a text without a known name may mean: the names that contain it, otherwise the most similar one. */
function guessOf(
  { errors }: DataBooks,
  doctor: Doctor,
  { text }: Message,
): { readonly answers: readonly Answer[]; readonly summary: string } | null {
  if (text.length > LONGEST_GUESSED) return null;
  const named = doctor.containing(text);
  if (named.length > 0)
    return {
      answers: named.slice(0, MOST_LISTED),
      summary: `No error has exactly this name. ${named.length === 1 ? 'One contains' : `${named.length} contain`} it: ${listOf(named)}.`,
    };
  const similar = similarTo(text, [...errors.errors.map(({ name }) => name), ...errors.texts]);
  const likely = similar === null ? [] : doctor.find(similar.name).answers;
  // The name may be the end of a longer one: InsufficientBalance of ERC20InsufficientBalance.
  const answers = unique([...likely, ...(similar === null ? [] : doctor.containing(similar.name))]).slice(
    0,
    MOST_LISTED,
  );
  if (similar === null || answers.length === 0) return null;
  const differ = similar.distance === 1 ? 'letter differs' : 'letters differ';
  const others = likely.length === 0 ? [] : answers.filter((answer) => !likely.includes(answer));
  const more = others.length === 0 ? '' : ` Other names with ${similar.name}: ${listOf(others)}.`;
  return {
    answers,
    summary: `Nothing is called ${similar.typed}. Did you mean ${listOf(others.length === 0 ? answers : likely)}? ${similar.distance} ${differ}.${more}`,
  };
}

const LONGEST_GUESSED = 2_000;
/** Number of answers that a summary names. */
const MOST_LISTED = 4;

const listOf = (answers: readonly Answer[]): string => {
  const names = answers.slice(0, MOST_LISTED).map((answer) => titleOf(answer).slice(0, 120));
  return `${names.join(', ')}${answers.length > MOST_LISTED ? ' …' : ''}`;
};

function summaryOf(input: string, answers: readonly Answer[], library: FromLibrary | null, bare: boolean): string {
  const found = listOf(answers);
  if (answers.length > 0 && answers.every(({ kind }) => kind === 'unknown')) return `Unknown: ${found}`;
  if (answers.length > 0) return `${answers.length === 1 ? 'Found' : `${answers.length} found`}: ${found}`;
  if (library !== null) return `A message of a library, wallet or node: ${library.name}.`;
  return bare
    ? 'A revert without data (0x).'
    : `"${visible(input.trim().slice(0, 80))}" contains no known error, selector, revert text or library message.`;
}
