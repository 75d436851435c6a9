import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The tools of tables are a separate chunk, which loads when the reader reaches a table. */
async function load(event: Event): Promise<void> {
  const { type, target } = event;
  const table = (target as Partial<Element>).closest?.<HTMLElement>('[data-table]:not([data-ready])');
  if (!table) return;
  const { offerCopy, prepare } = await import(/* webpackChunkName: "tables" */ './table-tools');
  prepare(table);
  offerCopy(event);
  // A tap before the tools have loaded is replayed.
  if (type === 'click') (target as Element).closest('button')?.click();
}

if (ExecutionEnvironment.canUseDOM)
  for (const type of ['pointerover', 'focusin', 'click'])
    // An extra: without its chunk the table stays as printed, and the console says why.
    document.addEventListener(type, (event) => void load(event).catch(console.error));
