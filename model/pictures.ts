import type { Certainty, Sourced } from './access';
import type { Location } from './doc';

/** A state, a contract, a token or an account. */
interface PictureNode {
  readonly id: string;
  /** A few words; `\n` breaks the line. */
  readonly label: string;
  /** How to see the state, or what the thing holds and does. Markdown that links to what it names. */
  readonly text: string;
}

/** A call, or what somebody else does. */
interface PictureArrow {
  readonly from: string;
  readonly to: string;
  /** A few words beside the arrow; `\n` breaks the line. */
  readonly label: string;
  /** What is called, and who calls. Markdown that links to what it names. */
  readonly text: string;
  /** Whether somebody else does it; such an arrow is dashed. */
  readonly others?: boolean;
  /** Where it differs from that of the picture. */
  readonly certainty?: Certainty;
}

/** A life cycle or a map of contracts, drawn at build and written out as a list. `sources` are ids of sources.json. */
export interface Picture extends Sourced {
  /** Kebab case; pages name it. */
  readonly name: string;
  readonly title: string;
  readonly nodes: readonly PictureNode[];
  readonly arrows: readonly PictureArrow[];
  readonly location: Location;
}
