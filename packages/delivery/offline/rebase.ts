import { BASE_URL } from '@sdk-docs/reference/model/base-path';

/** An address of this site in a built text. Names of packages and other hosts have the same word after something else. */
const OWN = new RegExp(`(?<![\\w@.-])${BASE_URL}`, 'g');

/**
 * Moves the text of a built file (HTML, script, `body.txt`) from the base path of the build to another one, such as
 * `/some/path/`. It also moves what the banner for a wrong base path names. Run `deliver` on the result: inline code
 * has changed, and with it the hashes in the policy.
 */
export function rebase(text: string, base: string): string {
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) throw new Error(`${base} is no base path: it needs a slash at both ends`);
  return text.replace(OWN, base);
}

/** An attribute with an address of this site, quoted or not: `href=/puffer-sdk/guides`. */
const ATTRIBUTE = new RegExp(`(\\s(?:href|src|action)=)("?)(${BASE_URL}[^\\s">]*)\\2`, 'g');

/** Replaces the addresses of this site in the attributes of a page. `toAddress` gets them with the base path. */
export const replaceAddresses = (html: string, toAddress: (address: string) => string): string =>
  html
    .replace(ATTRIBUTE, (_, start: string, __, address: string) => `${start}"${toAddress(address)}"`)
    .replace(
      /(http-equiv="refresh" content="0; url=)([^"]*)/,
      (_, start: string, url: string) => start + toAddress(url),
    );
