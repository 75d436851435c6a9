import type { Element } from 'hast';

/** The text of a fence of a language; null for other elements. */
export function fenceText({ tagName, children: [code] }: Element, language: string): string | null {
  if (tagName !== 'pre' || code?.type !== 'element') return null;
  const classes = [code.properties.className ?? []].flat();
  const [text] = code.children;
  return classes.includes(`language-${language}`) && text?.type === 'text' ? text.value : null;
}
