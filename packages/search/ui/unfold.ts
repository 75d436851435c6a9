/** Opens every fold around a place. Those of Docusaurus follow a click on their summary, and no attribute. */
export function unfoldAround(place: Node): void {
  for (let around = place.parentElement; around !== null; around = around.parentElement)
    if (around instanceof HTMLDetailsElement && !around.open) around.querySelector('summary')?.click();
}
