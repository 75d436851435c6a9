import { Doctor } from '../../errors/doctor';
import { anchorsOf } from '../../errors/report';
import { loadErrors } from '../../browser/books/errors';
import { loadPlaces } from '../../browser/books/places';

/** Anchors on the page of reverts for a message or revert data. Loads the revert doctor's data. */
export async function revertAnchors(input: string): Promise<readonly string[]> {
  const [errors, places] = await Promise.all([loadErrors(), loadPlaces()]);
  return anchorsOf(new Doctor(errors, places).find(input).answers);
}
