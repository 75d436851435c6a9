import type { ReactNode } from 'react';
import type { Argument } from '../../book/arguments';
import type { Problem } from '../../chain/problems';
import type { Told } from '../../chain/read';
import { ArgumentTree, EMPTY_LIST, isEmptyList } from '../argument-tree';
import { PageLink } from '../page-link';
import { revertRoute } from '../tool-routes';

/** A node's answer for one value: in human form and in base units; or the problem. */
export function ToldValue({ told }: { readonly told: Told | Problem }): ReactNode {
  if ('problem' in told)
    return (
      <span className="tool-problem">
        {told.problem}
        {told.data !== undefined && (
          <>
            {' '}
            <PageLink to={revertRoute(told.data)}>What this revert means</PageLink>
          </>
        )}
      </span>
    );
  const { values, raw, notes } = told;
  const [only, other] = values ?? [];
  return (
    <>
      {only !== undefined &&
        (other === undefined && only.items.length === 0 ? (
          <Plain value={only} />
        ) : (
          <ArgumentTree args={values ?? []} label="Values" />
        ))}
      {values === null && <code>{raw.slice(0, 200)}</code>}
      {notes.map((note) => (
        <span key={note} className="tool-problem">
          {' '}
          {note}
        </span>
      ))}
    </>
  );
}

const Plain = ({ value: argument }: { readonly value: Argument }): ReactNode => {
  if (isEmptyList(argument)) return EMPTY_LIST;
  const { value, human, unit, names } = argument;
  return (
    <>
      {human !== null && (
        <>
          <strong>{human}</strong>
          <br />
        </>
      )}
      <code>{value}</code>
      {names.length > 0 && <strong> {names.join('; ')}</strong>}
      {unit !== null && <span className="tool-muted"> {unit}</span>}
    </>
  );
};
