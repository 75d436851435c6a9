import { useId, type ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly text: string;
  /** Why the text is no address. */
  readonly problem: string | undefined;
  readonly change: (text: string) => void;
}

/** A field for an address. */
export function AddressField({ label, text, problem, change }: Props): ReactNode {
  const id = useId();
  const about = `${id}about`;
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={about}
        onChange={({ target }) => change(target.value)}
      />
      <div id={about} className="tool-problem">
        {problem}
      </div>
    </div>
  );
}
