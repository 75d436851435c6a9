import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { cardFile, SECTIONS, SITE_CARD, type CardText } from '../../site/config/social-cards';
import { findChromium } from '../e2e/chromium';
import { TITLE } from '../../site/config/limits';

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

/** Size of a card in pixels, as networks expect it. */
const SIZE = { width: 1200, height: 630 } as const;

/** HTML of a card, in the dark theme's colours; `mark` is the SVG of the site's mark. */
const cardHtml = ({ title, text }: CardText, mark: string): string => `<!doctype html>
<style>
  body { box-sizing: border-box; height: 630px; margin: 0; padding: 88px 96px; border-left: 24px solid #2f4fd6;
    background: #101528; color: #e7e9f1; font: 38px 'DejaVu Sans', sans-serif; }
  div { display: flex; align-items: center; gap: 24px; color: #a3acc4; }
  svg { width: 96px; height: 96px; }
  h1 { margin: 64px 0 16px; font-size: 92px; line-height: 1.15; letter-spacing: -0.02em; }
  p { margin: 0; color: #a3acc4; }
  code { display: block; margin-top: 52px; font: 26px 'DejaVu Sans Mono', monospace; color: #9db4ff; }
</style>
<div>${mark}${TITLE}</div><h1>${title}</h1><p>${text}</p><code>@pufferfinance/puffer-sdk</code>`;
