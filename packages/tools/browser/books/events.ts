import type { EventsBook } from '@sdk-docs/reference/model/tools-book';
import { unpackEvents } from '../../book/inputs';
import { content } from './content';

export const loadEvents = async (): Promise<EventsBook> =>
  unpackEvents(await content(import(/* webpackChunkName: "t-events" */ '@site/.generated/tools/events.json')));
