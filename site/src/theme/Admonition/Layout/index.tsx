// Overrides the theme's layout of an admonition: two elements instead of six, since the title says what the icon shows.
import type { Props } from '@theme/Admonition/Layout';
import { type ReactNode } from 'react';

export default function AdmonitionLayout({ type, title, children, className }: Props): ReactNode {
  return (
    <div className={`theme-admonition theme-admonition-${type} ${className ?? ''}`}>
      <p>{title}</p>
      {children}
    </div>
  );
}
