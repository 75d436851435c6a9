import { useEffect, type RefObject } from 'react';

/** Focuses the search box on Control+K or Command+K anywhere, and on "/" outside fields. */
export function useFocusKeys(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, altKey, shiftKey, target } = event;
      const asks =
        event.ctrlKey || event.metaKey ? !shiftKey && key.toLowerCase() === 'k' : key === '/' && !isField(target);
      if (altKey || !asks) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
