import type { ReactNode } from 'react';
import { Hex } from '@sdk-docs/content/components/hex';
import { literalWords } from '@sdk-docs/reference/model/literal-parts';
import { Literal } from '@sdk-docs/content/components/literal';
import type { Argument } from '../book/arguments';
import { PageLink } from './page-link';
import { unitsRoute } from './tool-routes';

/** Decoded values with their names, types, human values and names of addresses. */
export function ArgumentTree({
  args,
  label,
}: {
  readonly args: readonly Argument[];
  readonly label: string;
}): ReactNode {
  if (args.length === 0) return null;
  return (
    <ul className="tool-tree" aria-label={label}>
      {args.map((arg, index) => (
        <li key={`${index} ${arg.name}`}>
          <code>{arg.name}</code> <span className="tool-muted">{arg.type}</span>{' '}
          {arg.value !== '' && <Value arg={arg} />}
          {isEmptyList(arg) && EMPTY_LIST}
          {arg.human !== null && <strong> {arg.human}</strong>}
          {arg.counts?.kind === 'amount' && typeof arg.counts.decimals === 'number' && arg.value.length < 40 && (
            <>
              {' '}
              <PageLink to={unitsRoute(arg.value, arg.counts.decimals)}>in all units</PageLink>
            </>
          )}
          {arg.names.length > 0 && <strong> {arg.names.join('; ')}</strong>}
          {arg.human === null && arg.unit !== null && <span className="tool-muted"> {arg.unit}</span>}
          {arg.items.length > 0 && <ArgumentTree args={arg.items} label={arg.name} />}
          {arg.hidden > 0 && <span className="tool-muted">and {arg.hidden} more</span>}
        </li>
      ))}
    </ul>
  );
}

/** A list without items has no value of its own. */
export const isEmptyList = ({ type, items }: Argument): boolean => type.endsWith(']') && items.length === 0;
export const EMPTY_LIST = 'an empty list';

function Value({ arg: { type, value } }: { readonly arg: Argument }): ReactNode {
  if (type === 'address' || type.startsWith('bytes')) return <Hex value={shortened(value)} />;
  return <code>{/^u?int/.test(type) ? <Literal text={value} words={literalWords(value)} /> : value}</code>;
}

const LONGEST = 1_000;

const shortened = (value: string): string =>
  value.length > LONGEST ? `${value.slice(0, LONGEST)}… (${(value.length - 2) / 2} bytes)` : value;
