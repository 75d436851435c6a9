const below = () => import(/* webpackChunkName: "t-below" */ './below');

/**
 * The subject of a button that reads: a function, the values of a table, the code behind a proxy, who may call a
 * contract.
 */
async function openerOf(what: string): Promise<(button: HTMLButtonElement) => Promise<void> | void> {
  if (what === 'values') return (await import(/* webpackChunkName: "t-values" */ '../chain/open-values')).readTable;
  if (what === 'code') return (await import(/* webpackChunkName: "t-code" */ '../chain/open-code')).readProxy;
  if (what === 'access') return (await import(/* webpackChunkName: "t-can" */ '../chain/open-access')).readPowers;
  return (await import(/* webpackChunkName: "t-read" */ '../chain/open')).toggle;
}

/** Opens or closes the form below a link, or a button's reader. Each is a separate chunk. */
export async function toggle(control: HTMLAnchorElement | HTMLButtonElement): Promise<void> {
  if (control instanceof HTMLButtonElement) return (await openerOf(control.dataset.read ?? ''))(control);
  await (await below()).toggle(control);
}

/** Opens the form that the address names, if the page has its entry. */
export const reopen = async (): Promise<void> => (await below()).reopen();
