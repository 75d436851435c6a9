/** Code that imports pasted calls, which a form chosen by name does not need. */
export const loadImport = () => import(/* webpackChunkName: "t-import" */ '../../compose/import');
