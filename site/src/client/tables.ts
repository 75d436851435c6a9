import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The tools of tables are a file of their own, which loads when the reader comes to a table. */
async function load(event: Event): Promise<void> {
  const { type, target } = event;
  const table = target instanceof Element ? target.closest<HTMLElement>('[data-table]:not([data-ready])') : null;
  if (table === null) return;
  const { offerCopy, prepare } = await import(/* webpackChunkName: "tables" */ './table-tools');
  prepare(table);
  offerCopy(event);
  // A tap comes before the tools: it counts once they are there.
  if (type === 'click') (target as Element).closest('button')?.click();
}

if (ExecutionEnvironment.canUseDOM)
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, (event) => void load(event));
