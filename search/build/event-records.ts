import { emittedEvents } from '../../model/emitted-events';
import { eventsRoute } from '../../model/routes';
import type { Surface } from '../../model/surface';
import { types } from './contract-records';
import { draft, type Draft } from './draft';
import { prose } from '../../model/plain-text';

/** Records of the events that the ABIs leave out; those of the ABIs stand on the pages of their contracts. */
export const eventRecords = (surface: Surface): Draft[] =>
  emittedEvents(surface)
    .filter(({ declared }) => !declared)
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
