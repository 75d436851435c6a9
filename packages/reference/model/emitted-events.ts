import { emittedAnchor, eventAnchor } from './anchors';
import type { Confidence, ContractEvent } from './contract';
import { contractRoute, eventsRoute } from './routes';
import type { Surface } from './surface';

/** An event of one contract. Contracts that share an event have one entry each, because indexed fields may differ. */
export interface EmittedEvent {
  readonly contract: string;
  readonly event: ContractEvent;
  /** Whether the ABI that the SDK ships declares it. */
  readonly declared: boolean;
  /** Route and anchor of its description. */
  readonly route: string;
  /** Anchor on the page of all events. */
  readonly anchor: string;
  /** How it is known; the events of an ABI are read. */
  readonly confidence: Confidence;
  /** Its source; empty for the events of an ABI. */
  readonly source: string;
}

/** Returns every event by contract, declared events first. */
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
