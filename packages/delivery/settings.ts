import { BASE_URL } from '@sdk-docs/reference/model/base-path';

/**
 * How hosts deliver the site: security headers, caching, compression. The headers file, the policy inside the pages,
 * the Caddy configuration, the checks and the server of the browser tests are all derived from here.
 */

/**
 * Content-Security-Policy without its hashes: the delivery step adds those of the inline scripts and styles in the
 * built pages. `default-src` is 'self' and not 'none', because some browsers check a prefetch against it alone.
 * Features that the site does not use are closed by name.
 */
export const POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': [],
  // Infima draws its carets and menu icons with data URIs.
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'font-src': ["'none'"],
  'media-src': ["'none'"],
  'manifest-src': ["'none'"],
  'object-src': ["'none'"],
  'frame-src': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Directives that browsers only accept in a header. */
export const HEADER_ONLY: readonly string[] = ['frame-ancestors'];

export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** Browser features that no page uses. */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Sent with every answer, in addition to the policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Referrer-Policy': REFERRER_POLICY,
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // No other site embeds these files; servers fetch the social card without this check.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Folder of files with a hash in their name, whose content never changes. */
export const IMMUTABLE_FOLDER = 'assets/';

/** Matches a content hash in a file name: `main.51b95481.js`, `symbols-c51118a6d8.json`. */
export const HASHED_NAME = /[.-][0-9a-f]{8,}\.[a-z]+$/;

/** Values of Cache-Control. */
export const CACHING = {
  immutable: 'public, max-age=31536000, immutable',
  /** May be stored, but must be revalidated each time (ETag). */
  revalidate: 'no-cache',
} as const;

/** Pattern of all addresses of the host, including those without a page. */
export const EVERY_PATH = '/*';

/** Pattern of the addresses below `IMMUTABLE_FOLDER`. */
export const IMMUTABLE_PATH = `${BASE_URL}${IMMUTABLE_FOLDER}*`;

/** Files with compressed versions. */
export const COMPRESSED = /\.(?:html|js|mjs|css|json|svg|xml|txt|md|sol|env|atom)$/;

/** Content-Type by extension, for files that not every host knows. */
export const TYPES: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.sol': 'text/plain; charset=utf-8',
  '.env': 'text/plain; charset=utf-8',
};

/** Compressions by their HTTP name, the preferred one first. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * Limits of the hosts that read a headers file; they silently drop everything beyond. Cloudflare Pages (its
 * documentation, "Headers"): at most 100 rules, lines of at most 2,000 characters including the indent, one `*` in a
 * path. Netlify (its documentation, "Custom headers") sets some headers itself and ignores the file's values.
 */
export const HEADERS_FILE_LIMITS = {
  rules: 100,
  line: 2000,
  setByHost: [
    'Accept-Ranges',
    'Age',
    'Allow',
    'Alt-Svc',
    'Connection',
    'Content-Encoding',
    'Content-Length',
    'Content-Range',
    'Date',
    'Location',
    'Server',
    'Set-Cookie',
    'Trailer',
    'Transfer-Encoding',
    'Upgrade',
  ],
} as const;

/** Place of the offline copy in a delivered build. */
export const OFFLINE_FILE = 'sdk-docs-offline.zip';

/** Folder inside the zip, so that unpacking it leaves one folder. */
export const OFFLINE_FOLDER = 'sdk-docs';

/** Largest offline copy, in bytes. */
export const OFFLINE_LIMIT = 8_000_000;
