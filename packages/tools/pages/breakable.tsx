import { Fragment, type ReactNode } from 'react';
import { breakableParts } from '@sdk-docs/reference/model/split-name';

/** Text whose long names may break at their humps. */
export const breakable = (text: string): ReactNode =>
  text.split(/(?<=\s)/).map((word, at) =>
    breakableParts(word).map((part, index) => (
      <Fragment key={`${at} ${index}`}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    )),
  );
