import type { Reference } from '@sdk-docs/reference/model/reference';
import type { Dataset } from '../dataset';
import { list, object, text } from '../schema';

/**
 * What each release of the SDK added, removed and changed, oldest first; items are those of `surface/history.json`. Without a
 * history there is no such dataset.
 */
export function changes({ surface: { history } }: Reference): Dataset[] {
  if (history === null) return [];
  const release = object({
    version: text,
    date: text,
    added: list(text),
    removed: list(text),
    changed: list(object({ key: text, before: text, after: text })),
  });
  const content = { first: history.first, steps: history.steps };
  return [
    {
      name: 'changes',
      form: 'changes',
      field: 'entries',
      content,
      schema: object({ first: text, steps: list(release) }),
    },
  ];
}
