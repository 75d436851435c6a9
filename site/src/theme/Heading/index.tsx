// Replaces the theme's component, which names the link of a heading after its id as soon as the heading is more than a
// string: here names only break where their case changes, and the link is named after the words of the heading.
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';
import { BreakableName } from '../../components/navigation/breakable-name';

/** The words of a heading, also those in code and links. */
const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) => (isValidElement<{ children?: ReactNode }>(part) ? textOf(part.props.children) : String(part)))
    .join('');

export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const target = useAnchorTargetClassName(id);
  // The large letters of titles need break opportunities on a phone.
  const fits = As === 'h3' ? undefined : 14;
  const words = typeof children === 'string' ? <BreakableName name={children} fits={fits} /> : children;
  // The table of contents does not contain the title.
  if (As === 'h1' || !id) return <As {...props}>{words}</As>;
  collectAnchor(id);
  const title = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: textOf(children) },
  );
  return (
    <As {...props} className={clsx('anchor', target, props.className)} id={id}>
      {words}
      <Link className="hash-link" to={`#${id}`} aria-label={title} translate="no">
        &#8203;
      </Link>
    </As>
  );
}
