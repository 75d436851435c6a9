// Overrides the theme's component: two elements instead of six, since the title expresses what the icon shows.
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function Admonition(props: Props): ReactNode {
  const { type, title, children, className } = processAdmonitionProps(props);
  return (
    <div className={clsx('theme-admonition', `theme-admonition-${type}`, 'alert', className)}>
      <p>{title ?? type}</p>
      {children}
    </div>
  );
}
