import { type AddressInfo } from 'node:net';
import { createStaticServer } from '@sdk-docs/delivery/server/static-server';

/** A folder served as by a static host, on its own port. */
export interface StaticSite {
  /** Address of its home page. */
  readonly home: string;
  readonly close: () => Promise<void>;
}

export async function serveFolder(folder: string, base: string, host?: 'pages'): Promise<StaticSite> {
  const server = createStaticServer(folder, base, host);
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(0, ready));
  const { port } = server.address() as AddressInfo;
  return {
    home: `http://127.0.0.1:${port}${base}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
