import type { ReactNode } from 'react';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { Explainer } from '../../calldata/explain';
import type { Item, Part } from '../../compose/batch';
import { usePart } from '../use-part';
import { loadImport } from './load-import';

interface Props {
  readonly data: CallsData;
  readonly explainer: Explainer;
  readonly chain: string;
  readonly part: Part;
  readonly choose: (item: Item) => void;
  readonly lost: () => void;
}

/** The functions that calldata can be edited as, where its target does not decide. */
export function RawForms({ data, explainer, chain, part: { composed }, choose, lost }: Props): ReactNode {
  const importing = usePart(true, loadImport, lost);
  if (importing === null || composed === null || 'problem' in composed) return null;
  const forms = importing.formsOf(data, explainer, chain, composed);
  if (forms.length === 0)
    return <p className="tool-note">No function that can be composed here gives these bytes: they stay as they are.</p>;
  return (
    <div className="tool-field">
      <p className="tool-note">The target does not say which contract this is. Edit it as:</p>
      {forms.map((item) => (
        <button type="button" key={item.id} onClick={() => choose(item)}>
          {item.id}
        </button>
      ))}
    </div>
  );
}
