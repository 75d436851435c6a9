import { useId, type ReactNode } from 'react';
import type { ToolState } from '../../state/hash';
import form from '../form.module.css';

interface Props {
  readonly state: ToolState;
  readonly set: (change: ToolState) => void;
  readonly chains: readonly string[];
  readonly problem: string;
}

const FIELDS = [
  ['to', 'Called address'],
  ['from', 'Sender'],
  ['value', 'Value in wei'],
] as const;

/** Context that bare calldata lacks. Everything is optional and only improves the warnings. */
export function SettingFields({ state, set, chains, problem }: Props): ReactNode {
  const id = useId();
  return (
    <section className="tool-answer">
      <h2>Around the call</h2>
      <p className="tool-muted">Optional, for what the input does not say itself.</p>
      <div className={form.form}>
        <label htmlFor={`${id}chain`}>Chain</label>
        <select id={`${id}chain`} value={state.chain ?? ''} onChange={({ target }) => set({ chain: target.value })}>
          <option value="">Unknown</option>
          {chains.map((chain) => (
            <option key={chain}>{chain}</option>
          ))}
        </select>
        {FIELDS.map(([field, label]) => (
          <span key={field}>
            <label htmlFor={id + field}>{label}</label>{' '}
            <input
              id={id + field}
              value={state[field] ?? ''}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => set({ [field]: target.value })}
            />
          </span>
        ))}
      </div>
      <div className={form.form}>
        <label htmlFor={`${id}abi`}>ABI of another contract: JSON, or signatures, one a line</label>
        <textarea
          id={`${id}abi`}
          rows={2}
          value={state.abi ?? ''}
          spellCheck={false}
          placeholder="deposit(uint256 assets, address receiver)"
          onChange={({ target }) => set({ abi: target.value })}
        />
      </div>
      <p role="status">{problem}</p>
    </section>
  );
}
