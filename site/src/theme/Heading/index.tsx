// Wraps the theme's component, so that the name of a method or contract only breaks where its case changes.
import Heading from '@theme-original/Heading';
import type { Props } from '@theme/Heading';
import { type ReactNode } from 'react';
import { BreakableName } from '../../components/navigation/breakable-name';

export default function BreakableHeading({ children, ...props }: Props): ReactNode {
  // The large letters of titles need places to break at on a phone.
  const fits = props.as === 'h3' ? undefined : 14;
  return (
    <Heading {...props}>
      {typeof children === 'string' ? <BreakableName name={children} fits={fits} /> : children}
    </Heading>
  );
}
