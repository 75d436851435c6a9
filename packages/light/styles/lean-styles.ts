import { readFileSync } from 'node:fs';
import postcss, { Rule, type Declaration, type Root } from 'postcss';

/** The parts of the bundler's types that this file uses. */
interface Source {
  source(): string | Buffer;
}
interface Module {
  originalSource?(): Source | null;
  /** The modules that were joined into this one. */
  readonly modules?: Iterable<Module>;
}
interface Compilation {
  readonly modules: Iterable<Module>;
  readonly hooks: {
    readonly processAssets: {
      tap(options: { name: string; stage: number }, run: (assets: Record<string, Source>) => void): void;
    };
  };
  updateAsset(file: string, source: Source): void;
}
interface Compiler {
  readonly webpack: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_ADDITIONS: number };
    readonly sources: { readonly RawSource: new (text: string) => Source };
  };
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
  };
}

const NAME = 'lean-styles';

/** Returns all classes of Infima, the framework's style sheet, of which a site uses a part. */
export const infimaClasses = (): ReadonlySet<string> =>
  new Set(classesOf(readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8')));

/**
 * Bundler plugin: removes the rules of Infima's classes that no module of the bundle names. All modules count: those
 * that load later, and those whose HTML the server prints. It runs before files get their hashes.
 */
export class LeanStyles {
  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        const texts = [...compilation.modules]
          .flatMap((module) => [...(module.modules ?? [module])])
          .map((module) => module.originalSource?.()?.source().toString() ?? '');
        const [classes, isNamed] = [infimaClasses(), usedClasses(texts)];
        const isUsed = (name: string): boolean => !classes.has(name) || isNamed(name);
        for (const [file, source] of Object.entries(assets)) {
          if (!file.endsWith('.css')) continue;
          const css = leanStyles(source.source().toString(), isUsed, texts);
          compilation.updateAsset(file, new webpack.sources.RawSource(css));
        }
      });
    });
  }
}

/**
 * Returns whether code names a class: as a word, or as the first part of one that is built at a joint of Infima's names
 * (`button--${kind}`).
 */
export function usedClasses(texts: readonly string[]): (name: string) => boolean {
  const words = new Set(texts.flatMap((text) => text.match(/[a-z][\w-]*/gi) ?? []));
  const starts = [...words].filter((word) => /(?:--|__)$/.test(word));
  return (name) => words.has(name) || starts.some((start) => name.startsWith(start));
}

/** Returns the classes that a selector needs; those inside `:not()` do not count. */
export const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name);

/**
 * Removes selectors with an unused class, and the custom properties of Infima that a rule with a higher specificity
 * overrides or that nothing reads: no rule and none of the other `texts`. Constants are inlined where they are read.
 */
export function leanStyles(css: string, isUsed: (name: string) => boolean, texts: readonly string[]): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => classesOf(selector).every(isUsed));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
  const replaced = new Set<string>();
  sheet.walkRules('html:root', (rule) => rule.walkDecls(/^--/, ({ prop }) => void replaced.add(prop)));
  sheet.walkRules(ROOT, (rule) =>
    rule.walkDecls(/^--ifm-/, (declaration) => {
      if (replaced.has(declaration.prop)) declaration.remove();
    }),
  );
  const read = texts.flatMap(readProperties);
  while (dropUnread(sheet, read) > 0);
  inlineConstants(sheet, texts);
  return sheet.toString();
}

const ROOT = /^(?::root|html\[data-theme=['"]?dark['"]?\])$/;

const readProperties = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/**
 * Drops unread properties and returns their number. Properties whose last reader was removed are dropped in the next
 * pass.
 */
function dropUnread(sheet: Root, readElsewhere: readonly string[]): number {
  const read = new Set(readElsewhere);
  sheet.walkDecls(({ value }) => readProperties(value).forEach((name) => read.add(name)));
  let dropped = 0;
  sheet.walkDecls(/^--ifm-/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    dropped += 1;
  });
  return dropped;
}

/** Selectors of the root, from which everything inherits. */
const ON_ROOT = /^(?::root|html:root|(?:html)?\[data-theme=['"]?dark['"]?\])$/;

/** A constant that is read more often, or is longer, takes fewer bytes as a property. */
const MOST_READS = 6;
const MOST_LETTERS = 30;

/**
 * Inlines the value of a property of the framework, if only one rule sets it, on the root, and no text names it. The
 * properties that the value reads must be set on the root alone too, so that the value is the same everywhere.
 */
function inlineConstants(sheet: Root, texts: readonly string[]): void {
  const set = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  const named = new Set(texts.flatMap((text) => text.match(/--[\w-]+/g) ?? []));
  const isOnRoot = (name: string): boolean =>
    (set.get(name) ?? []).length > 0 &&
    (set.get(name) ?? []).every(({ parent }) => parent instanceof Rule && ON_ROOT.test(parent.selector));
  for (const [name, [declaration, ...others]] of set) {
    if (declaration === undefined || others.length > 0 || !/^--(?:ifm|docusaurus)-/.test(name)) continue;
    if (declaration.parent?.parent?.type !== 'root' || ![name, ...readProperties(declaration.value)].every(isOnRoot))
      continue;
    if (named.has(name)) continue;
    const reads = new RegExp(`var\\(\\s*${name}\\s*(?:,[^()]*)?\\)`, 'g');
    const readers: Declaration[] = [];
    sheet.walkDecls((reader) => {
      if (reader.value.includes(name) && readProperties(reader.value).includes(name)) readers.push(reader);
    });
    const values = readers.map(({ value }) => value.replace(reads, () => declaration.value));
    const count = readers.reduce((sum, { value }) => sum + (value.match(reads)?.length ?? 0), 0);
    const isShorter = count === 1 || (count <= MOST_READS && declaration.value.length < MOST_LETTERS);
    // A fallback with brackets is not parsed.
    if (!isShorter || values.some((value) => readProperties(value).includes(name))) continue;
    readers.forEach((reader, index) => (reader.value = values[index] ?? reader.value));
    declaration.remove();
  }
}
