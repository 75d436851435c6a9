/**
 * Stands for react-helmet-async in the browser, where only the difference to the printed head is to be made: title, attributes of
 * `html` and `body`, and the tags that the theme and this site put into `Head`. The server prints heads with the original.
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

/** Attributes that tell two tags of a type apart: a later head replaces a tag with the same value. */
const IDENTITY: Readonly<Record<string, readonly string[]>> = {
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  link: ['rel', 'href'],
  script: ['src', 'text'],
};
/** React's names of attributes where HTML has others. */
const HTML_NAMES: Readonly<Record<string, string>> = { className: 'class', httpEquiv: 'http-equiv' };
/** Marks tags of this manager, as the original does on the server. */
const MARK = 'data-rh';

/** Heads on the page, in the order in which they came. */
const heads: Head[] = [];
/** Names of the attributes that were set, by element. */
const owned = new Map<Element, readonly string[]>();
let frame = 0;

/** The original keeps what it knows in a context; here the document is enough. */
export const HelmetProvider = ({ children }: { readonly children?: ReactNode }): ReactNode => children;

/** One component's part of the head of the document. */
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

/** The tags that a head's children describe. */
function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ readonly children?: ReactNode }>(child)) return [];
    const { type, props } = child;
    if (type === Fragment) return tagsIn(props.children);
    if (typeof type !== 'string' || !(type in IDENTITY || ['title', 'html', 'body'].includes(type)))
      throw new Error(`<Head> holds ${String(type)}, which light/application/client/head.tsx does not know`);
    const { children: content, ...rest } = props;
    const named = Object.entries(rest).map(([name, value]) => [HTML_NAMES[name] ?? name.toLowerCase(), value]);
    const text = [content].flat().join('');
    return [{ type, attributes: Object.fromEntries(named) as Attributes, text }];
  });
}

/** Tags of one type: where several heads have the same, that of the last one. */
function distinct(type: string, parts: readonly (readonly Tag[])[]): Tag[] {
  const taken = new Set<string>();
  const kept: Tag[] = [];
  for (const part of [...parts].reverse()) {
    const fresh = part.flatMap((tag) => {
      const identity = tag.type === type ? identityOf(tag) : undefined;
      return identity === undefined || taken.has(identity) ? [] : [{ tag, identity }];
    });
    // Only now: within one head the same may stand twice.
    for (const { identity } of fresh) taken.add(identity);
    kept.unshift(...fresh.map(({ tag }) => tag));
  }
  return kept;
}

function identityOf({ type, attributes, text }: Tag): string | undefined {
  const values: Attributes = text === '' ? attributes : { ...attributes, text };
  const names = (IDENTITY[type] ?? []).filter((name) => Boolean(values[name]));
  // There is one canonical address, whatever it is; other links are known by where they lead.
  const name = values['rel'] === 'canonical' ? 'rel' : names.at(-1);
  return name === undefined ? undefined : `${name} ${String(values[name]).toLowerCase()}`;
}

/** Leaves what is there already, so that nothing is fetched or applied twice. */
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
