import type { Upstream } from '@sdk-docs/reference/model/surface';
import { findPicture, PICTURE } from '@sdk-docs/content/pictures/find';
import { pictureList } from '@sdk-docs/content/pictures/list';
import { readReference } from '@sdk-docs/content/samples/read/address-book';
import { readMeta } from '@sdk-docs/content/samples/read/fence-meta';
import { regionCode } from '@sdk-docs/content/samples/read/example';
import { createSampleIndex } from '@sdk-docs/content/samples/highlight/sample-index';
import { restCode, samplePanel } from '@sdk-docs/content/samples/panel/panel';
import { shownRegions } from '@sdk-docs/content/samples/read/shown-regions';
import type { MachineFile } from '../dataset';
import { twinFile } from '../paths';
import { fence } from './blocks';
import { linkMaker, type LinkMaker } from './links';
import { panelWords } from './panel';
import { twin, type SourcePage } from './twin';

/** The twins of all pages. `root` is the repository, for the examples that pages show. */
export function twins(root: string, upstream: Upstream, pages: readonly SourcePage[]): MachineFile[] {
  const index = createSampleIndex(root, { stale: false });
  const reference = readReference(root);
  const routes = new Set(pages.map(({ route }) => route));
  const exampleOf = (link: LinkMaker, source: string) => (language: string, meta: string, text: string) => {
    if (language === PICTURE) {
      const picture = findPicture(reference, text);
      return `(Picture: ${picture.title})\n\n${panelWords(pictureList(reference, picture), link, '')}`;
    }
    const { example: name, region, title } = readMeta(meta);
    if (name === null) return null;
    const example = index.examples.get(name);
    if (example === undefined) throw new Error(`example="${name}" does not exist in examples/`);
    const code = fence(language, regionCode(example, region), title ?? `${name}.ts`);
    const shown = shownRegions(source, example);
    const panel = samplePanel({ root, index, example, region, shown });
    return `${code}\n\n${panelWords(panel, link, restCode(example, shown))}`;
  };
  return pages.map((page) => {
    const link = linkMaker(routes, page.route);
    return { path: twinFile(page.route), text: twin(upstream, page, { link, example: exampleOf(link, page.source) }) };
  });
}
