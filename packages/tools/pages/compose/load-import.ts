/** What calls that were pasted become: code that a form chosen by its name does not need. */
export const loadImport = () => import(/* webpackChunkName: "t-import" */ '../../compose/import');
