import type { RevertReference } from '../../model/doc';
import type { SdkMethod } from '../../model/sdk';
import { blocks } from './mdx';
import { revertItem, throwItem } from './prose';
import type { Reference } from '../../model/reference';

/** An error with the same cause in most methods of a group, and the methods that do not have it. */
interface Shared {
  readonly outcome: RevertReference;
  readonly without: readonly string[];
}

export interface SharedOutcomes {
  readonly reverts: readonly Shared[];
  readonly throws: readonly Shared[];
}

/** Fewer methods than this repeat their errors: that is shorter to read than a list of exceptions. */
const LEAST = 4;
const SHARE = 0.6;

/** Finds what most methods of a group share, so that a page says it once. */
export const sharedOutcomes = (methods: readonly SdkMethod[]): SharedOutcomes => ({
  reverts: shared(methods, ({ reverts }) => reverts),
  throws: shared(methods, ({ throws }) => throws),
});

const same = (one: RevertReference, other: RevertReference): boolean =>
  one.error === other.error && one.text === other.text;

function shared(
  methods: readonly SdkMethod[],
  read: (method: SdkMethod) => readonly RevertReference[],
): readonly Shared[] {
  const all = methods.flatMap(read);
  return all
    .filter((outcome, index) => all.findIndex((candidate) => same(candidate, outcome)) === index)
    .map((outcome) => ({
      outcome,
      without: methods
        .filter((method) => !read(method).some((candidate) => same(candidate, outcome)))
        .map(({ name }) => name),
    }))
    .filter(({ without }) => {
      const count = methods.length - without.length;
      return count >= LEAST && count >= methods.length * SHARE;
    });
}

/** Returns the outcomes that a method has of its own, and how many it shares. */
export function ownOutcomes(
  outcomes: readonly RevertReference[],
  common: readonly Shared[],
): { readonly own: readonly RevertReference[]; readonly shared: number } {
  const own = outcomes.filter((outcome) => !common.some((item) => same(item.outcome, outcome)));
  return { own, shared: outcomes.length - own.length };
}

/** Writes what the methods of a group have in common, each with the methods that are left out. */
export function sharedText(reference: Reference, group: string, { reverts, throws }: SharedOutcomes): string {
  const list = (items: readonly Shared[], item: (outcome: RevertReference) => string) =>
    items.map(({ outcome, without }) => `${item(outcome)}${exceptions(without)}`).join('\n');
  return blocks(
    ...(reverts.length === 0
      ? []
      : [`**Reverts that the ${group} share**`, list(reverts, (outcome) => revertItem(reference, outcome))]),
    ...(throws.length === 0
      ? []
      : [
          `**What the ${group} throw before anything is sent**`,
          list(throws, (outcome) => throwItem(reference, outcome)),
        ]),
  );
}

const exceptions = (names: readonly string[]): string =>
  names.length === 0 ? '' : `. Not: ${names.map((name) => `[\`${name}\`](#${name})`).join(', ')}`;
