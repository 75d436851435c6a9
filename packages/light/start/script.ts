import { keepSearchKeys } from './search-keys';
import { IDLE_DELAY_MS, PATIENCE_MS, STARTED_EVENT, TEXTS, WAITING_TYPE, WITHOUT_ATTRIBUTE } from './settings';
import { start, type StartOptions } from './start';

/** Returns the inline start script, which is the same on every page. */
export function startScript(): string {
  const options: StartOptions = {
    waitingType: WAITING_TYPE,
    startedEvent: STARTED_EVENT,
    without: WITHOUT_ATTRIBUTE,
    idleDelay: IDLE_DELAY_MS,
    patience: PATIENCE_MS,
    texts: TEXTS,
  };
  return `(${keepSearchKeys.toString()})("${STARTED_EVENT}");(${start.toString()})(${JSON.stringify(options)})`;
}
