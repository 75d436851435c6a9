import { BASE_URL } from './limits';

/**
 * How the built site is delivered: what every answer says about security, how long it may be kept, how it is compressed.
 * The headers file, the policy inside the pages, the Caddy configuration, the checks and the server of the browser tests
 * all follow from here.
 */

/**
 * Content-Security-Policy without its hashes: the delivery step adds those of the inline scripts and inline styles that the
 * built pages really have. `default-src` is 'self' and not 'none' because some browsers judge a prefetch by it alone; all
 * that the site does not use is closed by name.
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

/** Directives that browsers take from a header only. */
export const HEADER_ONLY: readonly string[] = ['frame-ancestors'];

export const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** Features of the browser that no page uses. */
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

/** Sent with everything, beside the policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Referrer-Policy': REFERRER_POLICY,
  'Permissions-Policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Nobody else embeds the site's files; the social card is fetched by servers, which do not ask.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Folder whose files are named after their content: they never change under their name. */
export const IMMUTABLE_FOLDER = 'assets/';

/** The hash of its content in the name of a file: `main.51b95481.js`, `symbols-c51118a6d8.json`. */
export const HASHED_NAME = /[.-][0-9a-f]{8,}\.[a-z]+$/;

/** Values of Cache-Control. */
export const CACHING = {
  immutable: 'public, max-age=31536000, immutable',
  /** May be kept, but has to be asked for again each time (ETag). */
  revalidate: 'no-cache',
} as const;

/** Pattern of all addresses of the host: one that has no page is answered there as well. */
export const EVERY_PATH = '/*';

/** Pattern of the addresses below `IMMUTABLE_FOLDER`. */
export const IMMUTABLE_PATH = `${BASE_URL}${IMMUTABLE_FOLDER}*`;

/** Files that have compressed ones beside them. */
export const COMPRESSED = /\.(?:html|js|mjs|css|json|svg|xml|txt|md|sol|env)$/;

/** Content-Type of files, by the end of their names, that not every host knows. */
export const TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.sol': 'text/plain; charset=utf-8',
  '.env': 'text/plain; charset=utf-8',
};

/** Compressions by the name that HTTP has for them, the preferred one first. */
export const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

/**
 * What the hosts that read a headers file take of it; what is beyond, they drop without a word to the reader.
 * Cloudflare Pages (its documentation, "Headers"): at most 100 rules, lines of at most 2,000 characters with their indent,
 * one `*` in a path. Netlify (its documentation, "Custom headers") sets some headers itself and ignores what the file says.
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
