import { useState, type ReactNode } from 'react';
import { usePart } from '../use-part';
import type { AskedCode } from './asked-code';

const loadAsked = async () => (await import(/* webpackChunkName: "t-ask" */ './asked')).AskCode;

/** Offers to ask a wallet what is at an address. What asks loads with the click. */
export function CodeButton({ lost, ...asked }: AskedCode & { readonly lost: () => void }): ReactNode {
  const [open, setOpen] = useState(false);
  const Asked = usePart(open, loadAsked, lost);
  return Asked === null ? (
    <button
      type="button"
      aria-busy={open}
      aria-label={`Read its code now: ${asked.address}`}
      onClick={() => setOpen(true)}
    >
      Read its code now
    </button>
  ) : (
    <Asked {...asked} />
  );
}
