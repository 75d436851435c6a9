import type { ReactNode } from 'react';
import { boxMessages } from './box-messages';
import type { LoadedModule } from './use-module';

interface Props {
  readonly loaded: LoadedModule<unknown>;
  readonly className?: string;
  readonly buttonClassName?: string;
}

/** Shows that the search code is loading, or that it failed to load, with a button to retry. */
export function ModuleNotice({ loaded, className, buttonClassName }: Props): ReactNode {
  if (loaded.state === 'ready') return null;
  return loaded.state === 'loading' ? (
    <p role="status" aria-busy="true" className={className}>
      {boxMessages.loading()}
    </p>
  ) : (
    <p role="alert" className={className}>
      {boxMessages.failure()}{' '}
      <button type="button" className={buttonClassName} onClick={loaded.retry}>
        {boxMessages.retry()}
      </button>
    </p>
  );
}
