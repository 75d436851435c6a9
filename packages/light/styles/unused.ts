import { REPLACED_CLASSES, UNUSED_CLASSES, UNUSED_ELEMENTS, UNUSED_MODULES, type UnusedModule } from './unused-styles';

const DROPPED = [...UNUSED_CLASSES, ...REPLACED_CLASSES.map(({ classes }) => classes)];

/** Whether a selector of Infima only matches things that this site does not use, or styles anew. */
export function isUnusedSelector(selector: string): boolean {
  return (
    UNUSED_ELEMENTS.some((unused) => [unused, `${unused}:hover`, `${unused}:focus`].includes(plain(selector))) ||
    classesOf(selector).some((name) => DROPPED.some((pattern) => pattern.test(name)))
  );
}

/** Returns the entry for a theme component's style sheet; undefined for one that is used whole. */
export function unusedModule(file: string): UnusedModule | undefined {
  const component = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](.+)[\\/]styles\.module\.css$/.exec(file)?.[1];
  return UNUSED_MODULES.find((entry) => entry.component === component?.replaceAll('\\', '/'));
}

/** Whether a selector of that style sheet is removed. */
export function isUnusedInModule({ classes }: UnusedModule, selector: string): boolean {
  return classes === undefined || classesOf(selector).some((name) => classes.includes(name));
}

const plain = (selector: string): string => selector.replaceAll('"', "'").replace(/\s+/g, ' ').trim();

/** Returns the classes that an element must have to match; classes inside `:not()` do not count. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:not\([^()]*\)/g, '').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);
