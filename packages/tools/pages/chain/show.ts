import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { styleAnswers } from '../answer-style';
import { whenGone } from '../when-gone';

/** Renders into an element of the page, until the content of another page replaces it. */
export function show(host: HTMLElement, content: ReactNode): void {
  styleAnswers();
  const root = createRoot(host);
  root.render(content);
  whenGone(host, () => root.unmount());
}

/** Loads a button's data. Null when the reader has moved on, or clicked twice. */
export async function loaded<Data>(button: HTMLButtonElement, load: () => Promise<Data>): Promise<Data | null> {
  if (button.ariaBusy === 'true') return null;
  button.ariaBusy = 'true';
  const data = await load().finally(() => (button.ariaBusy = null));
  return button.isConnected ? data : null;
}
