import { getAddress } from 'viem';
import { exact } from '@sdk-docs/reference/model/human';
import type {
  ErrorsBook,
  EventsBook,
  FunctionsBook,
  PlacesBook,
  SpendersBook,
  WordsBook,
} from '@sdk-docs/reference/model/tools-book';
import { named } from '../calldata/named';
import { indexEvents, selectorOf } from '../book/functions';
import { chainOfId, namesAt, placesAt } from '../book/places';
import { visible } from '../book/visible';
import { privateKey } from '../warnings/private-key';
import type { Warning } from '../warnings/warning';
import { approvalFor, type NeededApproval } from './approval';
import { causesOf, type Causes } from './causes';
import { contextOf, unitIn, type Context } from './context';
import { Doctor, type Answer } from './doctor';
import { libraryMessage } from './library-messages';
import { LONGEST_INPUT, type Message } from './message';
import { titleOf } from './report';
import { similarTo, type Similar } from './similar';

/** The data that a diagnosis reads. */
export interface DoctorBooks {
  readonly errors: ErrorsBook;
  readonly words: WordsBook;
  readonly places: PlacesBook;
  readonly spenders: SpendersBook;
  readonly functions: FunctionsBook;
  readonly events: EventsBook;
}

/** One revert with its causes, and those inside of it. */
export interface Finding extends Causes {
  readonly answer: Answer;
  /** SDK methods that can end in it; those of the called contract where it is known. */
  readonly methods: readonly string[];
  /** The approval that is missing, ready to be composed; null where none is. */
  readonly approval: NeededApproval | null;
  readonly inner: readonly Finding[];
}

/** A message of a library, a wallet or a node. */
export interface FromLibrary {
  readonly name: string;
  readonly cause: string;
  readonly fix: string;
  /** What the message itself says: its values with their units, its details. */
  readonly details: readonly string[];
}

export interface Diagnosis {
  /** null for an input that is too long. */
  readonly message: Message | null;
  readonly context: Context;
  readonly findings: readonly Finding[];
  readonly library: FromLibrary | null;
  /** The message says that the revert has no data; the causes of functions that do so. */
  readonly withoutData: readonly string[] | null;
  readonly similar: Similar | null;
  /** What the input is when it is no error. */
  readonly named: string | null;
  readonly warnings: readonly Warning[];
  /** One line for the status. */
  readonly summary: string;
}

const NO_CONTEXT: Context = { called: '', function: '', target: null };

