import { isVariantRoute } from '@sdk-docs/reference/model/routes';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { contractRoute, moduleRoute } from '@sdk-docs/reference/model/routes';
import type { MachineFile } from '../dataset';
import { LLMS_PARTS, twinFile } from '../paths';
import { movedLinks } from '../twins/links';
import type { Page } from '../twins/page';

/** Pages that an assistant reads in one request. */
export interface Part {
  readonly title: string;
  readonly file: MachineFile;
}

/** Bytes of a part: about 89,000 tokens of 3.6 bytes. */
const PART_LIMIT = 320_000;

/** Handler pages with the contract they call: the family of a contract. */
const familiesOf = ({ surface, handlersOf }: Reference) =>
  surface.contracts.map(({ name }) => ({
    name,
    routes: [
      ...handlersOf(name).map(({ module }) => moduleRoute(module.path)),
      contractRoute(name),
      contractRoute(name, 'cross-reference'),
    ],
  }));

/** The whole site in parts: guides, the tables of the reference, one part for each family. Raw ABIs are datasets instead. */
export function parts(reference: Reference, pages: readonly Page[], twins: ReadonlyMap<string, string>): Part[] {
  const families = familiesOf(reference);
  const inFamily = new Set(families.flatMap(({ routes }) => routes));
  const rest = pages.filter(({ route }) => !inFamily.has(route) && !isVariantRoute(route));
  const guides = rest.filter(({ route }) => !route.startsWith('/api/'));
  const tables = rest.filter(({ route }) => route.startsWith('/api/'));
  const textOf = (route: string): string => {
    const text = twins.get(twinFile(route));
    if (text === undefined) throw new Error(`${route} has no twin`);
    return movedLinks(text, twinFile(route), LLMS_PARTS);
  };
  const make = (title: string, name: string, routes: readonly string[]): Part[] =>
    packed(routes.map(textOf)).map((texts, index, all) => {
      const number = all.length === 1 ? '' : `-${index + 1}`;
      const text = texts.join('\n---\n\n');
      return {
        title: `${title}${number.replace('-', ' ')}`,
        file: { path: `${LLMS_PARTS}${name}${number}.txt`, text },
      };
    });
  return [
    ...make(
      'Guides',
      'guides',
      guides.map(({ route }) => route),
    ),
    ...make(
      'Tables of the reference',
      'tables',
      tables.map(({ route }) => route),
    ),
    ...families.flatMap(({ name, routes }) =>
      make(
        name,
        name,
        routes.filter((route) => twins.has(twinFile(route))),
      ),
    ),
  ];
}

/** Packs texts into as few groups as possible, in order. Throws when one text alone exceeds the limit. */
export function packed(texts: readonly string[], limit = PART_LIMIT): string[][] {
  const groups: string[][] = [];
  let size = 0;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text);
    if (bytes > limit) throw new Error(`a page of ${bytes} bytes does not fit in one part of ${limit}`);
    if (groups.length === 0 || size + bytes > limit) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(text);
    size += bytes;
  }
  return groups;
}
