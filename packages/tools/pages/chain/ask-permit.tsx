import { useState, type ReactNode } from 'react';
import { usePart } from '../use-part';
import type { AskedPermit } from './asked-permit';

const loadAsked = async () => (await import(/* webpackChunkName: "t-ask" */ './asked')).AskPermit;

/** Offers to ask a wallet for what a permit needs. What asks loads with the click. */
export function PermitButton({ lost, ...asked }: AskedPermit & { readonly lost: () => void }): ReactNode {
  const [open, setOpen] = useState(false);
  const Asked = usePart(open, loadAsked, lost);
  return Asked === null ? (
    <p>
      <button type="button" aria-busy={open} onClick={() => setOpen(true)}>
        Ask my wallet for name, nonce and domain separator
      </button>
    </p>
  ) : (
    <Asked {...asked} />
  );
}
