import type { Root } from 'hast';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { draw } from '../pictures/draw';
import { pictureList } from '../pictures/list';
import { h, textOf } from '../samples/panel/hast';
import type { Sources } from './code-blocks';
import { fencesOf, replaceFence } from './fences';
import type { Picture } from '@sdk-docs/reference/model/pictures';

/** Rehype plugin: replaces a `picture` fence by the picture that it names, with its description below. */
export function pictures({ reference: referenceOf }: Pick<Sources, 'reference'>) {
  return async (tree: Root): Promise<void> => {
    for (const fence of fencesOf(tree).filter(({ language }) => language === PICTURE)) {
      const reference = referenceOf();
      const picture = findPicture(reference, textOf(fence.code));
      const [drawn, list] = [await draw(reference, picture), pictureList(reference, picture)];
      // The list of ways says the same in rows, and comes first.
      const content =
        picture.kind === 'ways'
          ? [...list, h('details', {}, h('summary', {}, `Picture: ${picture.title}`), drawn)]
          : [drawn, ...list];
      replaceFence(fence, content);
    }
  };
}

/** Language of a fence with the name of a picture. */
const PICTURE = 'picture';

/** Returns the picture of this name. Throws where surface/pictures has none. */
export function findPicture({ surface }: Reference, name: string): Picture {
  const found = surface.pictures.find((picture) => picture.name === name.trim());
  if (found === undefined) throw new Error(`surface/pictures has no picture "${name.trim()}"`);
  return found;
}
