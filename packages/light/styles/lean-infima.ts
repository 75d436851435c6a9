import { isUnusedInModule, isUnusedSelector, unusedModule } from './unused';

/** The parts of PostCSS's tree that this plugin uses. */
interface Declaration {
  readonly prop: string;
  readonly value: string;
  readonly parent?: { readonly selector?: string };
  remove(): void;
}
interface Rule {
  selectors: string[];
  remove(): void;
}
interface StyleSheet {
  readonly source?: { readonly input: { readonly file?: string } };
  walkRules(visit: (rule: Rule) => void): void;
  walkDecls(visit: (declaration: Declaration) => void): void;
}

const INFIMA = /[\\/]infima[\\/]dist[\\/]/;

const ROOT = /^(?::root|html\[data-theme=['"]?dark['"]?\])$/;

interface Properties {
  /** Custom properties that are read outside Infima. */
  readonly read: ReadonlySet<string>;
  /** Custom properties that this site sets on the root with a higher specificity than Infima. */
  readonly replaced: ReadonlySet<string>;
}

/**
 * PostCSS plugin: drops the rules of unused components in Infima and in the theme's style sheets. In Infima it also
 * drops custom properties that this site replaces or that nothing reads.
 */
export function leanInfima({ read, replaced }: Properties) {
  return {
    postcssPlugin: 'lean-infima',
    Once(sheet: StyleSheet): void {
      const file = sheet.source?.input.file ?? '';
      const unused = unusedModule(file);
      if (unused !== undefined) dropRules(sheet, (selector) => isUnusedInModule(unused, selector));
      if (!INFIMA.test(file)) return;
      dropRules(sheet, isUnusedSelector);
      sheet.walkDecls((declaration) => {
        if (replaced.has(declaration.prop) && ROOT.test(declaration.parent?.selector ?? '')) declaration.remove();
      });
      while (dropUnread(sheet, read) > 0);
    },
  };
}

function dropRules(sheet: StyleSheet, isUnused: (selector: string) => boolean): void {
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !isUnused(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/**
 * Drops properties that nothing reads and returns their number. Properties whose last reader was removed go in the next
 * pass.
 */
function dropUnread(sheet: StyleSheet, readElsewhere: ReadonlySet<string>): number {
  const read = new Set(readElsewhere);
  const unread: Declaration[] = [];
  sheet.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
  });
  sheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--ifm-') && !read.has(declaration.prop)) unread.push(declaration);
  });
  unread.forEach((declaration) => declaration.remove());
  return unread.length;
}
