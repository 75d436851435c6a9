import { useId, type ReactNode } from 'react';
import type { Wallet } from '../../chain/wallets';

interface Props {
  /** Those of this browser; null during discovery. */
  readonly wallets: readonly Wallet[] | null;
  readonly chosen: Wallet | null;
  readonly choose: (wallet: Wallet) => void;
}

/** Lets the reader choose one of several wallets. */
export function WalletChoice({ wallets, chosen, choose }: Props): ReactNode {
  const id = useId();
  if (wallets === null || wallets.length < 2) return null;
  return (
    <div className="tool-field">
      <label htmlFor={id}>Wallet</label>
      <select
        id={id}
        value={chosen === null ? -1 : wallets.indexOf(chosen)}
        onChange={({ target }) => {
          const wallet = wallets[Number(target.value)];
          if (wallet !== undefined) choose(wallet);
        }}
      >
        <option value={-1}>Choose</option>
        {wallets.map(({ name }, index) => (
          <option key={`${index} ${name}`} value={index}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The question and its receiver. `sees`: what the wallet's node learns. */
export const WalletNote = ({ sees }: { readonly sees: string }): ReactNode => (
  <p className="tool-note">
    The wallet's node sees {sees} and where the request comes from. This site sees none of it, no account is asked for,
    and nothing is signed or sent.
  </p>
);