/** Says what reverted, in which contract, why, and what to do. `chosen`: the contract that the reader named, or empty. */
export function diagnose(books: DoctorBooks, doctor: Doctor, input: string, chosen = ''): Diagnosis {
  const empty = {
    message: null,
    context: NO_CONTEXT,
    findings: [],
    library: null,
    withoutData: null,
    similar: null,
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
  const context = contextOf(first.message, books, chosen);
  const { message, answers } = doctor.find(input, unitIn(books, context));
  const library = fromLibrary(books, message, context, answers.length > 0);
  const known = answers.filter(({ kind }) => kind !== 'unknown');
  const similar =
    known.length > 0 || message.empty || (library !== null && !/AbiFunctionNotFound/.test(library.name))
      ? null
      : nearest(books, doctor, message);
  const meant = similar === null ? [] : doctor.find(similar.name).answers;
  const shown = answers.length > 0 ? answers : meant;
  const findings = shown.map((answer) => findingOf(books, answer, context));
  const withoutData = findings.length === 0 && message.empty ? emptyCauses(books.words, context) : null;
  return {
    ...empty,
    message,
    context,
    findings,
    library,
    similar,
    withoutData,
    summary: summaryOf(input, findings, library, withoutData, similar),
  };
}

function findingOf(books: DoctorBooks, answer: Answer, context: Context): Finding {
  const causes = causesOf(books.words, answer, context.called, context.function);
  const calls = answer.kind === 'unknown' ? functionsWith(books, answer.selector) : '';
  return {
    answer,
    ...causes,
    remark: calls === '' ? causes.remark : `It is no error, and the selector of a function: ${calls}.`,
    methods: methodsOf(books.errors, answer, context.called),
    approval: approvalFor(books, answer),
    inner: answer.inner.map((inner) => findingOf(books, inner, context)),
  };
}

/** `depositETH of PufferVaultV5`; empty for a selector of no function. */
function functionsWith({ functions }: DoctorBooks, selector: string): string {
  const owners = Object.entries(functions).filter(([, items]) => items.some((item) => selectorOf(item) === selector));
  const name = owners[0]?.[1].find((item) => selectorOf(item) === selector)?.name;
  return name === undefined ? '' : `${name} of ${owners.map(([contract]) => contract).join(', ')}`;
}

function methodsOf({ targets }: ErrorsBook, answer: Answer, called: string): readonly string[] {
  if (answer.kind !== 'error') return [];
  const { methods } = answer.error;
  return called === '' ? methods : methods.filter((method) => targets[method.split('.')[0] ?? ''] === called);
}

/** Hashes, topics, addresses and calldata are no errors: they are named for what they are. */
function noError(books: DoctorBooks, text: string): Pick<Diagnosis, 'named' | 'warnings' | 'summary'> | null {
  const plain = named(text);
  if (plain !== null && plain.kind !== 'signature' && plain.kind !== 'signed') {
    const events =
      plain.kind === 'word'
        ? [
            ...new Set(
              (indexEvents(books.events).get(plain.value) ?? []).map(
                ({ contract, signature }) => `${signature} of ${contract}`,
              ),
            ),
          ]
        : [];
    if (events.length > 0)
      return {
        named: `The topic of an event: ${events.join('; ')}. Paste the log into the calldata explainer.`,
        warnings: [],
        summary: 'The topic of an event, no error.',
      };
    if (plain.kind === 'address') {
      const names = namesAt(books.places, plain.value);
      const where = names.length === 0 ? 'unknown in the address book' : names.join('; ');
      return { named: `An address: ${where}. No error.`, warnings: [], summary: 'An address, no error.' };
    }
    return {
      named: plain.lines.join(' '),
      warnings: plain.kind === 'word' ? [privateKey()] : [],
      summary: 'A value of 32 bytes or a link, no error.',
    };
  }
  const data = /^0x[0-9a-f]{8}(?:[0-9a-f]{2})*$/i.exec(text)?.[0].toLowerCase();
  if (data === undefined || (data.length - 10) % 64 !== 0) return null;
  const selector = data.slice(0, 10);
  if (books.errors.errors.some((error) => selectorOf(error) === selector)) return null;
  const called = functionsWith(books, selector);
  if (called === '') return null;
  return {
    named: `Calldata, no error: it calls ${called}. The calldata explainer reads it.`,
    warnings: [],
    summary: 'Calldata, no error.',
  };
}

/** What is known about a revert without data; about the called function first. */
function emptyCauses({ conditions, reverts }: WordsBook, { called, function: fn }: Context): readonly string[] {
  const all = conditions['0x'] ?? [];
  const own = all.filter(({ contract, functions }) => contract === called && (fn === '' || functions.includes(fn)));
  return [
    ...own.map(({ contract, functions, text }) => `${contract}.${functions.join(', ')}: ${text}`),
    ...(own.length > 0 || called === ''
      ? []
      : [`These docs know no function of ${called} that reverts without data for a reason of its own.`]),
    ...reverts.filter(({ kind }) => kind === 'no-data').map(({ cause, fix }) => `${cause} ${fix}`),
  ];
}

function nearest(books: DoctorBooks, doctor: Doctor, { text }: Message): Similar | null {
  if (text.length > 2_000) return null;
  const names = [...books.errors.errors.map(({ name }) => name), ...books.errors.texts];
  const found = similarTo(text, names);
  return found !== null && doctor.find(found.name).answers.length > 0 ? found : null;
}

function fromLibrary(books: DoctorBooks, message: Message, context: Context, answered: boolean): FromLibrary | null {
  const found = libraryMessage(message.text);
  if (
    found === null ||
    (answered &&
      /^(?:ContractFunction|RawContract|CallExecution|EstimateGas|Execution|Transaction(?:Execution|Receipt)|BaseError|CALL_EXC)/.test(
        found.name,
      ))
  )
    return null;
  if (!answered && message.empty && found.row.names.startsWith('ContractFunctionExecutionError')) return null;
  return {
    name: found.name,
    cause: found.row.cause,
    fix: found.row.fix,
    details: detailsOf(books, message.text, context),
  };
}

/** The values of a message as a person reads them. */
function detailsOf(books: DoctorBooks, text: string, { target, function: fn }: Context): string[] {
  const first = text.trim().split('\n')[0]?.slice(0, 300) ?? '';
  const details = /\bDetails:\s?([^\n]{1,300})/.exec(text)?.[1];
  const url = /\bURL:\s?([^\s]{1,200})/.exec(text)?.[1];
  const chains = [...text.matchAll(/(?:\bid: |\bchain ID:?\s{0,3}"?|=> ?|chainId\\?":\s?)(0x[0-9a-f]+|\d+)/gi)].map(
    ([, id = '']) => Number(id),
  );
  const ether = [
    ...text.matchAll(/\b(?:cost|overshot|have|want|value|balance|needed?|supplied gas)\D{0,4}(\d{13,40})\b/gi),
  ].map(([, wei = '']) => `${wei} wei is ${exact(BigInt(wei), 18)} ETH.`);
  const bits = /(\d+)-bit (un)?signed/.exec(text);
  const addresses = [...text.matchAll(/["(: ](0x[0-9a-f]{40})(?![0-9a-f])/gi)].map(([, value = '']) => value);
  const comma = /Value `(\d+),(\d+)`/.exec(text);
  const owners =
    fn === ''
      ? []
      : Object.keys(books.functions).filter((contract) => books.functions[contract]?.some(({ name }) => name === fn));
  const typo = /(?:Function "|fragment", value=")(\w+)"/.exec(text)?.[1];
  const close =
    typo === undefined
      ? null
      : similarTo(typo, [
          ...new Set(
            Object.values(books.functions)
              .flat()
              .map(({ name }) => name),
          ),
        ]);
  const holders =
    close === null
      ? []
      : Object.keys(books.functions).filter((contract) =>
          books.functions[contract]?.some(({ name }) => name === close.name),
        );
  const there = target === null ? [] : placesAt(books.places, target);
  const token = there.find(({ kind }) => kind === 'token');
  return [
    `The message: ${first}`,
    ...(url === undefined ? [] : [`The node: ${url}`]),
    ...(details === undefined ? [] : [`The details: ${details}`]),
    ...new Set(
      chains.flatMap((id) =>
        chainOfId(books.places, id) === null ? [] : [`Chain ${id} is ${chainOfId(books.places, id)}.`],
      ),
    ),
    ...new Set(ether),
    ...(bits === null ? [] : [`The type is ${bits[2] === undefined ? '' : 'u'}int${bits[1]}.`]),
    ...(comma === null ? [] : [`Write ${comma[1]}.${comma[2]}`]),
    ...[...new Set(addresses)].slice(0, 3).map((value) => {
      const names = namesAt(books.places, value);
      return `With its EIP-55 checksum: ${getAddress(value.toLowerCase())}${names.length === 0 ? '' : `, ${names.join('; ')}`}`;
    }),
    ...(target !== null && /^0x0*$/.test(target)
      ? ['The call went to the zero address, which the SDK stores where a contract is not deployed.']
      : []),
    ...(owners.length === 0 ? [] : [`${fn} is a function of ${owners.join(', ')}.`]),
    ...(token !== undefined && /^(?:nonces|permit|DOMAIN_SEPARATOR)$/.test(fn)
      ? [`${token.path[0]} has no permit: approve instead, and pass isPreapproved.`]
      : []),
    ...(close === null
      ? []
      : [`Did you mean ${close.name}${holders.length === 0 ? '' : ` of ${holders.join(', ')}`}?`]),
  ];
}

function summaryOf(
  input: string,
  findings: readonly Finding[],
  library: FromLibrary | null,
  withoutData: readonly string[] | null,
  similar: Similar | null,
): string {
  const names = findings.slice(0, 4).map(({ answer }) => titleOf(answer).slice(0, 120));
  const found = `${names.join(', ')}${findings.length > 4 ? ' …' : ''}`;
  if (similar !== null && findings.length > 0)
    return `Nothing is called ${similar.typed}. Did you mean ${found}? ${similar.distance} ${similar.distance === 1 ? 'letter differs' : 'letters differ'}.`;
  if (findings.length > 0 && findings.every(({ answer }) => answer.kind === 'unknown')) return `Unknown: ${found}`;
  if (findings.length > 0) return `${findings.length === 1 ? 'Found' : `${findings.length} found`}: ${found}`;
  if (library !== null) return `A message of a library, wallet or node: ${library.name}.`;
  return withoutData === null
    ? `Nothing known is in "${visible(input.trim().slice(0, 80))}": no error, selector, revert text or message of a library.`
    : 'A revert without data (0x).';
}
