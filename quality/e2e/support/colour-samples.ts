/** State kept on the page between two calls: an element per name. */
export interface Sampled {
  samples: Map<string, Element>;
}

/**
 * Returns one name for each text style on the page, and keeps an element for each. Elements with the same name have the
 * same colours, size, weight and decoration, and the same backgrounds, opacity and filters behind them. With
 * `structure` they also have the same path of tags, classes, roles and states, so that the same elements can cover
 * them. Runs in the page.
 */
export function colourSamples(structure: boolean): string[] {
  /** A 64-bit hash of a text, because a whole path is too long to send for each element. */
  const short = (text: string): string => {
    let [high, low] = [0x9e3779b9, 0x85ebca6b];
    for (let place = 0; place < text.length; place++) {
      const code = text.charCodeAt(place);
      high = Math.imul(high ^ code, 0x27d4eb2f);
      low = Math.imul(low ^ code, 0x165667b1);
    }
    return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`;
  };
  const unset = new Set(['', 'none', 'normal', 'auto', 'static', '1', 'rgba(0, 0, 0, 0)']);
  const STATES = ['role', 'type', 'style', 'disabled', 'open', 'aria-disabled', 'aria-hidden', 'aria-current'];
  const identity = (element: Element): string[] => [
    element.localName,
    // The classes of the document identify its page.
    ...(element === document.documentElement ? [] : [...element.classList].sort()),
    ...STATES.map((name) => element.getAttribute(name) ?? ''),
  ];
  const paths = new Map<Element, string>();
  const pathOf = (element: Element | null): string => {
    if (element === null) return '';
    const known = paths.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex } = style;
    const behind = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex];
    const step = [...behind.filter((value) => !unset.has(value)), ...(structure ? identity(element) : [])];
    const parent = pathOf(element.parentElement);
    const path = step.length === 0 ? parent : short([parent, ...step].join(' '));
    paths.set(element, path);
    return path;
  };
  /** The colour of the text around a link; empty where links are alone. */
  const around = (link: Element): string => {
    let block = link.parentElement;
    while (block !== null && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const links = [...(block?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent).join('');
    const hasText = (block?.textContent.replace(/\s/g, '').length ?? 0) > links.replace(/\s/g, '').length;
    return hasText ? getComputedStyle(link.parentElement ?? link).color : '';
  };
  /** axe does not measure an element without text, or with symbols alone. */
  const kind = (text: string): string =>
    text.trim() === '' ? 'none' : /[\p{L}\p{N}]{2}/u.test(text) ? 'words' : 'symbols';
  const samples = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const text = [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')).join('');
    if (text.trim() === '' && !element.matches('a, input, select, textarea, button')) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const { right, bottom, width, height } = element.getBoundingClientRect();
    if (right <= 0 || bottom + scrollY <= 0 || width === 0 || height === 0) continue;
    const { color, fontSize, fontWeight, textDecorationLine, textShadow, borderBottom } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textDecorationLine, textShadow, borderBottom];
    const name = short([pathOf(element), kind(text), ...look, element.matches('a') ? around(element) : ''].join(' '));
    if (!samples.has(name)) samples.set(name, element);
  }
  (window as unknown as Sampled).samples = samples;
  return [...samples.keys()];
}
