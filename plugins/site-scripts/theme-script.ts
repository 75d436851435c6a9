interface ColorMode {
  readonly defaultMode: 'light' | 'dark';
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

/**
 * Corrects what the theme's own inline script wrote: it takes any stored word as a mode and turns "nothing stored" into a choice.
 * Only `light` and `dark` are choices; everything else means the choice `system`. Then it follows what other tabs choose: the
 * application, which would, may not have started, and hears nothing while the browser keeps its page for Back.
 */
export function themeScript(colorMode: ColorMode): string {
  return `(${followTheme.toString()})(${JSON.stringify(colorMode)});`;
}

/** Runs as an inline script: it is printed by its source and may use nothing from outside. */
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
