import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';

interface Props {
  readonly text: string;
  /** Identifier -> route. */
  readonly links?: Readonly<Record<string, string>>;
}

/** Code in which known identifiers are links. */
export function LinkedType({ text, links = {} }: Props): ReactNode {
  const names = Object.keys(links);
  if (names.length === 0) return text;
  return text.split(new RegExp(`\\b(${names.join('|')})\\b`)).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Fragment key={index}>
        <Link to={links[part] ?? ''}>{part}</Link>
      </Fragment>
    ),
  );
}
