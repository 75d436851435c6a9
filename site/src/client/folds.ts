interface Update {
  readonly location: { readonly hash: string };
}

/** Opens what the address names: the fold that holds what its heading is about, and those around it. */
export function onRouteDidUpdate({ location: { hash } }: Update): void {
  const target = document.getElementById(hash.slice(1));
  let fold =
    target?.parentElement?.querySelector<HTMLDetailsElement>(':scope > [data-whole]') ?? target?.closest('details');
  let opened = false;
  // A fold that is open may be in one that is closed.
  for (; fold; fold = fold.parentElement?.closest('details')) {
    opened ||= !fold.open;
    fold.open = true;
  }
  // The framework scrolls before this runs, when a target in a fold has no place yet.
  if (opened) target?.scrollIntoView();
}
