interface Update {
  readonly location: { readonly hash: string };
}

/** Opens what the address names: the folds around it, and the one that holds what its heading is about. */
export function onRouteDidUpdate({ location: { hash } }: Update): void {
  const target = hash === '' ? null : document.getElementById(hash.slice(1));
  if (target === null) return;
  const own = /^H\d$/.test(target.tagName) ? target.parentElement?.querySelector(':scope > details[data-whole]') : null;
  if (own instanceof HTMLDetailsElement) own.open = true;
  const closed = foldsAround(target).filter(({ open }) => !open);
  for (const fold of closed) fold.open = true;
  // The framework scrolls before this runs, when the target has no place yet. On a full load most browsers open folds themselves.
  if (closed.length > 0) target.scrollIntoView();
}

const foldsAround = (element: Element): HTMLDetailsElement[] => {
  const fold = element.parentElement?.closest('details') ?? null;
  return fold === null ? [] : [fold, ...foldsAround(fold)];
};
