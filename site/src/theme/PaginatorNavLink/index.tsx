// Wraps the theme's component, so that the title of the next page only breaks where its case changes.
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { type ReactNode } from 'react';
import { BreakableName } from '../../components/navigation/breakable-name';

export default function BreakablePaginatorNavLink({ title, ...props }: Props): ReactNode {
  return <PaginatorNavLink {...props} title={typeof title === 'string' ? <BreakableName name={title} /> : title} />;
}
