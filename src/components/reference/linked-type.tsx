import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';

interface Props {
  readonly text: string;
  /** Identifier -> route. */
  readonly links?: Readonly<Record<string, string>>;
}

/** Code in which known identifiers are links. */
export function LinkedType({ text, links = {} }: Props): ReactNode {
  return text.split(/\b([A-Za-z_]\w*)\b/).map((part, index) => {
    const route = index % 2 === 1 ? links[part] : undefined;
    return route === undefined ? (
      part
    ) : (
      <Fragment key={index}>
        <Link to={route}>{part}</Link>
      </Fragment>
    );
  });
}
