/** Byte budgets of a first load, gzip, per class of routes. The build's checks fail when one is passed. */
export interface Budget {
  readonly name: string;
  /** Routes below the base path that belong to the class. */
  readonly routes: RegExp;
  /** Scripts that the HTML asks for. */
  readonly scripts: number;
  readonly styles: number;
  readonly html: number;
}

const KB = 1000;

export const BUDGETS: readonly Budget[] = [
  { name: 'reference', routes: /^\/api\//, scripts: 110 * KB, styles: 16 * KB, html: 45 * KB },
  { name: 'pages', routes: /^\//, scripts: 110 * KB, styles: 16 * KB, html: 26 * KB },
];

/** Images that pages name, raw bytes; files below the build folder. */
export const IMAGE_BUDGETS = [
  { file: 'img/favicon.svg', bytes: 1 * KB },
  { file: 'img/logo.svg', bytes: 4 * KB },
  { file: 'img/social-card.png', bytes: 60 * KB },
] as const;
