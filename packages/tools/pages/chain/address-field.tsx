import { useId, type ReactNode } from 'react';
import type { Address } from 'viem';

const ADDRESS = /^0x[\da-f]{40}$/i;

/** The address in a text, in its case; null for other texts. */
export const addressIn = (text: string): Address | null =>
  ADDRESS.test(text.trim()) ? (text.trim() as Address) : null;

interface Props {
  readonly label: string;
  readonly text: string;
  readonly change: (text: string) => void;
}

/** A field for an address. */
export function AddressField({ label, text, change }: Props): ReactNode {
  const id = useId();
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={text.trim() !== '' && addressIn(text) === null}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
