// Replaces the theme's navbar, which hides after a jump to an anchor: here it shows.
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import { type ReactNode } from 'react';
import { useNavbarVisible } from '../../../components/navigation/use-navbar-visible';
import styles from './styles.module.css';

export default function NavbarLayout({ children }: Props): ReactNode {
  const { hideOnScroll } = useThemeConfig().navbar;
  const mobileSidebar = useNavbarMobileSidebar();
  const { navbarRef, isVisible } = useNavbarVisible(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        styles.hideable,
        !isVisible && styles.hidden,
        mobileSidebar.shown && 'navbar-sidebar--show',
      )}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={mobileSidebar.toggle} />
      <NavbarMobileSidebar />
    </nav>
  );
}
