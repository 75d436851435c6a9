/** An island as printed, until React has rendered it. */
export interface Printed {
  readonly marker: Element;
  /** The printed nodes. Set just before the component renders next to them. */
  nodes: readonly ChildNode[];
  /** The reader's input that the component has not received yet. */
  readonly kept: (() => void)[];
  /** Replays it on the component, which receives later input itself. */
  readonly replay: () => void;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the elements of an island, except those in `without`. */
const roots = (marker: Element, without: readonly ChildNode[] = []): Element[] =>
  [...marker.children].filter((child) => !without.includes(child));

/**
 * Returns the path to an element, as its index among its siblings from the island down. Null for an element outside it.
 */
export function pathIn(marker: Element, element: Element): readonly number[] | null {
  const path: number[] = [];
  for (let at = element; at !== marker;) {
    const { parentElement: parent } = at;
    if (parent === null) return null;
    path.unshift([...parent.children].indexOf(at));
    at = parent;
  }
  return path;
}

/** Returns the element at the end of a path, if it has the same tag as the original one. */
export function elementAt(marker: Element, path: readonly number[], like: Element): HTMLElement | null {
  const found = path.reduce<Element | undefined>((at, index) => at?.children[index], marker);
  return found?.localName === like.localName ? (found as HTMLElement) : null;
}

/** Removes the printed HTML. Focus, selection and typed text move to the rendered HTML. */
export function takeOver({ marker, nodes }: Printed): void {
  const printed = nodes.filter((node): node is Element => node instanceof Element);
  const focused = printed.find((root) => root.contains(document.activeElement)) && document.activeElement;
  const counterpart = (element: Element): HTMLElement | null => {
    const [first = 0, ...rest] = pathIn(marker, element) ?? [];
    const root = roots(marker, nodes)[first];
    if (root === undefined || printed[first]?.localName !== root.localName) return null;
    return rest.length === 0 ? (root as HTMLElement) : elementAt(root, rest, element);
  };
  const fields = printed.flatMap((root) => [root, ...root.querySelectorAll('input, textarea, select')]);
  for (const field of fields.filter(isField)) if (isTouched(field)) fill(field, counterpart(field));
  const next = focused ? counterpart(focused) : null;
  for (const node of nodes) node.remove();
  next?.focus({ preventScroll: true });
  if (focused && next && isText(focused) && isText(next)) {
    const { selectionStart, selectionEnd, selectionDirection } = focused;
    const select = (): void => next.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    select();
    // Again after the component has rendered: setting a value moves the caret to its end.
    queueMicrotask(select);
  }
}

const isField = (element: Element): element is Field => /^(?:input|textarea|select)$/.test(element.localName);

const isText = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  (element as Partial<HTMLInputElement>).selectionStart != null;

const isTouched = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked);

/** Sets the value of a field as typing does, so that the component receives the event. */
function fill(from: Field, to: Element | null): void {
  if (to === null || !isField(to)) return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(from.type)) {
    if (to.checked !== from.checked) to.click();
    return;
  }
  // The setter of the element's class. React overrides it on the element and would ignore the change as already known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
