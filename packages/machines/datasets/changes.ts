import type { History } from '@sdk-docs/reference/model/history';
import type { Dataset } from '../dataset';
import { list, object, text } from '../schema';

/** What each release of the SDK added, removed and changed, oldest first; items are those of `surface/history.json`. */
export const changes = (history: History): Dataset => ({
  name: 'changes',
  form: 'changes',
  field: 'entries',
  content: { first: history.first, steps: history.steps },
  schema: object({
    first: text,
    steps: list(
      object({
        version: text,
        date: text,
        added: list(text),
        removed: list(text),
        changed: list(object({ key: text, before: text, after: text })),
      }),
    ),
  }),
});
