/** Stands for the framework's entry, which also has a router for addresses in the hash and a way to start without printed pages. */
import App from '@docusaurus/core/lib/client/App';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import preload from '@docusaurus/core/lib/client/preload';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

const onRecoverableError = (error: unknown, info: unknown): void => {
  console.error('Docusaurus React Root onRecoverableError:', error, info);
};

function hydrate(): void {
  const container = document.getElementById('__docusaurus');
  if (container === null) throw new Error('the page has no place for the application');
  const app = (
    <BrowserRouter>
      <App />
    </BrowserRouter>
  );
  Object.assign(window, { docusaurusRoot: hydrateRoot(container, app, { onRecoverableError }) });
}

Object.assign(window, { docusaurus });
void preload(window.location.pathname).then(() => startTransition(hydrate));
