import { useState, type ComponentType, type ReactNode } from 'react';
import { usePart } from '../use-part';

interface Props<Asked> {
  /** Loads what asks; stays the same function. */
  readonly load: () => Promise<ComponentType<Asked>>;
  readonly label: string;
  /** What a screen reader says, where several buttons have one label. */
  readonly name?: string;
  readonly asked: Asked;
  readonly lost: () => void;
}

/** Offers to ask a wallet. What asks loads with the click, and takes the place of the button. */
export function AskButton<Asked extends object>({ load, label, name, asked, lost }: Props<Asked>): ReactNode {
  const [open, setOpen] = useState(false);
  const Asks = usePart(open, load, lost);
  return Asks === null ? (
    <p>
      <button type="button" aria-busy={open} aria-label={name} onClick={() => setOpen(true)}>
        {label}
      </button>
    </p>
  ) : (
    <Asks {...asked} />
  );
}
