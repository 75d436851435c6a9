import ts from 'typescript';
import type { Doc } from '../../model/doc';
import type { ExportBase } from '../../model/sdk';
import { docFrom, readComment, type Comment } from './comment';
import { locationOf, type SdkSource } from './sdk-sources';
import { caveatsOf, unitsOf } from './tags';

/** Returns the TSDoc comment right before a node; null without one. */
export function commentOf(source: SdkSource, node: ts.Node): Comment | null {
  const { text } = source.tree;
  const ranges = ts.getLeadingCommentRanges(text, node.pos) ?? [];
  const range = ranges.filter(({ pos }) => text.startsWith('/**', pos)).at(-1);
  if (!range) return null;
  const { line } = source.tree.getLineAndCharacterOfPosition(range.pos);
  return readComment(text.slice(range.pos, range.end), line + 1);
}

/** Returns the doc of a declaration; empty, at the declaration's location, without a comment. */
export function docOf(source: SdkSource, node: ts.Node): Doc {
  const comment = commentOf(source, node);
  if (!comment) return docFrom('', [], locationOf(source, node));
  return docFrom(comment.prose, comment.tags, { file: source.file, line: comment.line });
}

/** Returns the facts that every export has. */
export function exportFacts(source: SdkSource, node: ts.Node, name: string): ExportBase {
  const doc = docOf(source, node);
  return { name, doc, caveats: caveatsOf(doc.tags), units: unitsOf(doc.tags) };
}
