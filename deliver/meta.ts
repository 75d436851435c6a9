import { REFERRER_POLICY } from '../config/delivery';
import { formatPolicy, type Policy } from '../model/content-policy';

const POLICY_META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"><meta name="referrer" content="[^"]*">/;

/** The encoding of the page must stand in its first 1024 bytes, so it stays in front. */
const PLACE = /<meta charset=[^>]*>/i;

/** The page without what `addPolicy` has put into it. */
export const withoutPolicy = (html: string): string => html.replace(POLICY_META, '');

/** Puts policy and referrer policy into a page, before anything that they govern. Throws when the page names no charset. */
export function addPolicy(html: string, policy: Policy): string {
  const place = PLACE.exec(html);
  if (place === null) throw new Error('a page without <meta charset>: there is no place for its policy');
  const end = place.index + place[0].length;
  if (/<script|<style|\sstyle=/i.test(html.slice(0, end))) {
    throw new Error('a page with inline code before <meta charset>: its policy would come too late');
  }
  const metas =
    `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(policy)}">` +
    `<meta name="referrer" content="${REFERRER_POLICY}">`;
  return html.slice(0, end) + metas + html.slice(end);
}
