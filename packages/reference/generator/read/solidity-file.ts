import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Doc, DocTag, Location } from '../../model/doc';
import { docFrom, readComment, type Comment } from './comment';
import { indexDeclarations, type AstNode } from './solc-ast';
import { textsOf } from './tags';

/** A compiled Solidity file and its bytes: solc counts positions in bytes. */
export interface SolidityFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly ast: AstNode;
  readonly declarations: ReadonlyMap<number, AstNode>;
}

export function openSolidity(root: string, path: string, ast: AstNode): SolidityFile {
  return { path, bytes: readFileSync(join(root, path)), ast, declarations: indexDeclarations(ast) };
}

/** Returns the line of a byte offset, from 1. */
export function lineAt(bytes: Buffer, offset: number): number {
  return bytes.subarray(0, offset).toString('utf8').split('\n').length;
}

function sliceOf(file: SolidityFile, src: string): readonly [text: string, line: number] {
  const [start = 0, length = 0] = src.split(':').map(Number);
  return [file.bytes.subarray(start, start + length).toString('utf8'), lineAt(file.bytes, start)];
}

export function locationOf(file: SolidityFile, node: AstNode): Location {
  return { file: file.path, line: sliceOf(file, node.src)[1] };
}

/** Returns a declaration on one line, without comments. */
export function declarationText(file: SolidityFile, node: AstNode): string {
  const [text] = sliceOf(file, node.src);
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the NatSpec of a declaration: `@notice`, then `@dev`, then `@custom:note` form the prose. It comes from the
 * source, because solc's documentation output joins paragraphs and repeated tags.
 */
export function docOf(file: SolidityFile, node: AstNode): Doc {
  if (!node.documentation) return docFrom('', [], locationOf(file, node));
  const [source, line] = sliceOf(file, node.documentation.src);
  const comment = readComment(source, line);
  const tags = comment.tags.map(plainTag);
  const prose = [comment.prose, ...['notice', 'dev', 'note'].flatMap((name) => textsOf(tags, name))];
  return docFrom(prose.filter((text) => text !== '').join('\n\n'), tags, { file: file.path, line });
}

function plainTag(tag: Comment['tags'][number]): DocTag {
  if (tag.name !== 'param') return { ...tag, name: tag.name.replace(/^custom:/, '') };
  return { ...tag, text: tag.text.replace(/^(\S+)\s*(?:-\s+)?/, '$1 - ') };
}
