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
  /** The subject of the question: an answer about another one is not shown. */
  readonly about?: string;
}

/** Asks the wallet of this browser, or the one that the reader chooses of several, and shows its node's answer. */
export function Asker<Answer extends object>({
  sees,
  ask,
  children,
  form = null,
  isReady = true,
  contract = '',
  about = '',
}: Props<Answer>): ReactNode {
  const [wallets, setWallets] = useState<readonly Wallet[] | null>(null);
  // undefined: a wallet is asked.
  const [answer, setAnswer] = useState<Answer | Problem | null>();
  const [asked, setAsked] = useState<Wallet | null>(null);
  // Of the last question.
  const subject = useRef(about);
  const control = useRef<AbortController>();
  const frame = useRef<HTMLDivElement>(null);

  const askOf = async (wallet: Wallet): Promise<void> => {
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    setAsked(wallet);
    subject.current = about;
    setAnswer(undefined);
    const said = await ask(openDoor(wallet.provider), mine.signal, wallet);
    // Another question has replaced this one.
    if (control.current !== mine) return;
    setAnswer(said);
  };
  useEffect(() => {
    styleForms();
    // The pressed button is gone.
    frame.current?.focus();
    void findWallets(window).then((found) => {
      // The reader has left.
      if (frame.current === null) return;
      setWallets(found);
      if (found.length === 1 && found[0] !== undefined) void askOf(found[0]);
    });
    return () => control.current?.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the reader asks
  }, []);

  return (
    <div ref={frame} tabIndex={-1}>
      <WalletChoice wallets={wallets} chosen={asked} choose={(wallet) => void askOf(wallet)} />
      {form}
      <div role="status">
        {wallets?.length === 0 && <p>No wallet was found in this browser. With one, its node answers here.</p>}
        {asked !== null &&
          (answer === undefined ? (
            <p>{asked.name} is asked.</p>
          ) : (
            answer !== null &&
            (subject.current !== about ? (
              <p>The question has changed. Ask again.</p>
            ) : 'problem' in answer ? (
              <p className="tool-problem">
                {answer.problem}{' '}
                {answer.data !== undefined && (
                  <PageLink to={revertRoute(answer.data, contract)}>What this revert means</PageLink>
                )}
              </p>
            ) : (
              children(answer, asked.name)
            ))
          ))}
      </div>
      {asked !== null &&
        (answer === undefined ? (
          <button type="button" onClick={() => control.current?.abort()}>
            Cancel
          </button>
        ) : (
          <button type="button" disabled={!isReady} onClick={() => void askOf(asked)}>
            Ask again
          </button>
        ))}
      <WalletNote sees={sees} />
    </div>
  );
}
