import { IDLE_DELAY_MS, PATIENCE_MS, STARTED_EVENT, WAITING_TYPE } from './settings';
import { start, type StartOptions } from './start';

/** The start script as it stands in each page: the same in all of them. */
export function startScript(): string {
  const options: StartOptions = {
    waitingType: WAITING_TYPE,
    startedEvent: STARTED_EVENT,
    idleDelay: IDLE_DELAY_MS,
    patience: PATIENCE_MS,
  };
  return `(${start.toString()})(${JSON.stringify(options)})`;
}
