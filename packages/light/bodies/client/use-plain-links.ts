import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';
import { internalTarget } from './internal-target';

interface Loader {
  readonly preload: (path: string) => unknown;
}

/**
 * Makes links of printed HTML work like the framework's links: the router follows them, and hovering loads their page.
 */
export function usePlainLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      // The framework has already handled its own links and called preventDefault.
      if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const target = targetOf(event);
      if (target === null) return;
      event.preventDefault();
      history.push(target.pathname + target.search + target.hash);
    };
    const preload = (event: Event): void => {
      const target = targetOf(event);
      if (target !== null) (window as unknown as { docusaurus: Loader }).docusaurus.preload(target.pathname);
    };
    document.addEventListener('click', follow);
    document.addEventListener('mouseover', preload);
    document.addEventListener('touchstart', preload, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('mouseover', preload);
      document.removeEventListener('touchstart', preload);
    };
  }, [history]);
}

function targetOf({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link === null ? null : internalTarget(link);
}
