import { useId, type ReactNode } from 'react';
import type { Call } from '../../compose/composed';
import { isBatch, MULTISEND_CALL_ONLY, safeAnswer, type SafeTyped } from '../../compose/safe-batch';
import type { ToolState } from '../../state/hash';
import { HexList } from '../hex-list';
import { Warnings } from '../warnings';

interface Props {
  readonly calls: readonly Call[];
  readonly state: ToolState;
  readonly set: (change: ToolState) => void;
}

/** The hash that the device of a Safe's owner shows, for comparison. */
export function SafeHash({ calls, state, set }: Props): ReactNode {
  const batch = isBatch(calls);
  // The sender of the batch is the Safe.
  const typed = { safe: state.safe || (calls[0]?.from ?? ''), nonce: state.nonce ?? '', multiSend: state.ms ?? '' };
  const { problems, hashes, assumes, warnings } = safeAnswer(calls, typed);
  const field = { typed, problems };
  return (
    <>
      <Field {...field} name="safe" label="Address of the Safe" onChange={(safe) => set({ safe })} />
      <Field {...field} name="nonce" label="Nonce of the proposal" onChange={(nonce) => set({ nonce })} />
      {batch && (
        <Field
          {...field}
          name="multiSend"
          label="MultiSend: the address that the proposal goes to"
          about="A Safe sends several calls as one delegatecall of a MultiSend contract. Which one depends on the Safe and its interface, so it is not filled in: type the address that the proposal shows, or choose a published one."
          choices={MULTISEND_CALL_ONLY}
          onChange={(ms) => set({ ms })}
        />
      )}
      <Warnings warnings={warnings} />
      {hashes === null ? (
        <p className="tool-note">
          {batch ? 'It needs the Safe, the nonce and the MultiSend.' : 'It needs the Safe and the nonce.'} The chain is
          that of the call.
        </p>
      ) : (
        <>
          <HexList
            label="Hashes of the Safe transaction"
            values={{ safeTxHash: hashes.safeTxHash, 'domain hash': hashes.domain, 'message hash': hashes.message }}
          />
          {assumes.map((line) => (
            <p key={line} className="tool-note">
              {line}
            </p>
          ))}
        </>
      )}
    </>
  );
}

interface FieldProps {
  readonly name: keyof SafeTyped;
  readonly typed: SafeTyped;
  readonly problems: Readonly<Partial<Record<keyof SafeTyped, string>>>;
  readonly label: string;
  readonly about?: string;
  readonly choices?: readonly (readonly [string, string])[];
  readonly onChange: (text: string) => void;
}

function Field({ name, typed, problems, label, about, choices = [], onChange }: FieldProps): ReactNode {
  const id = useId();
  const problem = problems[name];
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={typed[name]}
        autoComplete="off"
        spellCheck={false}
        list={choices.length === 0 ? undefined : `${id}list`}
        aria-describedby={`${id}about`}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {choices.length > 0 && (
        <datalist id={`${id}list`}>
          {choices.map(([address, what]) => (
            <option key={address} value={address}>
              {what}
            </option>
          ))}
        </datalist>
      )}
      <div id={`${id}about`}>
        {problem !== undefined && <p className="tool-problem">{problem}</p>}
        {about !== undefined && <p className="tool-note">{about}</p>}
        {choices.map(([address, what]) => (
          <button type="button" key={address} onClick={() => onChange(address)}>
            {what}
          </button>
        ))}
      </div>
    </div>
  );
}
