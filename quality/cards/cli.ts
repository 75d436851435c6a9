import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { cardFile, SECTIONS, SITE_CARD } from '../../site/config/social-cards';
import { findChromium } from '../e2e/chromium';
import { cardHtml, SIZE } from './card';

/** Draws the social cards into site/static/img, with the browser of the tests and without a network. */
async function main(): Promise<void> {
  const root = process.cwd();
  const mark = readFileSync(join(root, 'site/static/img/logo.svg'), 'utf8');
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const page = await browser.newPage({ viewport: SIZE });
  const cards = [['img/social-card.png', SITE_CARD] as const, ...SECTIONS.map((one) => [cardFile(one), one] as const)];
  for (const [file, card] of cards) {
    await page.setContent(cardHtml(card, mark));
    await page.screenshot({ path: join(root, 'site/static', file) });
  }
  await browser.close();
}

void main();
