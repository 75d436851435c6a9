import { emittedEvents } from '@sdk-docs/reference/model/emitted-events';
import { eventsRoute } from '@sdk-docs/reference/model/routes';
import type { Surface } from '@sdk-docs/reference/model/surface';
import { types } from './contract-records';
import { draft, type Draft } from './draft';
import { prose } from '@sdk-docs/reference/model/plain-text';

/**
 * Returns the records of events that no ABI declares. The events of ABIs have records on the pages of their contracts,
 * where their name and topic find every contract that emits them.
 */
export function eventRecords(surface: Surface): Draft[] {
  const known = new Set(surface.contracts.flatMap(({ events }) => events.map(({ topic }) => topic)));
  return emittedEvents(surface)
    .filter(({ declared, event }) => !declared && !known.has(event.topic))
    .map(({ event, contract, anchor }) =>
      draft({
        kind: 'event',
        route: eventsRoute,
        name: event.name,
        anchor,
        owner: contract,
        hex: [event.topic],
        detail: types(event.inputs),
        text: prose(event.doc.summary, "Not in the SDK's ABI."),
      }),
    );
}
