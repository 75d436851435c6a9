import { useId, type ReactNode } from 'react';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { namesOn } from '../compose/data';

interface Props {
  readonly data: CallsData;
  readonly chain: string;
  readonly onChange: (chain: string) => void;
  /** Id of the list of names. */
  readonly names: string;
}

/** The chain of a form, and the suggested names of its address fields on that chain. */
export function ChainField({ data, chain, onChange, names }: Props): ReactNode {
  const id = useId();
  return (
    <>
      <datalist id={names}>
        {namesOn(data, chain).map(({ name, address }) => (
          <option key={name} value={name}>
            {address ?? `not deployed on ${chain}`}
          </option>
        ))}
      </datalist>
      <div className="tool-field">
        <label htmlFor={id}>Chain</label>
        <select id={id} value={chain} onChange={({ target }) => onChange(target.value)}>
          {Object.keys(data.chains).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
    </>
  );
}
