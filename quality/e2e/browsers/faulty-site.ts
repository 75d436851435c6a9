import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createStaticServer } from '@sdk-docs/delivery/server/static-server';

/** Changes an answer: returns another text, or null for a 404. */
export type Change = (text: string) => string | null;

type Headers = Readonly<Record<string, string>>;

/** A build on its own port, and so with its own storage and caches. Answers can be changed or delayed. */
export interface FaultySite {
  /** Returns the address of a path below the base. */
  readonly at: (path: string) => string;
  /** Changes the answers of matching paths from now on, and adds headers to them. */
  readonly change: (path: RegExp, change: Change, headers?: Headers) => void;
  /** Delays answers of matching paths until the returned function is called. */
  readonly hold: (path: RegExp) => () => void;
  readonly close: () => Promise<void>;
}

interface Fault {
  readonly path: RegExp;
  readonly change: Change;
  readonly headers: Headers;
  readonly ready: Promise<void>;
}

/** Header of the server's requests to itself, which get the unchanged answer. */
const UNCHANGED = 'x-unchanged';

export async function serveWithFaults(folder: string, base: string): Promise<FaultySite> {
  const faults: Fault[] = [];
  const plain = createStaticServer(folder, base);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const hit = request.headers[UNCHANGED] === undefined ? faults.filter((fault) => fault.path.test(path)) : [];
    if (hit.length === 0) plain.emit('request', request, response);
    else
      answerChanged(`http://127.0.0.1:${port}${request.url ?? ''}`, hit, request, response).catch(() =>
        response.destroy(),
      );
  });
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(0, ready));
  const { port } = server.address() as AddressInfo;
  return {
    at: (path) => `http://localhost:${port}${base}${path}`,
    change: (path, change, headers = {}) => void faults.push({ path, change, headers, ready: Promise.resolve() }),
    hold: (path) => {
      let release = (): void => undefined;
      const ready = new Promise<void>((done) => (release = done));
      faults.push({ path, change: (text) => text, headers: {}, ready });
      return release;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answerChanged(
  url: string,
  faults: readonly Fault[],
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  await Promise.all(faults.map(({ ready }) => ready));
  const asIs = await fetch(url, {
    headers: { [UNCHANGED]: 'yes', accept: headers.accept ?? '*/*' },
    redirect: 'manual',
  });
  const text = faults.reduce<string | null>(
    (now, { change }) => (now === null ? null : change(now)),
    await asIs.text(),
  );
  // fetch has decompressed the body. A changed page has another entity tag, and its policy does not cover the change.
  const kept = [...asIs.headers].filter(
    ([name]) =>
      !/^(content-(encoding|length|security-policy)|etag|connection|keep-alive|transfer-encoding)$/.test(name),
  );
  const status = text === null ? 404 : asIs.status;
  const sent = Object.assign(Object.fromEntries(kept), ...faults.map((fault) => fault.headers)) as Headers;
  response.writeHead(status, sent).end(text ?? 'not found');
}
