import { request, type IncomingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent, which may be compressed. */
  readonly body: Buffer;
}

export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** Returns a function that requests a path of an HTTP host exactly as given, and follows no redirect. */
export const asker =
  (origin: string): Ask =>
  (path, headers = {}) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname, port } = new URL(origin);
      if (protocol !== 'http:') throw new Error(`${origin}: only http:// can be asked`);
      request({ hostname, port, path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      })
        .on('error', reject)
        .end();
    });
