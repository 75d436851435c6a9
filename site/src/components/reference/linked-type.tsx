import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { BreakableName } from '@site/src/components/navigation/breakable-name';

interface Props {
  readonly text: string;
  /** Identifier -> route. */
  readonly links?: Readonly<Record<string, string>>;
  /** Whether a long name may break at its camel-case humps: in a narrow column. */
  readonly breaks?: boolean;
}

/** Code in which known identifiers are links. */
export function LinkedType({ text, links = {}, breaks = false }: Props): ReactNode {
  const write = (part: string): ReactNode => (breaks ? <BreakableName name={part} /> : part);
  const names = Object.keys(links);
  if (names.length === 0) return write(text);
  return text
    .split(new RegExp(`\\b(${names.join('|')})\\b`))
    .map((part, index) => (
      <Fragment key={index}>
        {index % 2 === 0 ? write(part) : <Link to={links[part] ?? ''}>{write(part)}</Link>}
      </Fragment>
    ));
}
