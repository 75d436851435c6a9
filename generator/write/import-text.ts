import {
  importLine,
  packageExports,
  preferredPath,
  type PackageExport,
  type Typing,
} from '../../model/package-exports';
import type { Reference } from '../../model/reference';

const exportsOf = new WeakMap<Reference, readonly PackageExport[]>();

/** Everything the package exports; made once per run. */
export function allExports(reference: Reference): readonly PackageExport[] {
  const made = exportsOf.get(reference) ?? packageExports(reference.surface);
  exportsOf.set(reference, made);
  return made;
}

/** What a reader of TypeScript has to know of an import; empty where nothing is wrong. */
export const typingNotes: Readonly<Record<Typing, string>> = {
  declared: '',
  missing: 'The type checker does not know it (TS2305), although it is there at run time.',
  any: 'The type checker sees `any`.',
  'no-declarations': 'No declarations: TS7016 in strict mode, `any` without it.',
};

/** The import to prefer, as code, with what TypeScript sees of it: `` `import ...` `` and a sentence. */
export function importText(reference: Reference, module: string, name: string): string {
  const item = allExports(reference).find((candidate) => candidate.module === module && candidate.name === name);
  const path = item === undefined ? undefined : preferredPath(item);
  if (item === undefined || path === undefined) return '';
  return [`\`${importLine(item, path)}\``, typingNotes[path.typing]].filter((part) => part !== '').join(' ');
}
