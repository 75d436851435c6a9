/**
 * Leaves an address that ends in .html or /index.html for the clean one. The framework routes such an address correctly but
 * preloads nothing for it, so that hydration fails; going to the clean address first avoids both. The origin is said because
 * the not-found page runs this at any address: a path like //other.example/x would be another site.
 */
export function cleanAddressScript(baseUrl: string): string {
  const base = JSON.stringify(baseUrl);
  return (
    '(function(){' +
    'var path=location.pathname,clean=path.replace(/(\\/index)?\\.html$/,"");' +
    `if(clean!==path)location.replace(location.origin+(clean+"/"===${base}?${base}:clean)+location.search+location.hash)` +
    '})();'
  );
}
