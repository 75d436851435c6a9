/**
 * Replaces react-helmet-async in the browser. It only applies the difference from the printed head: title, attributes
 * of `html` and `body`, and the tags that the theme and this site put into `Head`. The server still uses the original.
 */
import { Children, Fragment, isValidElement, useLayoutEffect, useRef, type ReactNode } from 'react';

type Attributes = Readonly<Record<string, unknown>>;
interface Tag {
  readonly type: string;
  readonly attributes: Attributes;
  readonly text: string;
}
interface Head {
  children: ReactNode;
}

/** Attributes that identify a tag among tags of its type: a later head replaces a tag with the same value. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['rel', 'href'],
  script: ['src', 'text'],
};
/** React attribute names that differ from HTML. */
const HTML_NAMES: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };
/** Marks the tags that this manager owns, as the original does on the server. */
const MARK = 'data-rh';

/** Mounted heads, in mount order. */
const heads: Head[] = [];
/** Element -> names of the attributes that a head has set. */
const owned = new Map<Element, readonly string[]>();
let frame = 0;

/** The original keeps its state in a context; here the document is the state. */
export const HelmetProvider = ({ children }: { readonly children?: ReactNode }): ReactNode => children;

/** Applies the head of one component to the document. */
export function Helmet({ children }: { readonly children?: ReactNode }): null {
  const own = useRef<Head>({ children });
  useLayoutEffect(() => {
    const head = own.current;
    heads.push(head);
    return () => {
      heads.splice(heads.indexOf(head), 1);
      schedule();
    };
  }, []);
  useLayoutEffect(() => {
    own.current.children = children;
    schedule();
  }, [children]);
  return null;
}

function schedule(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(update);
}

function update(): void {
  const parts = heads.map(({ children }) => tagsIn(children));
  const all = parts.flat();
  const title = all.filter(({ type }) => type === 'title').at(-1)?.text;
  if (title !== undefined && title !== document.title) document.title = title;
  for (const element of [document.documentElement, document.body]) {
    const named = all.filter(({ type }) => type === element.localName);
    setAttributes(element, Object.assign({}, ...named.map(({ attributes }) => attributes)) as Attributes);
  }
  for (const type of Object.keys(IDENTITY)) setTags(type, distinct(type, parts));
}

/** Returns the tags that the children of a head describe. */
function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ readonly children?: ReactNode }>(child)) return [];
    const { type, props } = child;
    if (type === Fragment) return tagsIn(props.children);
    if (typeof type !== 'string' || !(type in IDENTITY || ['title', 'html', 'body'].includes(type)))
      throw new Error(`<Head> cannot hold ${String(type)}`);
    const { children: content, ...rest } = props;
    const named = Object.entries(rest).map(([name, value]) => [HTML_NAMES[name] ?? name.toLowerCase(), value]);
    const text = [content].flat().join('');
    return [{ type, attributes: Object.fromEntries(named) as Attributes, text }];
  });
}

/** Returns the tags of one type. Where several heads set the same tag, the last head wins. */
function distinct(type: string, parts: readonly (readonly Tag[])[]): Tag[] {
  const taken = new Set<string>();
  const kept: Tag[] = [];
  for (const part of [...parts].reverse()) {
    const fresh = part.flatMap((tag) => {
      const identity = tag.type === type ? identityOf(tag) : undefined;
      return identity === undefined || taken.has(identity) ? [] : [{ tag, identity }];
    });
    // Added after the loop: one head may repeat a tag.
    for (const { identity } of fresh) taken.add(identity);
    kept.unshift(...fresh.map(({ tag }) => tag));
  }
  return kept;
}

function identityOf({ type, attributes, text }: Tag): string | undefined {
  const values: Attributes = text === '' ? attributes : { ...attributes, text };
  const names = (IDENTITY[type] ?? []).filter((name) => Boolean(values[name]));
  // A page has one canonical link, whatever its address; other links are identified by their address.
  const name = values['rel'] === 'canonical' ? 'rel' : names.at(-1);
  return name === undefined ? undefined : `${name} ${String(values[name]).toLowerCase()}`;
}

/** Leaves existing tags in place, so that the browser fetches and applies nothing twice. */
function setTags(type: string, tags: readonly Tag[]): void {
  const old = [...document.head.querySelectorAll(`${type}[${MARK}]`)];
  for (const { attributes, text } of tags) {
    const element = document.createElement(type);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value ?? ''));
    if (text !== '') element.textContent = text;
    element.setAttribute(MARK, 'true');
    const same = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (same >= 0) old.splice(same, 1);
    else document.head.append(element);
  }
  for (const element of old) element.remove();
}

function setAttributes(element: Element, attributes: Attributes): void {
  const names = Object.keys(attributes);
  for (const name of names) {
    const value = String(attributes[name] ?? '');
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  for (const name of owned.get(element) ?? []) if (!names.includes(name)) element.removeAttribute(name);
  owned.set(element, names);
}
