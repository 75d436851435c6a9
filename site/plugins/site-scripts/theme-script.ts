interface ColorMode {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

/**
 * Corrects the theme's own inline script, which accepts any stored value as a mode and treats "nothing stored" as a
 * choice. Only `light` and `dark` are choices; everything else means `system`. It then follows the choice of other
 * tabs, because the application may not have started and receives no events while the browser keeps its page for Back.
 */
export function themeScript(colorMode: ColorMode): string {
  return `(${followTheme.toString()})(${JSON.stringify(colorMode)});`;
}

/** Runs as an inline script: its source is printed into the page, so it uses nothing from outside. */
function followTheme({ defaultMode, disableSwitch, respectPrefersColorScheme }: ColorMode): void {
  const key = 'theme';
  const stored = (): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const show = (choice: string | null): void => {
    const isChoice = !disableSwitch && (choice === 'light' || choice === 'dark');
    const isDark = respectPrefersColorScheme && matchMedia('(prefers-color-scheme: dark)').matches;
    const root = document.documentElement;
    root.setAttribute('data-theme', isChoice ? choice : isDark ? 'dark' : defaultMode);
    root.setAttribute('data-theme-choice', isChoice ? choice : 'system');
  };
  let last = stored();
  show(new URLSearchParams(location.search).get('docusaurus-theme') || last);
  const follow = ({ type }: Event): void => {
    const newValue = stored();
    if (newValue === last) return;
    last = newValue;
    show(newValue);
    if (type !== 'storage') dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  };
  for (const type of ['storage', 'pageshow', 'visibilitychange']) addEventListener(type, follow);
}
