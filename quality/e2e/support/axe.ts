import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';
import { type AxeResults, type RunOptions, type Spec } from 'axe-core';
import { colourSamples, type Sampled } from './colour-samples';

const script = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The used form of `run`. */
interface Axe {
  run(root: Document, options: RunOptions): Promise<AxeResults>;
  configure(spec: Spec): void;
  reset(): void;
}

/** Adds axe to every document that the page will load, so that its half megabyte is not sent again for each. */
export const addAxe = (page: Page): Promise<unknown> => page.addInitScript(script);

/** Rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns violations of axe's rules on the current page, one line per rule: how often and where first. With `coloursOnly`
 * it runs only the rules that depend on the colour mode.
 */
export async function axeViolations(page: Page, coloursOnly = false): Promise<string[]> {
  await load(page);
  return page.evaluate(run, { rules: coloursOnly ? colourRules : null, colourRules, names: null }).then(inLines);
}

/** Text styles that axe has measured and passed, and those that it could not judge. */
export interface SeenColours {
  readonly passed: Set<string>;
  readonly open: Set<string>;
}

/**
 * Like `axeViolations`, but measures colours in one element for each text style that is not in `seen`, and adds to it.
 * Measuring contrasts is most of axe's work, and pages look alike. Styles that axe could not judge are tried again on
 * every page. With `coloursOnly`, for the other colour mode of a page that was already measured, styles differ only in
 * colours, and those that axe could not judge do not alone cause a run.
 */
export async function newAxeViolations(page: Page, seen: SeenColours, coloursOnly = false): Promise<string[]> {
  await load(page);
  const names = (await page.evaluate(colourSamples, !coloursOnly)).filter((name) => !seen.passed.has(name));
  if (coloursOnly && names.every((name) => seen.open.has(name))) return [];
  const found = await page.evaluate(run, { rules: coloursOnly ? colourRules : null, colourRules, names });
  for (const name of names) seen[found.passed.includes(name) ? 'passed' : 'open'].add(name);
  return inLines(found);
}

async function load(page: Page): Promise<void> {
  // Evaluated, because the site's policy would block an added script element.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
}

interface Found {
  readonly violations: readonly { readonly id: string; readonly help: string; readonly nodes: readonly string[] }[];
  /** Names of the samples that break no rule about colours, as far as axe could judge. */
  readonly passed: readonly string[];
}

const inLines = ({ violations }: Found): string[] =>
  violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.length} times, first ${nodes[0] ?? ''}`);

/** Runs in the page; with `names`, the rules about colours only check the samples of these names. */
async function run(order: {
  readonly rules: string[] | null;
  readonly colourRules: readonly string[];
  readonly names: readonly string[] | null;
}): Promise<Found> {
  const { axe, samples } = window as unknown as { axe: Axe } & Sampled;
  const chosen = new Map(order.names?.flatMap((name) => [[samples.get(name) as Element, name] as const]));
  for (const element of chosen.keys()) element.toggleAttribute('data-sample', true);
  // axe would write the HTML and a selector of each element that any rule looks at.
  axe.configure({ noHtml: true });
  if (order.names !== null) {
    axe.configure({
      rules: [
        { id: 'color-contrast', selector: '[data-sample]' },
        { id: 'link-in-text-block', selector: 'a[href][data-sample]' },
      ],
    });
  }
  // A third of the time of the rules that read no colours, also where no style attribute has a spacing.
  const spacing = { enabled: document.querySelector('[style*=spacing], [style*=line-height], [style*=font]') !== null };
  const { violations, incomplete } = await axe.run(document, {
    resultTypes: ['violations', 'incomplete'],
    elementRef: true,
    selectors: false,
    ...(order.rules === null ? { rules: { 'avoid-inline-spacing': spacing } } : { runOnly: order.rules }),
  });
  for (const element of chosen.keys()) element.toggleAttribute('data-sample', false);
  axe.reset();
  const judged = [...violations, ...incomplete].filter(({ id }) => order.colourRules.includes(id));
  const others = new Set<Element | undefined>(judged.flatMap(({ nodes }) => nodes.map(({ element }) => element)));
  return {
    violations: violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ element }) => element?.outerHTML.slice(0, 120) ?? ''),
    })),
    passed: [...chosen].flatMap(([element, name]) => (others.has(element) ? [] : [name])),
  };
}
