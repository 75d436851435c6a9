/** Files of the surface below their folder, with their text. */
export type Sources = Readonly<Record<string, string>>;

/** The originals: the contracts, the handlers, and the client class. */
export interface Authored {
  /** `PufLocker.sol` and so on. */
  readonly contracts: Sources;
  /** `puf-locker-handler.ts` and so on. */
  readonly handlers: Sources;
  /** Text of the module with the client. */
  readonly client: string;
}

/** Returns `authored` with `count` renamed copies of each contract and handler. */
export function grow(authored: Authored, count: number): Authored {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const rename = createRename(authored);
  const copies = (sources: Sources, name: (file: string, number: number) => string): Sources =>
    Object.fromEntries(
      numbers.flatMap((number) =>
        Object.entries(sources).map(([file, text]) => [name(file, number), rename(marked(text, number), number)]),
      ),
    );
  return {
    contracts: { ...authored.contracts, ...copies(authored.contracts, (file, number) => `Copy${number}${file}`) },
    handlers: { ...authored.handlers, ...copies(authored.handlers, (file, number) => `copy${number}-${file}`) },
    client: numbers.reduce((text, number) => addHandlers(text, authored.handlers, number), authored.client),
  };
}

/** Adds the routes of the copies after the original routes. */
export function growRoutes(routes: string, count: number): string {
  const copied = routes
    .split('\n')
    .filter((line) => /^\/api\/contracts\/(?:abis\/mainnet|handlers)\//.test(line))
    .flatMap((line) =>
      Array.from({ length: count }, (_, index) =>
        line
          .replace('/abis/mainnet/', `/abis/mainnet/Copy${index + 1}`)
          .replace('/handlers/', `/handlers/copy${index + 1}-`),
      ),
    );
  return `${routes.trimEnd()}\n${copied.join('\n')}\n`;
}

/**
 * Returns the generator's list of families with one of each for every copy. Throws when the source has no such list.
 */
export function growFamilies(source: string, count: number): string {
  const list = /(const families: [^=]*= \[)([\s\S]*?)(\n\];)/.exec(source);
  if (list === null) throw new Error('packages/reference/generator/write/sidebar.ts has no list of families');
  const [all, head = '', families = '', end = ''] = list;
  const copies = Array.from({ length: count }, (_, index) =>
    families
      .replace(/handlers: \[[^\]]*\]/g, (handlers) => handlers.replace(/'(\w+)'/g, `'Copy${index + 1}$1'`))
      .replace(/label: '/g, `label: 'Copy ${index + 1} `),
  );
  return source.replace(all, () => [head, families, ...copies, end].join(''));
}

/**
 * Returns a function that renames contracts, their interfaces, exports and files of handlers, and properties of the
 * client.
 */
function createRename({ contracts, handlers }: Authored): (text: string, number: number) => string {
  const names = [
    ...Object.keys(contracts).map((file) => file.replace(/\.sol$/, '')),
    ...Object.values(handlers).flatMap((text) => exportsOf(text)),
  ];
  // A key of the address book follows "]."; tokens are an enum. Neither has copies.
  const words = new RegExp(`(?<![\\w-]|\\]\\.|\\bToken\\.)(I?)(${[...new Set(names)].join('|')})(?![\\w-])`, 'g');
  return (text, number) =>
    text
      .replace(words, `$1Copy${number}$2`)
      .replace(/'\.\/([\w-]+-handler)'/g, `'./copy${number}-$1'`)
      .replace(/@client (\w+)/g, `@client copy${number}_$1`);
}

const exportsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:declare )?(?:abstract )?(?:class|type|interface|const|enum|function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );

/** Two members never have the same first paragraph, so each copy states its number. */
const marked = (text: string, number: number): string =>
  text
    .replace(/(\/\*\*\s*(?:\n\s*\* )?)(?=[^\s@*])/g, `$1Copy ${number}: `)
    .replace(/(@notice )/g, `$1Copy ${number}: `);

/** Adds the copied handlers to the client, like their originals. */
function addHandlers(client: string, handlers: Sources, number: number): string {
  const held = Object.entries(handlers).flatMap(([file, text]) => {
    const property = /@client (\w+)/.exec(text)?.[1];
    const name = /^export declare class (\w+)/m.exec(text)?.[1];
    return property === undefined || name === undefined ? [] : [{ file: file.replace(/\.ts$/, ''), property, name }];
  });
  const imports = held.map(
    ({ file, name }) => `import type { Copy${number}${name} } from '../contracts/handlers/copy${number}-${file}';`,
  );
  const properties = held.map(
    ({ property, name }) =>
      `\n  /**\n   * Copy ${number} of ${property}.\n   */\n  copy${number}_${property}: Copy${number}${name};`,
  );
  return `${imports.join('\n')}\n${client.trimEnd().replace(/\}$/, '')}${properties.join('\n')}\n}\n`;
}
