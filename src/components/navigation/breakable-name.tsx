import { Fragment, type ReactNode } from 'react';
import { breakableParts } from '@site/model/split-name';

/** A name that may break where its case changes. Screen readers and copies get the unchanged name. */
export function BreakableName({ name }: { readonly name: string }): ReactNode {
  return breakableParts(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
