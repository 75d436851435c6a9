import type { Section } from '../config/social-cards';
import { TITLE } from '../config/limits';

/** Size of a card in pixels, as networks expect it. */
export const SIZE = { width: 1200, height: 630 } as const;

/** HTML of a section's card, in the dark theme's colours; `mark` is the SVG of the site's mark. */
export const cardHtml = ({ title, text }: Section, mark: string): string => `<!doctype html>
<style>
  body { margin: 0; padding: 96px; background: #11161b; color: #e2e7ec; font: 38px 'DejaVu Sans', sans-serif; }
  div { display: flex; align-items: center; gap: 24px; color: #9ca9b6; }
  svg { width: 96px; height: 96px; stroke: #74c4d8; }
  circle { fill: #74c4d8; }
  h1 { margin: 72px 0 16px; font-size: 92px; line-height: 1.15; }
  p { margin: 0; color: #9ca9b6; }
  code { display: block; margin-top: 48px; font: 26px 'DejaVu Sans Mono', monospace; color: #74c4d8; }
</style>
<div>${mark}${TITLE}</div><h1>${title}</h1><p>${text}</p><code>@pufferfinance/puffer-sdk</code>`;
