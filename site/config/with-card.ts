import { relative, sep } from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { cardOf } from './social-cards';

/** Gives each page the social card of its section, unless its front matter names an image. */
export const withCard =
  (root: string): MarkdownConfig['parseFrontMatter'] =>
  async (parameters) => {
    const parsed = await parameters.defaultParseFrontMatter(parameters);
    const image = cardOf(relative(root, parameters.filePath).split(sep).join('/'));
    return image === null ? parsed : { ...parsed, frontMatter: { image, ...parsed.frontMatter } };
  };
