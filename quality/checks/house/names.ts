import ts from 'typescript';
import type { Surface } from '@sdk-docs/reference/model/surface';

/** Names of the documented SDK: its own, and those of its contracts and tokens. */
export function namesOf({ contracts, layout, modules }: Surface): RegExp {
  const tokens = modules
    .flatMap(({ exports }) => exports)
    .flatMap((item) =>
      item.kind === 'enum' && /Token$/.test(item.name) ? item.members.map((member) => member.name) : [],
    );
  const words = [...contracts.map(({ name }) => name), ...tokens];
  // In any part of a word, case-insensitively: `pufferClient`, `PUFFER_SDK`.
  const own = [...layout.prefix].map((letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`).join('');
  return new RegExp(`(?<!\\w)(?:${words.join('|')})(?!\\w)|${own}`, 'g');
}

/**
 * Returns `line: name` for each name in the code of a file, except in comments, which may use examples. Strings are
 * searched for all names, identifiers only for the SDK's own, because `LINK` is also a good name for a constant.
 */
export function namesIn(file: string, text: string, names: RegExp): string[] {
  if (!/\.(?:tsx?|cjs)$/.test(file)) return [...text.matchAll(names)].map(([name]) => `1: ${name}`);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node) ||
      ts.isRegularExpressionLiteral(node);
    if (!isText && !ts.isIdentifier(node)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    for (const [name] of node.getText().matchAll(names))
      if (isText || !/^\w+$/.test(node.getText()) || name !== node.getText()) found.push(`${line + 1}: ${name}`);
  };
  visit(source);
  return found;
}
