import { readFile } from 'node:fs/promises';
import { relative, sep } from 'node:path';
import { inspect, type Inspected } from './inspect';
import { inspectMdx, type ParseMdx } from './inspect-mdx';
import { targetOf, type Places } from './modules';
import { isStaticPart } from './static-parts';

/**
 * How the browser gets a page. `printed`: its body is the HTML of the build, and its islands are hydrated one by one.
 * `whole`: React renders all of it, because a part of it needs a script.
 */
export interface PageForm {
  readonly form: 'printed' | 'whole';
  /** Why a page is whole. Continues "the page ...". */
  readonly because?: string;
  /** Names of the islands that the page or its components import: file names below `islands`, without extension. */
  readonly islands: readonly string[];
  /** Files that the decision depends on. */
  readonly files: readonly string[];
}

export interface FormOptions extends Places {
  readonly parseMdx: ParseMdx;
  /** Folder of the islands. */
  readonly islands: string;
  /** Whether a page has to be printed, because its text is too long for a script. */
  readonly mustBePrinted: (page: string) => boolean;
}

/**
 * Decides the form of pages. A page is printed when its imports are static, at any depth. `render: whole` in the front
 * matter asks for the other form. Each file is read once.
 */
export class PageForms {
  private readonly forms = new Map<string, Promise<PageForm>>();
  private readonly inspected = new Map<string, Promise<Inspected>>();

  constructor(private readonly options: FormOptions) {}

  /** Returns the form of a page file. Rejects for a page that must be printed but needs a script. */
  formOf(page: string): Promise<PageForm> {
    const form = this.forms.get(page) ?? this.decide(page);
    this.forms.set(page, form);
    return form;
  }

  private async decide(page: string): Promise<PageForm> {
    const { parseMdx, mustBePrinted } = this.options;
    const { frontMatter, tree } = await parseMdx(await readFile(page, 'utf8'));
    this.inspected.set(page, Promise.resolve(inspectMdx(tree, page)));
    const seen = new Set<string>();
    const islands = new Set<string>();
    const asked = frontMatter['render'];
    if (asked !== undefined && asked !== 'whole')
      throw new Error(`${this.name(page)}: render is "${String(asked)}"; write "whole" or leave it out`);
    const because = asked === 'whole' ? 'asks for it in its front matter' : await this.liveIn(page, seen, islands);
    const found = { islands: [...islands].sort(), files: [...seen] };
    if (because === undefined) return { form: 'printed', ...found };
    if (mustBePrinted(page))
      throw new Error(
        `${this.name(page)} is a page of the reference, which must be printed, but it ${because}. ` +
          'Move the part that needs a script to a component in src/islands/ and import it, or remove it.',
      );
    return { form: 'whole', because, ...found };
  }

  /** Returns the first reason why a file or its imports need a script; undefined without one. */
  private async liveIn(file: string, seen: Set<string>, islands: Set<string>): Promise<string | undefined> {
    if (seen.has(file)) return undefined;
    seen.add(file);
    const { imports, findings } = await this.inspect(file);
    // The server checks the properties of islands when it renders them (server/island-props.ts).
    const given = new Set(imports.flatMap((each) => (this.leadsToIsland(each.specifier, file) ? each.locals : [])));
    const finding = findings.find(({ element }) => element === undefined || !given.has(element));
    if (finding !== undefined) return `${finding.what} (line ${finding.line})`;
    for (const { specifier, names, line } of imports) {
      if (isStaticPart(specifier, names)) continue;
      const target = targetOf(specifier, file, this.options);
      if (target.kind === 'asset') continue;
      if (target.kind === 'missing')
        throw new Error(`${this.name(file)}: line ${line} imports ${specifier}, which does not exist`);
      if (target.kind === 'package') return `imports ${wordsFor(names)}${specifier} (line ${line})`;
      const island = this.islandOf(target.file);
      if (island !== undefined) {
        if (names.some((name) => name !== 'default'))
          return `imports ${wordsFor(names)}${specifier} (line ${line}), but an island is a default export`;
        islands.add(island);
        continue;
      }
      const below = await this.liveIn(target.file, seen, islands);
      if (below !== undefined) return `imports ${this.name(target.file)} (line ${line}), which ${below}`;
    }
    return undefined;
  }

  private leadsToIsland(specifier: string, from: string): boolean {
    const target = targetOf(specifier, from, this.options);
    return target.kind === 'file' && this.islandOf(target.file) !== undefined;
  }

  private inspect(file: string): Promise<Inspected> {
    const found = this.inspected.get(file) ?? this.read(file);
    this.inspected.set(file, found);
    return found;
  }

  private async read(file: string): Promise<Inspected> {
    const text = await readFile(file, 'utf8');
    if (!/\.mdx?$/.test(file)) return inspect(text, file);
    return inspectMdx((await this.options.parseMdx(text)).tree, file);
  }

  private islandOf(file: string): string | undefined {
    const path = relative(this.options.islands, file);
    return path.startsWith('..')
      ? undefined
      : path
          .replace(/\.[jt]sx?$/, '')
          .split(sep)
          .join('/');
  }

  private name(file: string): string {
    return relative(this.options.siteDir, file).split(sep).join('/');
  }
}

const wordsFor = (names: readonly string[]): string =>
  names.every((name) => name === '*' || name === 'default') ? '' : `${names.join(', ')} of `;
