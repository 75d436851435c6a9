import type { ReactNode } from 'react';
import { emittedAnchor } from '@sdk-docs/reference/model/anchors';
import { eventsRoute } from '@sdk-docs/reference/model/routes';
import { Hex } from '@sdk-docs/content/components/hex';
import type { LogNode } from '../../calldata/logs';
import { OUTSIDE_EVENTS } from '../../calldata/outside-events';
import { ArgumentTree } from '../argument-tree';
import { PageLink } from '../page-link';

/** One log: the event, who emitted it, and its values. */
export function LogBox({ node: { log, names, found, contracts, args, notes } }: { readonly node: LogNode }): ReactNode {
  return (
    <section className="tool-answer">
      <h2>
        {found === null ? 'Unknown event' : `Event ${found.item.name}`}
        {names.length > 0 && ` of ${names.join('; ')}`}
      </h2>
      <p>
        {log.address !== null && <Hex value={log.address} label="address" />}{' '}
        {log.topics[0] !== undefined && <Hex value={log.topics[0]} label="topic" />}
      </p>
      {found !== null && (
        <p>
          <code>{found.signature}</code>{' '}
          {Object.hasOwn(OUTSIDE_EVENTS, found.contract) ? (
            'not a contract of the SDK'
          ) : (
            <PageLink to={`${eventsRoute}#${emittedAnchor(found.contract, found.item.name)}`}>
              {found.contract}.{found.item.name}
            </PageLink>
          )}
          {contracts.length > 1 && ` Contracts with this event: ${contracts.join(', ')}.`}
        </p>
      )}
      <ArgumentTree args={args} label="Values" />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}
