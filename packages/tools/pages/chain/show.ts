import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { styleAnswers } from '../answer-style';

/** Shows something in an element that is in the page, until the text of another page takes the place of this one. */
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

/** Loads what a button needs. False when the reader has gone on, or has asked twice. */
export async function loaded<Data>(button: HTMLButtonElement, load: () => Promise<Data>): Promise<Data | null> {
  if (button.ariaBusy === 'true') return null;
  button.ariaBusy = 'true';
  const data = await load().finally(() => (button.ariaBusy = null));
  return button.isConnected ? data : null;
}
