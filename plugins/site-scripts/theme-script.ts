interface ColorMode {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

/**
 * Corrects what the theme's own inline script wrote: it takes any stored word as a mode and turns "nothing stored" into a choice.
 * Only `light` and `dark` are choices; everything else means the choice `system`.
 */
export function themeScript({ defaultMode, disableSwitch, respectPrefersColorScheme }: ColorMode): string {
  const chosen = disableSwitch
    ? 'var chosen=null;'
    : 'var chosen=null;' +
      'try{chosen=new URLSearchParams(location.search).get("docusaurus-theme")}catch(e){}' +
      'try{chosen=chosen||localStorage.getItem("theme")}catch(e){}';
  const fallback = respectPrefersColorScheme
    ? 'matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light"'
    : JSON.stringify(defaultMode);
  return (
    `(function(){${chosen}` +
    'if(chosen==="light"||chosen==="dark")return;' +
    'var root=document.documentElement;' +
    `root.setAttribute("data-theme",${fallback});` +
    'root.setAttribute("data-theme-choice","system")' +
    '})();'
  );
}
