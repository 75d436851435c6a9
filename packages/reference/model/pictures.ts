import type { Certainty, Sourced } from './access';
import type { Location } from './doc';

/** A state, a contract, a token or an account. */
interface PictureNode {
  readonly id: string;
  /** A few words; `\n` breaks the line. */
  readonly label: string;
  /** How to recognise the state, or what the thing contains and does. Markdown that links to what it names. */
  readonly text: string;
}

/** A call, or an action of someone else. */
interface PictureArrow {
  readonly from: string;
  readonly to: string;
  /** A few words next to the arrow; `\n` breaks the line. */
  readonly label: string;
  /** What is called, and who calls. Markdown that links to what it names. */
  readonly text: string;
  /** Whether someone else acts; such an arrow is dashed. */
  readonly others?: boolean;
  /** Where it differs from that of the picture. */
  readonly certainty?: Certainty;
}

/**
 * `states`: life cycle of a thing; `map`: who calls whom; `ways`: from a holding to a wish to the handler with the
 * method that does it.
 */
type PictureKind = 'states' | 'map' | 'ways';

/** A picture from surface/pictures, drawn at build and described as a list. `sources` are ids of sources.json. */
export interface Picture extends Sourced {
  /** Kebab case; pages name it. */
  readonly name: string;
  readonly kind: PictureKind;
  readonly title: string;
  readonly nodes: readonly PictureNode[];
  readonly arrows: readonly PictureArrow[];
  readonly location: Location;
}

/** One way of a picture of ways: a row of its drawing and an entry of its list. */
export interface Way {
  readonly hold: PictureNode;
  readonly wish: PictureNode;
  /** Its label is the name of the method. */
  readonly call: PictureArrow;
  readonly handler: PictureNode;
}

/** Returns the ways through a picture, in the order of its boxes; boxes that are on no way are left out. */
export function waysOf({ nodes, arrows }: Picture): readonly Way[] {
  const find = (id: string | undefined): PictureNode | undefined => nodes.find((node) => node.id === id);
  return nodes.flatMap((wish) => {
    const call = arrows.find(({ from }) => from === wish.id);
    const hold = find(arrows.find(({ to }) => to === wish.id)?.from);
    const handler = find(call?.to);
    return call && hold && handler ? [{ hold, wish, call, handler }] : [];
  });
}

/** Returns a label in one line. A break before a capitalised part is inside a name. */
export const lineOf = (label: string): string => label.replace(/([a-z0-9])\n(?=[A-Z][a-z])/g, '$1').replace(/\n/g, ' ');
