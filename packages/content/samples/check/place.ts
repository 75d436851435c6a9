import type { SampleModule } from '../read/modules';

type Place = SampleModule['lines'][number];

/** Returns where a line of a module, from 1, comes from. The `export {}` at its end belongs to the last line of code. */
export const placeOf = ({ lines }: SampleModule, line: number): Place =>
  lines[Math.min(line, lines.length) - 1] as Place;
