import type { ElementContent } from 'hast';
import { fence, inlineCode } from './blocks';
import type { LinkMaker } from './links';

/** The parts of the panel's tree: elements, and those that pages keep as they are. */
interface Part {
  readonly type: string;
  readonly value?: string;
  readonly tagName?: string;
  readonly name?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Part[];
}

/** The panel below an example as Markdown; `wholeFile` is the code that its `pre` holds. */
export function panelWords(panel: readonly ElementContent[], link: LinkMaker, wholeFile: string): string {
  const inside = ({ children = [] }: Part): string => children.map(words).join('');
  const words = (part: Part): string => {
    if (part.type === 'text') return part.value ?? '';
    if (part.properties?.ariaHidden === 'true') return '';
    switch (part.tagName ?? part.name) {
      case 'a':
        return `[${inside(part)}](${link(String(part.properties?.href ?? ''))})`;
      case 'code':
        return inlineCode(inside(part));
      case 'strong':
        return inside(part).replace(/^(.*?)(\s*)$/s, '**$1**$2');
      case 'pre':
        return `\n\n${fence('ts', wholeFile)}\n\n`;
      case 'ol':
        return `\n\n${items(part, '1.')}\n\n`;
      case 'ul':
        return `\n${items(part, '-')}`;
      case 'p':
        return `\n\n${inside(part)}\n\n`;
      case 'summary':
        return `\n\n**${inside(part).trim()}**\n\n`;
      default:
        return inside(part);
    }
  };
  const items = ({ children = [] }: Part, mark: string): string =>
    children
      .map(
        (item) =>
          `${mark} ${inside(item)
            .trim()
            .replace(/\n/g, `\n${' '.repeat(mark.length + 1)}`)}`,
      )
      .join('\n');
  return panel
    .map((part) => words(part as Part))
    .join('')
    .trim();
}
