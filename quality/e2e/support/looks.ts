import { type Page } from '@playwright/test';
import { addStyles } from './add-styles';
import { newAxeViolations, type SeenColours } from './axe';
import { invisibleControls } from './invisible';
import { horizontalOverflow } from './overflow';

export const nothingSeen = (): SeenColours => ({ passed: new Set(), open: new Set() });

interface Look {
  /** Text styles that are not measured again. */
  readonly seen?: SeenColours;
  /** Whether to look for invisible controls. */
  readonly controls?: boolean;
}

/**
 * Problems of what the page shows now, in windows of these widths and in both colour modes: violations of axe's rules,
 * and content wider than the window. At widths after the first, axe only measures colours. The page keeps the last
 * width.
 */
export async function looksWrong(
  page: Page,
  widths: readonly number[],
  { seen = nothingSeen(), controls = false }: Look = {},
): Promise<string[]> {
  // Transitions would change colours during the measurement.
  await addStyles(page, '*, ::before, ::after { transition: none !important; }');
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const mode of ['light', 'dark']) {
      // The application reacts to a change of the width in the next frame.
      await page.evaluate(async (theme) => {
        document.documentElement.setAttribute('data-theme', theme);
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      }, mode);
      const problems = [
        ...(await newAxeViolations(page, seen, mode === 'dark' || width !== widths[0])),
        ...(controls ? await invisibleControls(page) : []),
        ...(await horizontalOverflow(page)),
      ];
      found.push(...problems.map((problem) => `${width} px, ${mode}: ${problem}`));
    }
  }
  return found;
}
