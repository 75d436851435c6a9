import { useId, useRef, useState, type ReactNode } from 'react';
import { Hex } from '@sdk-docs/content/components/hex';
import { exact } from '@sdk-docs/reference/model/human';
import type { Preview } from '../../chain/preview';
import { minimumOf, readSlippage, type Minimum } from '../../compose/minimum';

interface Props {
  readonly minimum: Minimum;
  readonly preview: Preview;
  /** The field's value in base units; null while it has no number. */
  readonly held: bigint | null;
  /** Enters a value into the field. */
  readonly fill: (text: string) => void;
}

/** Computes the minimum of a call from a preview and the typed slippage, and offers to enter it. */
export function AskedMinimum({ minimum: { row, field, typedAs }, preview, held, fill }: Props): ReactNode {
  const [typed, setTyped] = useState('');
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  const slippage = typed.trim() === '' ? null : readSlippage(typed);
  const problem = slippage !== null && 'problem' in slippage ? slippage.problem : null;
  return (
    <section ref={frame} tabIndex={-1} aria-label={`Minimum from a preview: ${field.name}`}>
      <p>
        Preview: <strong>{inBoth(preview.value, preview.decimals)}</strong>, from{' '}
        {row.preview.replaceAll(' * ', ' × ').replace(' / ', ' ÷ ')}, rounded down.
      </p>
      <ul className="tool-tree">
        {preview.reads.map(({ name, asks, at, value }) => (
          <li key={name}>
            {name} = <code>{asks}()</code> of <Hex value={at} /> = {exact(value, 0)}
          </li>
        ))}
      </ul>
      <p>
        {row.text} {row.certainty === 'read' ? '(Read in the public source.)' : '(Inferred.)'}
      </p>
      <div className="tool-field">
        <label htmlFor={id}>Slippage that you accept, in per cent: 0.5 is 0.5 %, or 50 basis points</label>
        <input
          id={id}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problem !== null}
          aria-describedby={`${id}about`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p id={`${id}about`} className={problem === null ? 'tool-note' : 'tool-problem'}>
          {problem ??
            'From 0 to 99.99. A minimum is computed from it: floor(preview × (10,000 − basis points) ÷ 10,000).'}
        </p>
      </div>
      {slippage !== null && 'basisPoints' in slippage && (
        <Offer
          name={field.name}
          least={minimumOf(preview.value, slippage.basisPoints)}
          basisPoints={slippage.basisPoints}
          decimals={preview.decimals}
          held={held}
          fill={(value) => {
            fill(typedAs(value));
            // The pressed button is gone.
            frame.current?.focus();
          }}
        />
      )}
    </section>
  );
}

interface OfferProps extends Pick<Props, 'held'> {
  readonly name: string;
  readonly least: bigint;
  readonly basisPoints: bigint;
  readonly decimals: number | null;
  readonly fill: (value: bigint) => void;
}

function Offer({ name, least, basisPoints, decimals, held, fill }: OfferProps): ReactNode {
  return (
    <>
      <p>
        Minimum = floor(preview × (10,000 − {exact(basisPoints, 0)}) ÷ 10,000) ={' '}
        <strong>{inBoth(least, decimals)}</strong>
      </p>
      {least === 0n ? (
        <p className="tool-problem">A minimum of 0 accepts anything. Nothing is filled in.</p>
      ) : held === least ? (
        <p>{name} holds this minimum.</p>
      ) : (
        <>
          {held !== null && (
            <p>
              {name} holds {inBoth(held, decimals)} now. This minimum is {inBoth(least, decimals)}.
            </p>
          )}
          <button type="button" onClick={() => fill(least)}>
            {held === null ? `Put this minimum into ${name}` : `Replace what ${name} holds by this minimum`}
          </button>
        </>
      )}
    </>
  );
}

/** Base units, and whole units where the decimals are known. */
const inBoth = (value: bigint, decimals: number | null): string =>
  decimals === null ? `${exact(value, 0)} base units` : `${exact(value, decimals)} (${exact(value, 0)} base units)`;
