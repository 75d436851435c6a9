import { isUnusedSelector } from './unused';

/** The parts of PostCSS's tree that are used here. */
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
  /** Names that are read outside Infima. */
  readonly read: ReadonlySet<string>;
  /** Names that this site sets on the root, with more weight than Infima. */
  readonly replaced: ReadonlySet<string>;
}

/** PostCSS plugin: drops rules of unused components, then the custom properties that are replaced or that nothing reads. */
export function leanInfima({ read, replaced }: Properties) {
  return {
    postcssPlugin: 'lean-infima',
    Once(sheet: StyleSheet): void {
      if (!INFIMA.test(sheet.source?.input.file ?? '')) return;
      dropRules(sheet);
      sheet.walkDecls((declaration) => {
        if (replaced.has(declaration.prop) && ROOT.test(declaration.parent?.selector ?? '')) declaration.remove();
      });
      while (dropUnread(sheet, read) > 0);
    },
  };
}

function dropRules(sheet: StyleSheet): void {
  sheet.walkRules((rule) => {
    const used = rule.selectors.filter((selector) => !isUnusedSelector(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  });
}

/** One pass: a property that only a dropped one has read goes in the next. */
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
