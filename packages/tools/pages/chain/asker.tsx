import { useEffect, useRef, useState, type ReactNode } from 'react';
import { openDoor, type Door } from '../../chain/door';
import type { Problem } from '../../chain/problems';
import { findWallets, type Wallet } from '../../chain/wallets';
import { PageLink } from '../page-link';
import { revertRoute } from '../tool-routes';
import { styleForms } from '../form-style';
import { WalletChoice, WalletNote } from './wallet-parts';

interface Props<Answer> {
  /** What the wallet's node learns: "the address". */
  readonly sees: string;
  /** Asks, and never rejects. null: the reader must fill in something first. */
  readonly ask: (door: Door, signal: AbortSignal, wallet: Wallet) => Promise<Answer | Problem | null>;
  /** Shows an answer that came through a wallet. */
  readonly children: (answer: Answer, wallet: string) => ReactNode;
  /** Fields to fill in before a wallet is asked. */
  readonly form?: ReactNode;
  readonly isReady?: boolean;
  /** Contract whose reverts are explained. */
  readonly contract?: string;
  /** Labels of the button that asks, before an answer and after it. */
  readonly labels?: readonly [first: string, again: string];
}

/** Asks the wallet of this browser, or the one that the reader chooses of several, and shows its node's answer. */
export function Asker<Answer extends object>({
  sees,
  ask,
  children,
  form = null,
  isReady = true,
  contract = '',
  labels: [first, again] = ['Ask again', 'Ask again'],
}: Props<Answer>): ReactNode {
  const [wallets, setWallets] = useState<readonly Wallet[] | null>(null);
  const [answer, setAnswer] = useState<Answer | Problem | null>(null);
  const [asked, setAsked] = useState<Wallet | null>(null);
  const [asking, setAsking] = useState<AbortController | null>(null);
  const control = useRef<AbortController | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  const askOf = async (wallet: Wallet): Promise<void> => {
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    setAsked(wallet);
    setAsking(mine);
    setAnswer(null);
    const said = await ask(openDoor(wallet.provider), mine.signal, wallet);
    // Another question has replaced this one, or the reader has left.
    if (control.current !== mine) return;
    setAnswer(said);
    setAsking(null);
  };
  useEffect(() => {
    styleForms();
    // The pressed button is gone.
    frame.current?.focus();
    let current = true;
    void findWallets(window).then((found) => {
      if (!current) return;
      setWallets(found);
      if (found.length === 1 && found[0] !== undefined) void askOf(found[0]);
    });
    return () => {
      current = false;
      control.current?.abort();
      control.current = null;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the reader asks
  }, []);

  return (
    <div ref={frame} tabIndex={-1}>
      <WalletChoice wallets={wallets} chosen={asked} choose={(wallet) => void askOf(wallet)} />
      {form}
      <div role="status">
        {wallets?.length === 0 && <p>No wallet was found in this browser. With one, its node answers here.</p>}
        {asking !== null && asked !== null && <p>{asked.name} is asked.</p>}
        {answer !== null &&
          asked !== null &&
          ('problem' in answer ? (
            <p className="tool-problem">
              {answer.problem}{' '}
              {answer.data !== undefined && (
                <PageLink to={revertRoute(answer.data, contract)}>What this revert means</PageLink>
              )}
            </p>
          ) : (
            children(answer, asked.name)
          ))}
      </div>
      {asking !== null && (
        <button type="button" onClick={() => asking.abort()}>
          Cancel
        </button>
      )}
      {asking === null && asked !== null && (
        <button type="button" disabled={!isReady} onClick={() => void askOf(asked)}>
          {answer === null ? first : again}
        </button>
      )}
      <WalletNote sees={sees} />
    </div>
  );
}
