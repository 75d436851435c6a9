import type { Picture } from '@sdk-docs/reference/model/pictures';
import type { Reference } from '@sdk-docs/reference/model/reference';

/** Language of a fence that holds the name of a picture. */
export const PICTURE = 'picture';

/** Returns the picture of this name. Throws where surface/pictures has none. */
export function findPicture({ surface }: Reference, name: string): Picture {
  const found = surface.pictures.find((picture) => picture.name === name.trim());
  if (found === undefined) throw new Error(`surface/pictures has no picture "${name.trim()}"`);
  return found;
}
