import { loadIndex, type Loading } from '@sdk-docs/search/worker/load-index';
import type { DecoderFiles } from '@sdk-docs/reference/model/tools-files';
import { createDecoder, type Decoder } from '@sdk-docs/tools/decoder';
import { DATA, DECODER_FILE, pageAddress, twinAddress } from '../paths';
import type { Source } from './source';

/** The release that an answer describes. */
export interface Release {
  readonly package: string;
  readonly version: string;
  readonly commit: string;
  readonly date: string;
}

/** Data of the tools: the site's datasets, pages and search. */
export interface Site {
  readonly source: Source;
  /** Entries of a dataset: `errors`, `abis/all`. */
  readonly entries: <T>(dataset: string) => Promise<T>;
  /** The decoder of calldata, logs and reverts that the pages use. */
  readonly decoder: () => Promise<Decoder>;
  readonly search: () => Promise<Loading>;
  readonly release: () => Promise<Release>;
}

export function openSite(source: Source): Site {
  const file = async (dataset: string) =>
    (await source.json(`${DATA}${dataset}.json`)) as { readonly sdk: Release; readonly entries: unknown };
  let engine: Promise<Loading> | null = null;
  let decoder: Decoder | null = null;
  return {
    source,
    entries: async <T>(dataset: string) => (await file(dataset)).entries as T,
    release: async () => (await file('errors')).sdk,
    decoder: async () => {
      decoder ??= createDecoder((await source.json(DECODER_FILE)) as DecoderFiles);
      return decoder;
    },
    search: () => {
      engine ??= makeEngine(source).catch((error: unknown) => {
        engine = null;
        throw error;
      });
      return engine;
    },
  };
}

/** The engine of the site's own search, with all of its stages. */
async function makeEngine(source: Source): Promise<Loading> {
  const loading = await loadIndex((path) => source.json(path));
  if ((await loading.rest()) !== 'complete') throw new Error('the texts of the search could not be read');
  return loading;
}

/** `Source: page (as Markdown: twin)` of a route, with or without an anchor. */
export function sourceLine(page: string): string {
  const [route = '/', anchor = ''] = page.split('#');
  return `Source: ${pageAddress(page)} (as Markdown: ${twinAddress(route, anchor)})`;
}
