import { parseAbiItem, toEventSelector, type AbiEvent } from 'viem';
import { emittedEvents } from '@sdk-docs/reference/model/emitted-events';
import type { Surface } from '@sdk-docs/reference/model/surface';

/** Matches an event that a sample declares for viem, in quotes. */
const written = /(['"`])(event \w+\([^'"`]*\))\1/g;

/**
 * Finds hand-written event declarations that no contract of the reference emits. A wrong type changes the topic, a
 * wrong `indexed` breaks decoding. Returns one line per problem.
 */
export function unknownEvents(surface: Surface, file: string, code: string): string[] {
  const known = new Set(
    emittedEvents(surface).map(({ event }) => `${event.topic} ${event.inputs.map(({ indexed }) => indexed).join()}`),
  );
  return [...code.matchAll(written)].flatMap(([, , text = '']) => {
    const event = parseAbiItem(text) as AbiEvent;
    const key = `${toEventSelector(event)} ${event.inputs.map(({ indexed }) => indexed === true).join()}`;
    return known.has(key) ? [] : [`${file} declares "${text}", which differs from /api/events`];
  });
}
