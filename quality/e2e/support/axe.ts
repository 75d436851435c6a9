import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page } from '@playwright/test';
import { type AxeResults, type RunOptions } from 'axe-core';

const script = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The form of `run` that is used. */
interface Axe {
  run(root: Document, options: RunOptions): Promise<AxeResults>;
}

/** Adds axe to every document that the page will load: half a megabyte that is not sent again for each. */
export const addAxe = (page: Page): Promise<unknown> => page.addInitScript(script);

/** Rules whose result depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns violations of every axe rule on the current page, one line per rule: how often and where first. With
 * `coloursOnly` it runs only the rules that depend on the colour mode.
 */
export async function axeViolations(page: Page, coloursOnly = false): Promise<string[]> {
  // Evaluated and not added as a script element, which the site's policy would block.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(
    async (rules) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, {
        resultTypes: ['violations'],
        ...(rules === null ? {} : { runOnly: rules }),
      });
      return violations.map(
        ({ id, help, nodes }) => `${id} (${help}): ${nodes.length} times, first ${nodes[0]?.html.slice(0, 120) ?? ''}`,
      );
    },
    coloursOnly ? colourRules : null,
  );
}
