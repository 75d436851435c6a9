import type { ElementContent } from 'hast';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../model/pictures';
import { readReference } from '../samples/read/address-book';
import { draw } from './draw';
import { findPicture } from './find';
import { pictureList } from './list';

const reference = readReference(process.cwd());
const { pictures } = reference.surface;

const texts = (node: ElementContent, name: string): string[] =>
  node.type === 'element'
    ? node.tagName === name
      ? [textOf(node)]
      : node.children.flatMap((child) => texts(child as ElementContent, name))
    : [];
const textOf = (node: ElementContent): string =>
  node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map((child) => textOf(child as ElementContent)).join('')
      : '';
const hrefs = (node: ElementContent): string[] =>
  node.type === 'element'
    ? [
        ...('href' in node.properties ? [String(node.properties.href)] : []),
        ...node.children.flatMap((child) => hrefs(child as ElementContent)),
      ]
    : [];

describe.each(pictures.map((picture) => [picture.name, picture] as const))('%s', (_, picture) => {
  const list = pictureList(reference, picture);

  it('says in words what it draws', async () => {
    const words = list.map(textOf).join('').replace(/\s/g, '');
    const drawn = texts(await draw(picture), 'text');
    expect(drawn.length).toBeGreaterThanOrEqual(picture.nodes.length);
    for (const text of drawn) expect(words).toContain(text.replace(/\s/g, ''));
  });

  it('links to a place for every box and arrow', () => {
    const links = list.flatMap(hrefs);
    expect(links.length).toBeGreaterThanOrEqual(picture.nodes.length + picture.arrows.length);
    expect(links.filter((href) => !/^\/|^https:/.test(href))).toEqual([]);
  });

  it('is drawn twice alike', async () => expect(await draw(picture)).toEqual(await draw(picture)));
});

it('every arrow starts and ends at the edge of its boxes', async () => {
  const { layOut } = await import('./layout');
  for (const picture of pictures) {
    const { arrows, boxes } = await layOut(picture);
    picture.arrows.forEach(({ to }, index) => {
      const box = boxes[picture.nodes.findIndex(({ id }) => id === to)];
      const tip = arrows[index]?.tip;
      if (box === undefined || tip === undefined) throw new Error(`${picture.name}: no place for ${to}`);
      expect(Math.abs(tip.x - box.x)).toBeLessThanOrEqual(box.width / 2 + 2);
      expect(Math.abs(tip.y - box.y)).toBeLessThanOrEqual(box.height / 2 + 2);
    });
  }
});

it('refuses a picture that a phone cannot show', async () => {
  const nodes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, label: 'twelve chars', text: '' }));
  const arrows = nodes.slice(1).map(({ id }) => ({ from: 'a', to: id, label: '', text: '' }));
  const wide: Picture = { ...(pictures[0] as Picture), name: 'wide', nodes, arrows };
  await expect(draw(wide)).rejects.toThrow(/wide is \d+ px wide, a phone shows 356/);
});

it('refuses a name that no picture has', () => {
  expect(() => findPicture(reference, 'no-such-picture')).toThrow('no picture "no-such-picture"');
});
