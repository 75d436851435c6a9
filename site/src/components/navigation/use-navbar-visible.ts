import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';
import { type RefCallback, useCallback, useRef, useState } from 'react';

interface NavbarVisibility {
  readonly navbarRef: RefCallback<HTMLElement>;
  readonly isVisible: boolean;
}

/**
 * Hides the navbar after scrolling down past its height. Shows it after scrolling up, a route change or a jump to an
 * anchor.
 */
export function useNavbarVisible(hideOnScroll: boolean): NavbarVisibility {
  const [isVisible, setVisible] = useState(true);
  const height = useRef(0);
  const isJump = useRef(false);
  const navbarRef = useCallback((node: HTMLElement | null) => {
    if (node) height.current = node.getBoundingClientRect().height;
  }, []);

  useScrollPosition(({ scrollY }, previous) => {
    if (!hideOnScroll) return;
    if (scrollY < height.current) return setVisible(true);
    if (isJump.current) {
      // The browser scrolls to the anchor here, not the reader.
      isJump.current = false;
      return;
    }
    const bottom = document.documentElement.scrollHeight - height.current;
    if (previous?.scrollY && scrollY >= previous.scrollY) setVisible(false);
    else if (scrollY + window.innerHeight < bottom) setVisible(true);
  });

  useLocationChange(({ location }) => {
    if (!hideOnScroll) return;
    isJump.current = Boolean(location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1))));
    setVisible(true);
  });

  return { navbarRef, isVisible };
}
