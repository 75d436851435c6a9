import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { ToolState } from '../state/hash';
import styles from './form.module.css';
import { forget, inputsOf, remember } from './history';
import { useAnswer } from './use-answer';
import { useToolState } from './use-tool-state';

/** What the part of a tool gets that loads when there is an input. */
export interface AnswerProps {
  readonly state: ToolState;
  readonly set: (change: ToolState) => void;
  /** Says the outcome in one line, to screen readers as well. */
  readonly say: (status: string) => void;
}

/** A module with the answering part of a tool: it loads the data first. */
export interface AnswerModule {
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
  readonly load: () => Promise<AnswerModule>;
}

/** The island of a tool. */
export const toolIsland = (tool: Tool) =>
  function ToolIsland(): ReactNode {
    return <ToolForm {...tool} />;
  };

/** The frame of a tool: one input, a clear control, the history of this tab, a status line, and the answer below. */
function ToolForm({ name, label, placeholder, rows = 5, fields, load }: Tool): ReactNode {
  const { state, set, clear, linked } = useToolState(fields);
  const [status, say] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const text = state.in ?? '';
  const asked = text.trim() !== '';
  const { Answer, failed, retry } = useAnswer(load, asked);
  useEffect(() => {
    if (!asked) say('');
  }, [asked]);
  const [earlier, setEarlier] = useState<readonly string[]>([]);
  const keep = (): void => {
    remember(name, text);
    setEarlier(inputsOf(name));
  };
  useEffect(() => setEarlier(inputsOf(name)), [name]);

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
          onChange={({ target }) => set({ in: target.value })}
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
        {/* Always there: a control that appears when the input loses the focus would move what is being clicked. */}
        <select
          aria-label="Earlier inputs of this tab"
          className={styles.earlier}
          value=""
          disabled={earlier.length === 0}
          onChange={({ target }) => set({ in: target.value })}
        >
          <option value="">Earlier inputs</option>
          {earlier.map((value) => (
            <option key={value} value={value}>
              {value.slice(0, 60)}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className={styles.status}>
        {failed ? 'What this tool needs could not be loaded.' : asked && Answer === null ? 'Loading…' : status}
        {!linked && ' The input is too long for a link.'}
      </p>
      {failed && (
        <p className={styles.form}>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {asked && Answer !== null && <Answer state={state} set={set} say={say} />}
    </div>
  );
}
