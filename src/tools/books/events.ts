import type { EventsBook } from '@site/model/tools-book';
import { content } from './content';

export const loadEvents = (): Promise<EventsBook> =>
  content(import(/* webpackChunkName: "t-events" */ '@site/.generated/tools/events.json'));
