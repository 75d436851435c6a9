import { randomBytes } from 'node:crypto';
import { BUDGETS, IMAGE_BUDGETS, SEARCH_BUDGET, type Parts } from '../../config/budgets';
import { BASE_URL } from '../../config/limits';
import { sizesRule } from '../rules/sizes';
import { chunk, home } from '../small-build';
import type { Defect } from './defect';

/** Text that is of about so many bytes when compressed. */
const noise = (bytes: number): string => randomBytes(Math.round(bytes)).toString('base64');

/** The class of the pages that the small build has. */
const limits = BUDGETS.at(-1) as Parts;
const over = (part: keyof Parts): string => noise(limits[part] + 1000);
const beyond = (part: keyof Parts): RegExp => new RegExp(`: (?:${part}|readable|started) \\d+ bytes gzip, budget`);

/** What weighs more than its budget. */
export const sizesDefects: readonly Defect[] = [
  ['an application beyond the budget', sizesRule, { 'script.js': over('application') }, beyond('application')],
  [
    'a script that does not wait for the reader',
    sizesRule,
    { ...home(`<script src="${BASE_URL}more.js"></script>`), 'more.js': 'run()' },
    beyond('scripts'),
  ],
  [
    'scripts that are fetched ahead of the reader',
    sizesRule,
    {
      ...home(`<link rel="modulepreload" href="${BASE_URL}more.js">`),
      'more.js': 'run()',
    },
    beyond('scripts'),
  ],
  ['styles beyond the budget', sizesRule, { 'style.css': over('styles') }, beyond('styles')],
  ['HTML beyond the budget', sizesRule, home(over('html')), beyond('html')],
  [
    'the content of a page beyond the budget',
    sizesRule,
    { 'assets/js/second.0123abcd.js': chunk('/second', over('chunk')) },
    /^second\/index\.html: chunk \d+ bytes gzip, budget/,
  ],
  [
    'a started page beyond the budget, though application and content are within theirs',
    sizesRule,
    {
      'script.js': noise(limits.application * 0.99),
      'assets/js/second.0123abcd.js': chunk('/second', noise(limits.chunk * 0.95)),
    },
    /^second\/index\.html: started \d+ bytes gzip, budget/,
  ],
  [
    'a font beyond the budget',
    sizesRule,
    { 'style.css': `@font-face { src: url("${BASE_URL}font.woff2") }`, 'font.woff2': over('fonts') },
    beyond('fonts'),
  ],
  [
    'a logo beyond the budget',
    sizesRule,
    { ...home(`<nav><img src="${BASE_URL}logo.svg" alt=""></nav>`), 'logo.svg': over('icons') },
    beyond('icons'),
  ],
  [
    'a first load beyond the budget, though each part is within its own',
    sizesRule,
    {
      ...home(`<nav><img src="${BASE_URL}logo.svg" alt=""></nav>${noise(limits.html * 0.97)}`),
      'logo.svg': noise(limits.icons * 0.95),
      'style.css': noise(limits.styles * 0.985),
    },
    /^index\.html: readable \d+ bytes gzip, budget/,
  ],
  ['no content chunk at all', sizesRule, { 'assets/js/second.0123abcd.js': null }, /no script is known/],
  [
    'a search index beyond the budget',
    sizesRule,
    { 'assets/search/texts-0123abcd.json': noise(SEARCH_BUDGET.bytes + 1000) },
    /^search index: \d+/,
  ],
  ['no search index', sizesRule, { 'search-index.json': null }, /^search index: no file/],
  [
    'an image beyond the budget',
    sizesRule,
    { [IMAGE_BUDGETS[0].file]: 'x'.repeat(IMAGE_BUDGETS[0].bytes + 1) },
    /bytes, its budget is \d+$/,
  ],
];
