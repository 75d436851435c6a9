import { MAIN_SCRIPT, STYLES, type Check } from '../check';
import { type Tab } from '../tab';

/** Returns the headings in whose place a picture of the whole page (PNG, base64) is empty. Runs in the page. */
async function missedIn(picture: string): Promise<string[]> {
  const image = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (char) => char.charCodeAt(0))]));
  return [...document.querySelectorAll('[data-body-of] :is(h2, h3)')]
    .filter((heading) => {
      const { left, top, width, height } = heading.getBoundingClientRect();
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(image, -left - scrollX, -top - scrollY);
      return new Set(new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? [])).size < 2;
    })
    .map(({ id }) => id);
}

/** Returns the headings that no picture can show, because they have no layout. Runs in the page. */
function withoutLayout(): string[] {
  return [...document.querySelectorAll('[data-body-of] :is(h2, h3)')]
    .filter((heading) => !heading.checkVisibility({ contentVisibilityAuto: true }))
    .map(({ id }) => id);
}

const missed = async ({ picture, evaluate }: Tab): Promise<string[]> =>
  picture === undefined ? evaluate(withoutLayout) : evaluate(missedIn, await picture());

export const pictureWhole: Check = {
  name: 'picture: the whole page is on it before any interaction',
  run: async ({ tab, site, until }) => {
    site.hold(MAIN_SCRIPT);
    await tab.open(site.at('guides/permits-and-approvals'));
    await until('every heading is on a picture of the page', async () => (await missed(tab)).length === 0);
  },
  mustFail: {
    path: STYLES,
    // Sections far from the window have no layout, so a picture shows nothing in their place.
    change: (css) => `${css}.section { content-visibility: auto; contain-intrinsic-size: auto 40rem }`,
    says: /every heading is on a picture/,
  },
};
