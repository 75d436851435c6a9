import { parseAbiItem, toEventSelector, type AbiEvent } from 'viem';
import { emittedEvents } from '../../model/emitted-events';
import type { Surface } from '../../model/surface';

/** An event as a sample writes it for viem, in quotes. */
const written = /(['"`])(event \w+\([^'"`]*\))\1/g;

/**
 * Events that a sample declares by hand and that no contract of the reference emits so: a wrong type gives another topic,
 * a wrong `indexed` decodes nothing. One line per problem.
 */
export function unknownEvents(surface: Surface, file: string, code: string): string[] {
  const known = new Set(
    emittedEvents(surface).map(({ event }) => `${event.topic} ${event.inputs.map(({ indexed }) => indexed).join()}`),
  );
  return [...code.matchAll(written)].flatMap(([, , text = '']) => {
    const event = parseAbiItem(text) as AbiEvent;
    const key = `${toEventSelector(event)} ${event.inputs.map(({ indexed }) => indexed === true).join()}`;
    return known.has(key) ? [] : [`${file} declares "${text}", which /api/events does not list so`];
  });
}
