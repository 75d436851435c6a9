import { REFERRER_POLICY } from './settings';
import { formatPolicy, type Policy } from './content-policy';

const POLICY_META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"><meta name="referrer" content="[^"]*">/;

/** The page's encoding must be in its first 1024 bytes, so it stays first. */
const PLACE = /<meta charset=[^>]*>/i;

/** Removes the metas of `addPolicy` from a page. */
export const withoutPolicy = (html: string): string => html.replace(POLICY_META, '');

/** Adds policy and referrer policy to a page, before anything that they govern. Throws for a page without a charset. */
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
