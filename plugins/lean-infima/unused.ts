/** Classes of the framework's style sheet that no part of this site uses; a rule goes when each of its selectors names one. */
const UNUSED: readonly RegExp[] = [
  /^avatar/,
  /^badge--/,
  /^breadcrumbs--/,
  /^button-group/,
  /^button--(?!primary|secondary|outline)/,
  /^card__/,
  /^card--/,
  /^col--(?:1|4|5|7|9|10|11|12)$/,
  /^col--offset-(?!3$)/,
  /^dropdown--nocaret$/,
  /^hero/,
  /^(?:margin|padding)--/,
  /^(?:margin|padding)-(?:left|right|horiz)--(?!md$)/,
  /^(?:margin|padding)-(?:top|bottom|vert)--(?:none|xs)$/,
  /^navbar--(?:dark|primary)$/,
  /^navbar__items--center$/,
  /^pagination__/,
  /^pagination--/,
  /^pills/,
  /^row--/,
  /^shadow--(?:md|tl)$/,
  /^text--(?!truncate|center)/,
  /^alert__/,
  /^alert--primary$/,
];

export function isUnusedSelector(selector: string): boolean {
  const classes = [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);
  return classes.some((name) => UNUSED.some((pattern) => pattern.test(name)));
}
