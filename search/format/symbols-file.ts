import { anchorFor, anchorLetter } from './anchor-rules';
import { packLines, packTable, unpackLines, unpackTable, type TableColumn } from './columns';
import { isLong, packHex, unpackHex } from './hex-cells';
import { KINDS, type Kind } from './kinds';
import type { SearchIndex, SearchPage, SearchRecord } from './record';

/** The index without details and texts, one property a column. Records are sorted by page. */
export interface SymbolsFile {
  readonly pages: {
    readonly route: string;
    readonly title: string;
    readonly trail: TableColumn;
    readonly property: string;
  };
  /** Number of records per page, comma-separated. */
  readonly counts: string;
  /** One character a record: its index in KINDS, in base 36. */
  readonly kind: string;
  /** '' where the name is the page's title. */
  readonly name: string;
  /** One letter a record (anchor-rules.ts), and the anchors without a rule. */
  readonly anchor: string;
  readonly anchors: string;
  /** '' where the owner is the page's title. */
  readonly owner: TableColumn;
  readonly chain: TableColumn;
  /** Joined by "|". */
  readonly aliases: TableColumn;
  /** Without 0x, joined by ","; without values of 32 bytes. */
  readonly hex: string;
  readonly mentions: string;
}

export function encodeSymbols({ pages, records }: SearchIndex): SymbolsFile {
  const letters = records.map(anchorLetter);
  return {
    pages: {
      route: packLines(pages.map(({ route }) => route)),
      title: packLines(pages.map(({ title }) => title)),
      trail: packTable(pages.map(({ trail }) => trail)),
      property: packLines(pages.map(({ property }) => property)),
    },
    counts: pages.map((_, page) => records.filter((record) => record.page === page).length).join(','),
    kind: records.map(({ kind }) => KINDS.indexOf(kind).toString(36)).join(''),
    name: packLines(records.map(({ name, page }) => (name === pages[page]?.title ? '' : name))),
    anchor: letters.join(''),
    anchors: packLines(records.filter((_, index) => letters[index] === 'x').map(({ anchor }) => anchor)),
    owner: packTable(records.map(({ owner, page }) => (owner === pages[page]?.title ? '' : owner))),
    chain: packTable(records.map(({ chain }) => chain)),
    aliases: packTable(records.map(({ aliases }) => aliases.join('|'))),
    hex: packLines(records.map(({ hex }) => packHex(hex.filter((value) => !isLong(value))))),
    mentions: records.map(({ mentions }) => String(Math.min(9, mentions))).join(''),
  };
}

/** Decodes the index without details and texts. Throws when columns disagree on the number of records. */
export function decodeSymbols(file: SymbolsFile): SearchIndex {
  const counts = file.counts === '' ? [] : file.counts.split(',').map(Number);
  const pages = decodePages(file, counts.length);
  const places = counts.flatMap((count, page) => Array.from({ length: count }, () => page));
  const total = places.length;
  const names = unpackLines(file.name, total);
  const owners = unpackTable(file.owner, total);
  const chains = unpackTable(file.chain, total);
  const aliases = unpackTable(file.aliases, total);
  const hexes = unpackLines(file.hex, total);
  const explicit = file.anchors.split('\n').values();
  const records = places.map((page, index): SearchRecord => {
    const kind = KINDS[Number.parseInt(file.kind[index] ?? '', 36)] as Kind;
    const base = {
      name: names[index] || (pages[page]?.title ?? ''),
      owner: owners[index] || (pages[page]?.title ?? ''),
      chain: chains[index] ?? '',
    };
    return {
      ...base,
      kind,
      page,
      anchor: anchorFor(file.anchor[index] ?? '-', base, () => String(explicit.next().value)),
      aliases: split(aliases[index], '|'),
      hex: unpackHex(hexes[index]),
      noted: [],
      mentions: Number(file.mentions[index]),
      detail: '',
      text: '',
      words: '',
    };
  });
  return { pages, records };
}

function decodePages({ pages }: SymbolsFile, count: number): SearchPage[] {
  const titles = unpackLines(pages.title, count);
  const trails = unpackTable(pages.trail, count);
  const properties = unpackLines(pages.property, count);
  return unpackLines(pages.route, count).map((route, page) => ({
    route,
    title: titles[page] ?? '',
    trail: trails[page] ?? '',
    property: properties[page] ?? '',
    keywords: '',
  }));
}

const split = (cell: string | undefined, by: string): string[] => (cell ? cell.split(by) : []);
