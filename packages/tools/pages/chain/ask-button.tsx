import { useState, type ComponentType, type ReactNode } from 'react';
import { usePart } from '../use-part';

interface Props<Asked> {
  /** Loads the asking component; must be a stable function. */
  readonly load: () => Promise<ComponentType<Asked>>;
  readonly label: string;
  /** Accessible name, where several buttons have the same label. */
  readonly name?: string;
  readonly asked: Asked;
  readonly lost: () => void;
}

/** Button that asks a wallet. The asking component loads on click, and replaces the button. */
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
