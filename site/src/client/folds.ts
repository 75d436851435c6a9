interface Update {
  readonly location: { readonly hash: string };
}

/**
 * Opens the folds for the address: the one with the content of its heading, and those around it. Closes the list of a
 * page's contents, which on a phone covers the heading that was chosen in it.
 */
export function onRouteDidUpdate({ location: { hash } }: Update): void {
  document.querySelector<HTMLElement>('[class*=ButtonExpanded]')?.click();
  const target = document.getElementById(hash.slice(1));
  let fold =
    target?.parentElement?.querySelector<HTMLDetailsElement>(':scope > [data-whole]') ?? target?.closest('details');
  let opened = false;
  // An open fold may be inside a closed one.
  for (; fold; fold = fold.parentElement?.closest('details')) {
    opened ||= !fold.open;
    fold.open = true;
  }
  // The framework scrolls before this runs, when a target in a closed fold has no position yet.
  if (opened) target?.scrollIntoView();
}
