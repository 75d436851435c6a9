import type { Figure } from './figure';
import { nucleus } from './nucleus';
import { others } from './others';
import { tickets } from './tickets';
import { vault } from './vault';

/** Every fee and rounding that is tried. */
export const figures: readonly Figure[] = [...vault, ...tickets, ...nucleus, ...others];
