import type { ReactNode } from 'react';
import { literalParts } from '@sdk-docs/reference/model/literal-parts';
import { Literal } from './literal';

/** Text whose long numbers show their digits in groups, on hover and focus. */
export const Literals = ({ text }: { readonly text: string }): ReactNode =>
  literalParts(text, 'code').map((part, index) => <Literal key={index} {...part} />);
