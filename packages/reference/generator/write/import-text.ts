import {
  importLine,
  packageExports,
  preferredPath,
  type PackageExport,
  type Typing,
} from '../../model/package-exports';
import type { Reference } from '../../model/reference';
import { words } from './sentence';

const exportsOf = new WeakMap<Reference, readonly PackageExport[]>();

/** Returns all exports of the package, computed once per run. */
export function allExports(reference: Reference): readonly PackageExport[] {
  const made = exportsOf.get(reference) ?? packageExports(reference.surface);
  exportsOf.set(reference, made);
  return made;
}

/** The types that a TypeScript user gets from an import; empty when they are complete. */
export const typingNotes: Readonly<Record<Typing, string>> = {
  declared: '',
  missing: 'The type checker does not know it (TS2305), although it is there at run time.',
  any: 'The type checker sees `any`.',
  'no-declarations': 'No declarations: TS7016 in strict mode, `any` without it.',
};

/** Returns the preferred import as code, with its types in TypeScript: `` `import ...` `` and a sentence. */
export function importText(reference: Reference, module: string, name: string): string {
  const item = allExports(reference).find((candidate) => candidate.module === module && candidate.name === name);
  const path = item === undefined ? undefined : preferredPath(item);
  if (item === undefined || path === undefined) return '';
  return words(`\`${importLine(item, path)}\``, typingNotes[path.typing]);
}
