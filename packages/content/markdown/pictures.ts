import type { Element, Root } from 'hast';
import type { Reference } from '@sdk-docs/reference/model/reference';
import { draw } from '../pictures/draw';
import { pictureList } from '../pictures/list';
import { h } from '../samples/panel/hast';
import { fenceText } from './fence-text';
import type { Picture } from '@sdk-docs/reference/model/pictures';

interface Options {
  readonly reference: () => Reference;
}

/** Rehype plugin: puts the picture that a fence `picture` names in the place of the fence, and its words below it. */
export function pictures({ reference: referenceOf }: Options) {
  return async (tree: Root): Promise<void> => {
    const visit = async (parent: Root | Element): Promise<void> => {
      for (let at = 0; at < parent.children.length; at++) {
        const child = parent.children[at];
        if (child?.type !== 'element') continue;
        const name = fenceText(child, PICTURE);
        if (name === null) {
          await visit(child);
          continue;
        }
        const reference = referenceOf();
        const picture = findPicture(reference, name);
        const [drawn, list] = [await draw(reference, picture), pictureList(reference, picture)];
        // The list of ways says the same in rows, and comes first.
        const content =
          picture.kind === 'ways'
            ? [...list, h('details', {}, h('summary', {}, `Picture: ${picture.title}`), drawn)]
            : [drawn, ...list];
        parent.children.splice(at, 1, ...content);
        at += content.length - 1;
      }
    };
    await visit(tree);
  };
}

/** Language of a fence that holds the name of a picture. */
const PICTURE = 'picture';

/** Returns the picture of this name. Throws where surface/pictures has none. */
export function findPicture({ surface }: Reference, name: string): Picture {
  const found = surface.pictures.find((picture) => picture.name === name.trim());
  if (found === undefined) throw new Error(`surface/pictures has no picture "${name.trim()}"`);
  return found;
}
