import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import { emittedEvents } from '@sdk-docs/reference/model/emitted-events';
import { eventsRoute } from '@sdk-docs/reference/model/routes';
import type { Surface } from '@sdk-docs/reference/model/surface';
import { types } from './contract-records';
import { draft, type Draft } from './draft';
import { prose } from '@sdk-docs/reference/model/plain-text';

/**
 * Returns the records of events that the ABI of their contract leaves out. The events of ABIs have records on the pages
 * of their contracts. Those of every token would only repeat the records of the plain token.
 */
export function eventRecords(surface: Surface): Draft[] {
  const plain = surface.contracts.find(({ name }) => name === EVERY_TOKEN);
  const ofTokens = new Set(plain?.events.map(({ topic }) => topic));
  return emittedEvents(surface)
    .filter(({ declared, event }) => !declared && !ofTokens.has(event.topic))
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
