import { STARTED_EVENT, WAITING_TYPE } from './names';
import { start, type StartOptions } from './start';

/** The start script as it stands in each page: the same in all of them. */
export function startScript(): string {
  const options: StartOptions = {
    waitingType: WAITING_TYPE,
    startedEvent: STARTED_EVENT,
    idleDelay: 4000,
    patience: 3000,
  };
  return `(${start.toString()})(${JSON.stringify(options)})`;
}
