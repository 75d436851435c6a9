import { emittedAnchor, eventAnchor } from './anchors';
import type { Confidence, ContractEvent } from './contract';
import { contractRoute, eventsRoute } from './routes';
import type { Surface } from './surface';

/** An event of one contract. Contracts that share an event have one each: what is indexed may differ. */
export interface EmittedEvent {
  readonly contract: string;
  readonly event: ContractEvent;
  /** The ABI that the SDK ships declares it. */
  readonly declared: boolean;
  /** Where the event is described, with its anchor. */
  readonly route: string;
  /** Anchor on the page of all events. */
  readonly anchor: string;
  /** How it is known; an ABI's own events are read. */
  readonly confidence: Confidence;
  /** Where it was read; empty for an ABI's own events. */
  readonly source: string;
}

/** Every event by contract, those of the ABIs first. */
export function emittedEvents(surface: Surface): readonly EmittedEvent[] {
  return [
    ...surface.contracts.flatMap(({ name: contract, events }) =>
      events.map((event) => ({
        contract,
        event,
        declared: true,
        route: `${contractRoute(contract)}#${eventAnchor(event.name)}`,
        anchor: emittedAnchor(contract, event.name),
        confidence: 'read' as const,
        source: '',
      })),
    ),
    ...surface.contracts.flatMap(({ name: contract }) =>
      surface.events
        .filter(({ contracts }) => contracts.includes(contract))
        .map((event) => {
          const anchor = emittedAnchor(contract, event.name);
          const { confidence, source } = event;
          return { contract, event, declared: false, route: `${eventsRoute}#${anchor}`, anchor, confidence, source };
        }),
    ),
  ];
}
