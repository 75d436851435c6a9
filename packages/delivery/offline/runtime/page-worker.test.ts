import { expect, it, vi } from 'vitest';
import { pageWorker } from './page-worker';

// The application shows an unhandled rejection as a part that could not be loaded: vitest fails for one, too.
it('a worker whose file is missing says so once, whatever it is sent', async () => {
  const PageWorker = pageWorker('file:///copy/', () => Promise.reject(new Error('no file')), new Map());
  const worker = new PageWorker(new URL('file:///copy/worker.js'));
  const onError = vi.fn();
  worker.addEventListener('error', onError);
  worker.postMessage('a query');
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done));
});
