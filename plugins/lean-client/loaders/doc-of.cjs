/** What the framework tells all pages of a document, from its address below the base. */
module.exports.docOf = function docOf(base, path, sidebar) {
  const id = path === '' || path.endsWith('/') ? `${path}index` : path;
  return sidebar === undefined ? { id, path: base + path } : { id, path: base + path, sidebar };
};
