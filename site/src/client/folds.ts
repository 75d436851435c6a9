interface Update {
  readonly location: { readonly hash: string };
}

/** Opens what the address names: the fold that holds what its heading is about, and those around it. */
export function onRouteDidUpdate({ location: { hash } }: Update): void {
  const target = document.getElementById(hash.slice(1));
  let fold =
    target?.parentElement?.querySelector<HTMLDetailsElement>(':scope > [data-whole]') ?? target?.closest('details');
  if (!fold || fold.open) return;
  for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  // The framework scrolls before this runs, when a target in a fold has no place yet.
  target?.scrollIntoView();
}
