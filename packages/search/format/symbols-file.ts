import { anchorFor, anchorLetter } from './anchor-rules';
import { packLines, packTable, unpackLines, unpackTable, type TableColumn } from './columns';
import { isLong, packHex, unpackHex } from './hex-cells';
import { KINDS, type Kind } from './kinds';
import { BLANK_RECORD, type SearchIndex, type SearchPage, type SearchRecord } from './record';

/** Records without details and texts, one property a column. They are sorted by page. */
export interface RecordColumns {
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

/** The pages, and all records but sections, which the file of texts has. */
export interface SymbolsFile extends RecordColumns {
  readonly pages: {
    readonly route: string;
    readonly title: string;
    readonly trail: TableColumn;
    readonly property: string;
  };
}

/** Whether a record loads with the texts: no current name or page, but a third of all bytes of names. */
export const isLater = ({ kind }: Pick<SearchRecord, 'kind'>): boolean => kind === 'section' || kind === 'removed';

export const encodeSymbols = ({ pages, records }: SearchIndex): SymbolsFile => ({
  pages: {
    route: packLines(pages.map(({ route }) => route)),
    title: packLines(pages.map(({ title }) => title)),
    trail: packTable(pages.map(({ trail }) => trail)),
    property: packLines(pages.map(({ property }) => property)),
  },
  ...encodeRecords(
    pages,
    records.filter((record) => !isLater(record)),
  ),
});

export function encodeRecords(pages: readonly SearchPage[], records: readonly SearchRecord[]): RecordColumns {
  const letters = records.map(anchorLetter);
  return {
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

/** Decodes the index without sections, details and texts. Throws when columns disagree on the number of records. */
export function decodeSymbols(file: SymbolsFile): SearchIndex {
  const pages = decodePages(file, file.counts === '' ? 0 : file.counts.split(',').length);
  return { pages, records: decodeRecords(file, pages) };
}

/** Decodes records of these pages. Throws when columns disagree on their number. */
export function decodeRecords(file: RecordColumns, pages: readonly SearchPage[]): SearchRecord[] {
  const counts = file.counts === '' ? [] : file.counts.split(',').map(Number);
  const places = counts.flatMap((count, page) => Array.from({ length: count }, () => page));
  const total = places.length;
  const names = unpackLines(file.name, total);
  const owners = unpackTable(file.owner, total);
  const chains = unpackTable(file.chain, total);
  const aliases = unpackTable(file.aliases, total);
  const hexes = unpackLines(file.hex, total);
  const explicit = file.anchors.split('\n').values();
  return places.map((page, index): SearchRecord => {
    const base = {
      name: names[index] || (pages[page]?.title ?? ''),
      owner: owners[index] || (pages[page]?.title ?? ''),
      chain: chains[index] ?? '',
    };
    return {
      ...BLANK_RECORD,
      ...base,
      kind: KINDS[Number.parseInt(file.kind[index] ?? '', 36)] as Kind,
      page,
      anchor: anchorFor(file.anchor[index] ?? '-', base, () => String(explicit.next().value)),
      aliases: aliases[index]?.split('|').filter(Boolean) ?? [],
      hex: unpackHex(hexes[index]),
      mentions: Number(file.mentions[index]),
    };
  });
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
