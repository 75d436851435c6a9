// Replaces the theme's component, whose trigger is a link: a click on it navigates or does nothing, so only hovering
// opens the menu.
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

const OUTSIDE_EVENTS = ['mousedown', 'touchstart', 'focusin'] as const;

export default function DropdownNavbarItemDesktop({ items, position, className, label, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    OUTSIDE_EVENTS.forEach((name) => document.addEventListener(name, closeOutside));
    return () => OUTSIDE_EVENTS.forEach((name) => document.removeEventListener(name, closeOutside));
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only listens for Escape from the controls inside
    <div
      ref={root}
      onKeyDown={closeOnEscape}
      className={clsx(
        'navbar__item dropdown dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
    >
      <button
        ref={trigger}
        type="button"
        aria-expanded={isOpen}
        className={clsx('clean-btn navbar__link', className)}
        onClick={() => setOpen(!isOpen)}
      >
        {children ?? label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
