/** Returns the code of the fenced blocks of a Markdown file whose fence starts with `words`, in order. */
export function codeBlocks(markdown: string, words: string): string[] {
  const fence = new RegExp(`^( *)(\`{3,})${words}[^\\n]*\\n([\\s\\S]*?)^ *\\2`, 'gm');
  return [...markdown.matchAll(fence)].map(([, indent = '', , code = '']) =>
    code.replace(/\n$/, '').replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}
