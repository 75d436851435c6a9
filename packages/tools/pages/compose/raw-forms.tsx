import type { ReactNode } from 'react';
import type { ComposerBooks } from '../../compose/books';
import type { Item, Part } from '../../compose/batch';
import { usePart } from '../use-part';
import { loadImport } from './load-import';
import { useContracts } from './use-contracts';

interface Props {
  readonly books: ComposerBooks;
  readonly chain: string;
  readonly part: Part;
  readonly choose: (item: Item) => void;
  readonly lost: () => void;
}

const NONE: readonly string[] = [];

/** The functions that calldata can be edited as, where its target is ambiguous. */
export function RawForms({ books, chain, part: { composed }, choose, lost }: Props): ReactNode {
  const importing = usePart(true, loadImport, lost);
  const node =
    importing === null || composed === null || 'problem' in composed
      ? null
      : importing.nodeOf(books.explainer, chain, composed);
  const data = useContracts(books, node?.contracts ?? NONE, lost);
  if (importing === null || node === null || data === null) return null;
  const forms = importing.formsOf(data, chain, node);
  if (forms.length === 0)
    return <p className="tool-note">No function here gives these bytes: they stay as they are.</p>;
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
