import { TITLE } from '../../site/config/limits';
import type { CardText } from '../../site/config/social-cards';

/** Size of a card in pixels, as networks expect it. */
export const SIZE = { width: 1200, height: 630 } as const;

/** HTML of a card, in the dark theme's colours; `mark` is the SVG of the site's mark. */
export const cardHtml = ({ title, text }: CardText, mark: string): string => `<!doctype html>
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
