import ts from 'typescript';
import { CODE, plain, type Text } from './text';

/** Minimum number of words, separated by spaces, of a literal that counts as a text. */
const LEAST_WORDS = 4;

/** Reads the texts of a program: string literals, templates (values become CODE) and JSX text with enough words. */
export function readMessages(file: string, source: string): Text[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const add = (node: ts.Node, text: string): void => {
    const words = plain(text);
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
    if (isProse(words)) texts.push({ file, line, words });
    else if (isShort(words)) texts.push({ file, line, words, short: true });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) add(node, node.text);
    else if (ts.isJsxText(node)) add(node, node.text.replace(/&\w+;/g, "'"));
    else if (ts.isTemplateExpression(node))
      add(node, node.head.text + node.templateSpans.map(({ literal }) => `\`${CODE}\`${literal.text}`).join(''));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return texts;
}

/** Whether a literal is prose: words with spaces between them, not code, a selector, a query or a list of names. */
const isProse = (words: string): boolean =>
  words.split(' ').filter((word) => /^[("']?[A-Za-z][a-z'’-]*[,.;:)"'?!]*$/.test(word)).length >= LEAST_WORDS &&
  !/[{};]\s*$|=>|^\s*(?:const|import|function|select|@media)\b|\|\||&&/.test(words);

/** Whether a literal may be part of a sentence, or a label of a few words. */
const isShort = (words: string): boolean => /^[A-Za-z][A-Za-z'’ ,.:;()-]* [A-Za-z'’ ,.:;()-]*$/.test(words);

/** Reads the texts of a JSON file: values that are sentences, at any depth. */
export function readJson(file: string, source: string): Text[] {
  return source.split('\n').flatMap((raw, index) =>
    [...raw.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?/g)].flatMap(([, value = '', colon]) => {
      const words = plain(value.replace(/\\n/g, ' ').replace(/\\"/g, '"'));
      return colon === undefined && isProse(words) ? [{ file, line: index + 1, words }] : [];
    }),
  );
}
