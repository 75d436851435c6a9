import type { ReactNode } from 'react';
import { literalParts } from '@sdk-docs/reference/model/literal-parts';
import { Literal } from './literal';

/** Text in which long numbers say their digits in groups, under the pointer and on focus. */
export const Literals = ({ text }: { readonly text: string }): ReactNode =>
  literalParts(text, 'code').map((part, index) => <Literal key={index} {...part} />);
