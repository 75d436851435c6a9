import type { ElementContent } from 'hast';
import { describe, expect, it } from 'vitest';
import { waysOf, type Picture } from '@sdk-docs/reference/model/pictures';
import { textOf } from '../samples/panel/hast';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { draw } from './draw';
import { findPicture } from '../markdown/pictures';
import { pictureList } from './list';

const reference = referenceOf(process.cwd());
const { pictures } = reference.surface;

const texts = (node: ElementContent, name: string): string[] =>
  node.type === 'element'
    ? node.tagName === name
      ? [textOf(node)]
      : node.children.flatMap((child) => texts(child as ElementContent, name))
    : [];
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
    const drawn = texts(await draw(reference, picture), 'text');
    expect(drawn.length).toBeGreaterThanOrEqual(picture.nodes.length);
    for (const text of drawn) expect(words).toContain(text.replace(/\s/g, ''));
  });

  it('links to a place for every box and arrow', async () => {
    // Boxes of ways lead on by themselves, and their arrows without a label say nothing.
    const drawing = picture.kind === 'ways' ? hrefs(await draw(reference, picture)) : [];
    const links = [...list.flatMap(hrefs), ...drawing];
    const arrows = picture.arrows.filter(({ text }) => text !== '');
    expect(links.length).toBeGreaterThanOrEqual(picture.nodes.length + arrows.length);
    expect(links.filter((href) => !/^\/|^https:/.test(href))).toEqual([]);
  });

  it('is drawn twice alike', async () =>
    expect(await draw(reference, picture)).toEqual(await draw(reference, picture)));
});

it('every arrow starts and ends at the edge of its boxes', async () => {
  const { layOut } = await import('./layout');
  for (const picture of pictures.filter(({ kind }) => kind !== 'ways')) {
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
  await expect(draw(reference, wide)).rejects.toThrow(/wide is \d+ px wide, a phone shows 356/);
});

describe('ways', () => {
  const picture = findPicture(reference, 'ways');
  const list = pictureList(reference, picture);

  it('say what each method needs first, as the reference knows it', () => {
    const entries = list.flatMap((node) => texts(node, 'li'));
    expect(entries).toHaveLength(waysOf(picture).length);
    expect(entries[0]).toBe('ETH → pufETH: vault.depositETH, paid with the ETH of the transaction');
    expect(entries).toContain('WETH → pufETH: vault.deposit, after an approval of WETH to PufferVaultV5');
    expect(entries).toContain(
      'stETH → pufETH: depositor.depositStETH, with a permit of stETH to PufferDepositor, which it always signs',
    );
    expect(entries).toContain(
      'CARROT → PUFFER: carrotVesting.startVesting, with a permit or after an approval of CARROT to CarrotVesting',
    );
  });

  it('put neighbours with one holding or one handler into one box', async () => {
    const boxes = JSON.stringify(await draw(reference, picture)).match(/"rx":"3"/g);
    expect(boxes).toHaveLength(picture.nodes.length);
  });

  it('refuse a text that is wider than its box on a phone', async () => {
    const nodes = picture.nodes.map((node) => ({ ...node, label: node.label.replace('validator', 'a validator') }));
    await expect(draw(reference, { ...picture, nodes })).rejects.toThrow('"a validator" is wider than 78 px');
  });
});

it('refuses a name that no picture has', () => {
  expect(() => findPicture(reference, 'no-such-picture')).toThrow('no picture "no-such-picture"');
});
