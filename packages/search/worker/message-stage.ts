import { groupBy } from '@sdk-docs/tools/book/group-by';
import { holds } from '@sdk-docs/tools/errors/standard';
import type { Entry } from './catalog';
import { priorOf } from './priors';

/** Recognizes a pasted error message. */
const MESSAGE = /revert|execution|exception|failed|error:|reason:|contract function/i;
const FUNCTION_NAME = /function:?\s+"?(\w+)/gi;
const SHORTEST_TEXT = 6;

/** Finds the errors, revert texts and functions that a pasted message names. Empty for other queries. */
export class MessageStage {
  readonly #texts: readonly { readonly text: string; readonly entry: Entry }[];
  readonly #errors: ReadonlyMap<string, readonly Entry[]>;
  readonly #functions: ReadonlyMap<string, readonly Entry[]>;

  constructor(entries: readonly Entry[]) {
    const texts = entries.filter(({ record }) => record.kind === 'revert');
    // Long texts first: one may begin with another.
    this.#texts = texts
      .map((entry) => ({ text: entry.record.name.toLowerCase(), entry }))
      .sort((a, b) => b.text.length - a.text.length);
    this.#errors = byName(entries.filter(({ record }) => record.kind === 'error'));
    this.#functions = byName(
      entries.filter(({ record }) => record.kind === 'abi-function' || record.kind === 'method'),
    );
  }

  find(raw: string, names: readonly string[]): Entry[] {
    const lower = raw.toLowerCase();
    const reverts = [...names.map((name) => name.toLowerCase()), lower].flatMap((text) =>
      this.#texts.filter(
        (known) =>
          text === known.text || (known.text.length >= SHORTEST_TEXT && /\s/.test(raw) && holds(text, known.text)),
      ),
    );
    if (reverts.length === 0 && !(MESSAGE.test(raw) && raw.split(/\s+/).length > 1)) return [];
    const errors = [...raw.matchAll(/\b\w+\b/g)].flatMap(([word]) => this.#errors.get(word) ?? []);
    const found = [...reverts.map(({ entry }) => entry), ...errors];
    const functions =
      found.length > 0
        ? [...raw.matchAll(FUNCTION_NAME)].flatMap(([, name = '']) => this.#functions.get(name) ?? [])
        : [];
    return [...new Set([...found, ...functions])];
  }
}

function byName(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const names = groupBy(entries, ({ record }) => record.name);
  for (const list of names.values()) list.sort((a, b) => priorOf(b) - priorOf(a));
  return names;
}
