import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { noteWords } from '../format/note-words';
import type { SearchAnswer, SearchHit } from '../worker/protocol';
import { hitTarget } from './hit-target';
import { addressOf } from './hold-touched';
import { messages } from './messages';

interface Props {
  readonly answer: SearchAnswer;
  readonly onQuery: (query: string) => void;
}

/** Shows that nothing was found, the reason, and alternatives. */
export function NoResults({ answer, onQuery }: Props): ReactNode {
  return (
    <div className="search-message">
      <p role="status">{noteWords(answer.note, false) || messages.noResults()}</p>
      {answer.instead !== '' && (
        <p>
          <button type="button" className="search-plain" onClick={() => onQuery(answer.instead)}>
            {messages.instead(answer.instead)}
          </button>
        </p>
      )}
      {answer.nearest.length > 0 && (
        <p>
          {messages.nearest()}:{' '}
          {answer.nearest.map((hit, index) => (
            <Fragment key={addressOf(hit)}>
              {index > 0 && ', '}
              <Link to={hitTarget({ ...hit, terms: [], name: '' })}>{guideName(hit)}</Link>
            </Fragment>
          ))}
          .
        </p>
      )}
      <p>
        {messages.waysOn()} <Link to="/guides/">Guides</Link>, <Link to="/api/">API Reference</Link>,{' '}
        <Link to="/api/contracts/addresses">addresses</Link>, <Link to="/api/reverts">reverts</Link>.
      </p>
    </div>
  );
}

const guideName = ({ name, pageTitle }: SearchHit): string => (name === pageTitle ? name : `${pageTitle}: ${name}`);
