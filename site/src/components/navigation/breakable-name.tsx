import { type ReactNode } from 'react';
import { breakableParts } from '@sdk-docs/reference/model/split-name';

/** A name that may break where its case changes. Screen readers and copies get the unchanged name. */
export function BreakableName({ name, fits }: { readonly name: string; readonly fits?: number }): ReactNode {
  return breakableParts(name, fits).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part));
}
