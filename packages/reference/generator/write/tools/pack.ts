import type { BookParameter, BookPlace, PlacesBook } from '../../../model/tools-book';
import { CHAIN_AT, EVERY_TOKEN, type PackedInput, type PlacesFile } from '../../../model/tools-files';

/** An input or output for its file. packages/tools/book/unpack-input.ts unpacks it. */
export function packedInput({ name, type, indexed, unit, says, components }: BookParameter): PackedInput {
  const words = says === undefined ? [unit] : [unit ?? '', says];
  const text = [`${indexed === true ? 'indexed ' : ''}${type} ${name}`, ...words]
    .filter((word) => word !== undefined)
    .join('|');
  return components === undefined ? text : [text, ...components.map(packedInput)];
}

/** `0-3 7` for 0, 1, 2, 3, 7. */
export function packedRuns(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join(' ');
}

/** The places by kind, each name once with its chains. packages/tools/book/places.ts unpacks them. */
export function packedPlaces({ chains, places }: PlacesBook): PlacesFile {
  const order = Object.keys(chains);
  const of = (kind: BookPlace['kind']): string[] => {
    const lines = new Map<string, string[]>();
    for (const { path, chain, address, contracts, decimals } of places.filter((place) => place.kind === kind)) {
      const name = path.toSpliced(CHAIN_AT[kind], 1).join('.');
      const others = kind === 'token' ? contracts.filter((contract) => contract !== EVERY_TOKEN) : contracts;
      const line = `${name},${others.join(' ')},${decimals ?? ''}`;
      lines.set(line, [...(lines.get(line) ?? []), `${order.indexOf(chain)}${address.slice(2)}`]);
    }
    return [...lines].map(([line, at]) => `${line},${at.join(' ')}`);
  };
  return {
    chains,
    places: { contract: of('contract'), vault: of('vault'), token: of('token'), account: of('account') },
  };
}
