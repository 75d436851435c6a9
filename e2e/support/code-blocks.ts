/** The code of the fenced blocks of a Markdown file in one language, in order. */
export function codeBlocks(markdown: string, language: string): string[] {
  const fence = new RegExp(`^( *)(\`{3,})${language}\\b[^\\n]*\\n([\\s\\S]*?)^ *\\2`, 'gm');
  return [...markdown.matchAll(fence)].map(([, indent = '', , code = '']) =>
    code.replace(/\n$/, '').replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}
