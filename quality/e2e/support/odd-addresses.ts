import { request } from 'node:http';
import { SECURITY_HEADERS } from '@sdk-docs/delivery/settings';
import { BASE_URL } from '../../../site/config/limits';

/** Raw paths without a page. */
export const ODD_PATHS: readonly string[] = [
  '/',
  '/elsewhere',
  '*',
  '//',
  '//other.example/x',
  `${BASE_URL}%00`,
  `${BASE_URL}%ff`,
  `${BASE_URL}guides//x`,
  `${BASE_URL}guides//withdrawing`,
  `${BASE_URL}${'x'.repeat(7000)}`,
  `${BASE_URL}${'x/'.repeat(3500)}`,
  `${BASE_URL}${'%F0%9F%90%A1'.repeat(100)}`,
];

/** Malformed paths: some servers reject them before their configuration applies, without further headers. */
export const MALFORMED_PATHS: readonly string[] = [`${BASE_URL}guides/%`, `${BASE_URL}%E0%A4%A`];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Requests a path exactly as given. */
export function ask(origin: string, path: string): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}

/** Checks the answer to an odd path: status 400 or 404, and all security headers. */
export async function problemsWith(origin: string, path: string): Promise<string[]> {
  const { status, headers } = await ask(origin, path);
  const wrong = Object.entries(SECURITY_HEADERS).filter(([name, value]) => headers[name.toLowerCase()] !== value);
  const policy = String(headers['content-security-policy']);
  return [
    ...([400, 404].includes(status) ? [] : [`status ${status}`]),
    ...(policy.includes("script-src 'self'") ? [] : ['no policy']),
    ...wrong.map(([name]) => `${name}: ${String(headers[name.toLowerCase()])}`),
  ].map((problem) => `${path.slice(0, 60)}: ${problem}`);
}
