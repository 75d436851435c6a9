import { formatProblem } from '../model/problem';
import { checkSurface } from './check/all';
import { countUnits } from './check/missing-unit';
import { readAgain } from './reference';
import { SurfaceError } from './surface-error';

/**
 * `npm run check:surface [part of a file name]` prints the problems in surface/ and exits with code 1 if there are any.
 */
function main(part: string): void {
  const { surface, problems } = readAgain(process.cwd());
  const found = checkSurface(surface, problems).filter(({ location }) => location.file.includes(part));
  const units = countUnits(surface);
  for (const problem of found) console.log(formatProblem(problem));
  console.log(
    `${found.length} problems; units: ${units.total} integers, ${units.unknown} unknown, ${units.missing} missing`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}

try {
  main(process.argv[2] ?? '');
} catch (error) {
  console.error(error instanceof SurfaceError ? error.message : error);
  process.exitCode = 1;
}
