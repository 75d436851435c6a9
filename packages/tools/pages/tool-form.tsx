import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { ToolState } from '../state/hash';
import { mayBePrivateKey } from '../state/private-key';
import styles from './form.module.css';
import { usePart } from './use-part';
import { useToolState } from './use-tool-state';

/** Properties of a tool's answering part, which loads when there is an input. */
export interface AnswerProps {
  readonly state: ToolState;
  /** Changes fields. */
  readonly set: (change: ToolState) => void;
  /** Changes fields as a step of its own, which the back button undoes. */
  readonly go: (change: ToolState) => void;
  /** How often Enter was pressed in the input. */
  readonly entered: number;
  /** Reports the outcome in one line, also to screen readers. */
  readonly say: (status: string) => void;
  /** Reports that a part of the answer could not be loaded, and offers to retry. */
  readonly lost: () => void;
}

/** A module with the answering part of a tool: it loads the data first. */
interface AnswerModule {
  readonly prepare: () => Promise<ComponentType<AnswerProps>>;
}

interface Tool {
  /** Name of the tool, for its history. */
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly rows?: number;
  /** Names of the fields in the address; the input is `in`. */
  readonly fields: readonly string[];
  /** Examples to try with a click: label -> fields. */
  readonly examples: Readonly<Record<string, ToolState>>;
  /** Fields that another input sets, as they are before it: what was typed for one must not stand beside the next. */
  readonly fresh?: ToolState;
  /** Fields that give an answer without an input. */
  readonly also?: readonly string[];
  /** It answers before anything is typed, once the form gets the focus. */
  readonly eager?: boolean;
  readonly load: () => Promise<AnswerModule>;
}

/** The island of a tool. */
export const toolIsland = (tool: Tool) =>
  function ToolIsland(): ReactNode {
    return <ToolForm {...tool} />;
  };

/** The frame of a tool: one input, examples, a clear control, the history of this tab, a status line, and the answer below. */
function ToolForm({
  name,
  label,
  placeholder,
  rows = 3,
  fields,
  examples,
  fresh = {},
  also = [],
  eager = false,
  load,
}: Tool): ReactNode {
  const { state, set, go, clear, link } = useToolState(fields);
  const [status, say] = useState('');
  const [entered, setEntered] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const text = state.in ?? '';
  const asked = text.trim() !== '' || also.some((field) => (state[field] ?? '') !== '');
  const { Answer, failed, lost, retry } = useAnswer(load, asked || eager);
  useEffect(() => {
    if (!asked && !eager) say('');
  }, [asked, eager]);
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const keep = (): void => {
    if (mayBePrivateKey(text)) return;
    remember(name, text);
    setEarlier(inputsOf(name));
  };
  useEffect(() => setEarlier(inputsOf(name)), [name]);
  // Enter answers, Shift+Enter inserts a line break.
  const enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    keep();
    setEntered((count) => count + 1);
  };

  return (
    <div className={styles.box}>
      <div className={styles.form}>
        <label htmlFor={id}>{label}</label>
        <textarea
          id={id}
          ref={input}
          rows={rows}
          value={text}
          placeholder={placeholder}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => set({ ...fresh, in: target.value })}
          onKeyDown={enter}
          onBlur={keep}
        />
        <button
          type="button"
          onClick={() => {
            forget(name);
            setEarlier([]);
            clear();
            input.current?.focus();
          }}
        >
          Clear everything
        </button>
        {/* Always visible: a control that appears when the input loses the focus would move what is being clicked. */}
        <select
          aria-label="Earlier inputs of this tab"
          className={styles.earlier}
          value=""
          disabled={earlier.length === 0}
          onChange={({ target }) => set({ ...fresh, in: target.value })}
        >
          <option value="">Earlier inputs</option>
          {earlier.map((value) => (
            <option key={value} value={value}>
              {value.slice(0, 60)}
            </option>
          ))}
        </select>
        <span className={asked ? styles.tried : undefined}>
          Try:{' '}
          {Object.entries(examples).map(([what, example]) => (
            <button
              type="button"
              key={what}
              className={styles.example}
              onClick={() => go({ ...Object.fromEntries(fields.map((field) => [field, ''])), ...example })}
            >
              {what}
            </button>
          ))}
        </span>
      </div>
      <p role="status" className={styles.status}>
        {failed ? 'What this tool needs could not be loaded.' : asked && Answer === null ? 'Loading…' : status}
        {NO_LINK[link]}
      </p>
      {failed && (
        <p className={styles.form}>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {(asked || eager) && Answer !== null && (
        <Answer state={state} set={set} go={go} say={say} lost={lost} entered={entered} />
      )}
    </div>
  );
}

const NO_LINK = {
  written: '',
  'too long': ' The input is too long for a link.',
  secret: ' It stays out of the address of this page: it may be a hash, and it may be a private key.',
} as const;

/** Loads the answering part of a tool once it is wanted. A failed load hides the answer until the reader retries. */
function useAnswer(load: Tool['load'], wanted: boolean) {
  const [failed, setFailed] = useState(false);
  const lost = useCallback(() => setFailed(true), []);
  const prepared = useCallback(async () => (await load()).prepare(), [load]);
  const Answer = usePart(wanted && !failed, prepared, lost);
  return { Answer: failed ? null : Answer, failed, lost, retry: () => setFailed(false) };
}

/** Inputs with an answer, by tool, newest first. They are kept in this tab until it reloads. */
const remembered = new Map<string, readonly string[]>();
const KEPT = 8;
/** A longer input would take much memory for little benefit. */
const LONGEST = 20_000;

const inputsOf = (tool: string): readonly string[] => remembered.get(tool) ?? [];

function remember(tool: string, input: string): void {
  if (input.trim() === '' || input.length > LONGEST) return;
  remembered.set(tool, [input, ...inputsOf(tool).filter((other) => other !== input)].slice(0, KEPT));
}

const forget = (tool: string): boolean => remembered.delete(tool);
