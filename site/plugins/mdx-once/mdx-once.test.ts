import { describe, expect, it, vi } from 'vitest';
import mdxOnce from './index';

type Source = Readonly<Record<'content' | 'filePath' | 'compilerName', string>>;
type Process = (source: Source) => Promise<{ readonly content: string }>;

const configure = mdxOnce().configureWebpack as unknown as (config: object) => void;
const source = (compilerName: string, content = 'text', filePath = 'a.mdx') => ({ compilerName, content, filePath });

/** The compiler as each of two compilations gets it, with one object or with copies. */
function compilers(process: Process, copies = false, mode = 'production'): [browser: Process, server: Process] {
  const one = { process };
  const pair = [one, copies ? { process } : one] as const;
  for (const mdxProcessor of pair)
    configure({
      mode,
      module: {
        rules: [{ test: /\.css$/, use: { loader: 'css' } }, { use: [{ options: { processors: { mdxProcessor } } }] }],
      },
    });
  return [(given) => pair[0].process(given), (given) => pair[1].process(given)];
}

describe('Markdown of a build', () => {
  const compile = () =>
    vi.fn<Process>(({ content, compilerName }) => Promise.resolve({ content: content + compilerName }));

  it.each([false, true])(
    'is compiled once for both compilations, again when it is asked for again (copies: %s)',
    async (copies) => {
      const process = compile();
      const [browser, server] = compilers(process, copies);
      // The second asks before the first has ended.
      const results = await Promise.all([server(source('server')), browser(source('client'))]);
      expect(results).toEqual([{ content: 'textserver' }, { content: 'textserver' }]);
      expect(process).toHaveBeenCalledTimes(1);
      await browser(source('client'));
      expect(process).toHaveBeenCalledTimes(2);
    },
  );

  it('is compiled for each file and each text', async () => {
    const process = compile();
    const [browser, server] = compilers(process);
    await browser(source('client'));
    await server(source('server', 'other text'));
    await server(source('server', 'text', 'b.mdx'));
    expect(process).toHaveBeenCalledTimes(3);
  });

  it('is compiled for each compilation when it loads files', async () => {
    const picture = 'require("!/x/url-loader/dist/cjs.js?limit=10000!./a.png")';
    const [browser, server] = compilers(compile());
    expect((await server(source('server', picture))).content).toBe(`${picture}server`);
    expect((await browser(source('client', picture))).content).toBe(`${picture}client`);
  });

  it('fails in both compilations', async () => {
    const [browser, server] = compilers(() => Promise.reject(new Error('bad MDX')));
    await expect(browser(source('client'))).rejects.toThrow('bad MDX');
    await expect(server(source('server'))).rejects.toThrow('bad MDX');
  });
});

it('leaves the development server alone', async () => {
  const process = vi.fn<Process>(({ content }) => Promise.resolve({ content }));
  const [browser] = compilers(process, false, 'development');
  await browser(source('client'));
  await browser(source('client'));
  expect(process).toHaveBeenCalledTimes(2);
});

it('says so where no rule has a compiler', () => {
  expect(() => configure({ mode: 'production', module: { rules: [{ use: [{ loader: 'other' }] }] } })).toThrow(
    'mdx-once finds no Markdown compiler',
  );
});
