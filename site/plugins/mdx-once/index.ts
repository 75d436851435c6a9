import type { Plugin } from '@docusaurus/types';

/** Input of a Markdown compiler of Docusaurus. */
interface Source {
  readonly content: string;
  readonly filePath: string;
  readonly compilerName: 'client' | 'server';
}
type Process = (source: Source) => Promise<{ readonly content: string }>;

interface Rule {
  readonly use?: readonly {
    readonly options?: { readonly processors?: Readonly<Record<string, { process: Process }>> };
  }[];
}

/**
 * Compiles each Markdown file once for the browser's and the server's compilation of a build: whichever asks second gets
 * the result of the first, unless that loads files, which only the browser's compilation writes. `mdxCrossCompilerCache`
 * of Docusaurus lets the server wait for the browser's compilation instead, and forever for a page that this does not
 * reach: a second page with the same route, or one deleted meanwhile.
 *
 * @throws Error when no rule of the bundler has a Markdown compiler in the known place
 */
export default function mdxOnce(): Plugin {
  return {
    name: 'mdx-once',
    configureWebpack(config) {
      // The development server has one compilation.
      if (config.mode !== 'production') return {};
      const items = ((config.module?.rules ?? []) as Rule[]).flatMap(({ use = [] }) => [use].flat());
      const processors = items.flatMap(({ options }) => Object.values(options?.processors ?? {}));
      if (processors.length === 0)
        throw new Error('mdx-once finds no Markdown compiler: look at the rules of Docusaurus.');
      for (const processor of processors) processor.process = once(processor.process);
      return {};
    },
  };
}

/** A path of a loader with options, as in `!url-loader/dist/cjs.js?limit=10000&...!./picture.png`. */
const LOADS_FILES = /-loader[^"]*\?/;
const joined = new WeakMap<Process, Process>();

/** Both compilations get the same function, whether they share the compiler or have copies of it. */
function once(process: Process): Process {
  const known = joined.get(process);
  if (known !== undefined) return known;
  const results = new Map<string, ReturnType<Process>>();
  const shared: Process = async (source) => {
    const key = `${source.filePath}\n${source.content}`;
    const first = results.get(key);
    if (first === undefined) {
      const result = process(source);
      results.set(key, result);
      return result;
    }
    // No third compilation asks.
    results.delete(key);
    const result = await first;
    return LOADS_FILES.test(result.content) ? process(source) : result;
  };
  joined.set(process, shared);
  joined.set(shared, shared);
  return shared;
}
