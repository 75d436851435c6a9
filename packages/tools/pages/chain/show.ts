import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { styleAnswers } from '../answer-style';

/** Renders into an element of the page, until the content of another page replaces it. */
export function show(host: HTMLElement, content: ReactNode): void {
  styleAnswers();
  const root = createRoot(host);
  root.render(content);
  const gone = new MutationObserver(() => {
    if (host.isConnected) return;
    gone.disconnect();
    root.unmount();
  });
  gone.observe(document.body, { childList: true, subtree: true });
}

/** Loads a button's data. Null when the reader has moved on, or clicked twice. */
export async function loaded<Data>(button: HTMLButtonElement, load: () => Promise<Data>): Promise<Data | null> {
  if (button.ariaBusy === 'true') return null;
  button.ariaBusy = 'true';
  const data = await load().finally(() => (button.ariaBusy = null));
  return button.isConnected ? data : null;
}
