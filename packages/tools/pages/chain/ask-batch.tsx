import { useState, type ReactNode } from 'react';
import { usePart } from '../use-part';
import type { AskedBatch } from './asked-batch';

const loadAsked = async () => (await import(/* webpackChunkName: "t-asks" */ './asked-batch')).AskBatch;

/** Offers to ask a wallet what the calls meet now. What asks loads with the click; other calls are asked about anew. */
export function BatchButton({ lost, ...asked }: AskedBatch & { readonly lost: () => void }): ReactNode {
  const [open, setOpen] = useState(false);
  const Asked = usePart(open, loadAsked, lost);
  if (asked.parts[0]?.call.from == null) return null;
  return Asked === null ? (
    <p>
      <button type="button" aria-busy={open} onClick={() => setOpen(true)}>
        Ask my wallet
      </button>
    </p>
  ) : (
    <Asked {...asked} />
  );
}
