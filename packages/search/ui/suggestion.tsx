import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { isProse } from '../format/kinds';
import type { SearchHit } from '../worker/protocol';
import { Fitted } from './fitted';
import { detailOf, HitBadge, KindIcon, placeLine } from './hit-parts';
import { hitTarget } from './hit-target';
import { messages } from './messages';

interface Props {
  readonly hit: SearchHit;
  readonly id: string;
  readonly active: boolean;
  /** Whether Enter opens it without a selection. */
  readonly isAnswer: boolean;
  /** Whether it is a further section of the page above it, or a place of the name above it. */
  readonly isFurther: boolean;
  /** Whether it is one of the places of the name above it. */
  readonly isPlace: boolean;
  /** Whether the places of its name are shown below it. */
  readonly isOpen: boolean;
  /** Shows or hides the places of its name. */
  readonly onFold: () => void;
  readonly onChoose: () => void;
  readonly onTouch: () => void;
}

/** One suggestion in at most three lines: its name, its place, and its best sentence. */
export function Suggestion({
  hit,
  id,
  active,
  isAnswer,
  isFurther,
  isPlace,
  isOpen,
  onFold,
  onChoose,
  onTouch,
}: Props): ReactNode {
  const fold = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onFold();
  };
  const place = [placeLine(hit), detailOf(hit)].filter((part) => part !== '').join(' · ');
  const content = (
    <>
      <KindIcon kind={hit.kind} />
      <span className="search-body">
        <span className="search-head">
          <Fitted
            as={isProse(hit.kind) ? 'span' : 'code'}
            className="search-name"
            // Below its name only its owner distinguishes it.
            text={isPlace ? hit.owner || hit.pageTitle : hit.name}
            terms={hit.terms}
          />
          <HitBadge hit={hit} />
          {place !== '' && <Fitted className="search-place" text={place} terms={hit.terms} />}
          {isAnswer && <kbd className="search-enter">{messages.opens()}</kbd>}
        </span>
        {/* Its space is reserved before its text loads: the list must not move under the pointer. */}
        {!hit.isShared && !isPlace && <Fitted className="search-excerpt" text={hit.excerpt} terms={hit.terms} />}
      </span>
      {hit.namesakes.length > 0 && (
        // A part of the option for the pointer; keys use the right and the left arrow.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span className="search-fold" data-open={isOpen || undefined} aria-hidden="true" onClick={fold}>
          ›
        </span>
      )}
    </>
  );
  const common = {
    id,
    role: 'option',
    'aria-selected': active,
    className: clsx('search-option', isFurther && 'search-further'),
    // The focus stays in the box, which controls the list.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: onTouch,
  } as const;
  return hit.isShared ? (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div {...common} onClick={fold}>
      {content}
    </div>
  ) : (
    <Link {...common} to={hitTarget(hit)} tabIndex={-1} onClick={onChoose}>
      {content}
    </Link>
  );
}
