import { useEffect, useId, useMemo, type ComponentType, type ReactNode } from 'react';
import { tokenDecimals, tokenNames } from '../../book/token-decimals';
import { unitsOf } from '../../units/units-of';
import { convert } from '../../units/convert';
import { Hex } from '@sdk-docs/content/components/hex';
import form from '../form.module.css';
import { styleAnswers } from '../answer-style';
import { loadPlaces } from '../../browser/books/places';
import { PageLink } from '../page-link';
import type { AnswerProps } from '../tool-form';
import { approvalRoute, permitRoute } from '../tool-links';

const CHOICES = ['18', '27', '9', '8', '6', '0'] as const;

/** Loads the decimals of the tokens, and returns the component that converts. */
export async function prepare(): Promise<ComponentType<AnswerProps>> {
  const places = await loadPlaces();
  const unitOf = unitsOf(tokenNames(places), tokenDecimals(places));
  styleAnswers();

  return function UnitsAnswer({ state, set, say }: AnswerProps): ReactNode {
    const id = useId();
    const { in: input = '', rate = '' } = state;
    const decimals = state.decimals || '18';
    const result = useMemo(
      () =>
        convert(
          input,
          {
            decimals: /^\d{1,2}$/.test(decimals) ? Number(decimals) : 18,
            rate,
            now: BigInt(Math.floor(Date.now() / 1000)),
          },
          unitOf,
        ),
      [input, decimals, rate],
    );
    const summary = 'problem' in result ? result.problem : `Read as ${result.reading}`;
    useEffect(() => say(summary), [say, summary]);
    if ('problem' in result) return null;
    return (
      <section className="tool-answer">
        <h2>Meanings</h2>
        <p className={form.form}>
          <span>
            <label htmlFor={`${id}d`}>Decimals of the token</label>{' '}
            <select id={`${id}d`} value={decimals} onChange={({ target }) => set({ decimals: target.value })}>
              {[...new Set([...CHOICES, decimals])].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          </span>
          <span>
            <label htmlFor={`${id}r`}>Assets per share (1.05, or scaled by 10^18)</label>{' '}
            <input
              id={`${id}r`}
              value={rate}
              autoComplete="off"
              onChange={({ target }) => set({ rate: target.value })}
            />
          </span>
        </p>
        {result.token !== undefined && (
          <p>
            <PageLink to={approvalRoute('Mainnet', result.token.name, result.token.amount)}>
              Compose an approval of {result.token.amount} {result.token.name}
            </PageLink>{' '}
            <PageLink to={permitRoute('Mainnet', result.token.name, result.token.amount)}>Make a permit of it</PageLink>
          </p>
        )}
        <ul className="tool-tree" aria-label="Meanings">
          {result.rows.map(({ label, value, rounded }) => (
            <li key={label}>
              {label}: <Hex value={value} />
              {rounded !== null && <strong> {rounded}</strong>}
            </li>
          ))}
        </ul>
      </section>
    );
  };
}
