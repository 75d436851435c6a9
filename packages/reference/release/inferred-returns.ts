import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Items } from './items';
import type { Form } from './read-package';
import { methodsOf, optionsOf, returned } from './return-types';

/** Longer types need a name, which a person must choose. */
const LONGEST = 120;

/**
 * Return types that the package omits, as the compiler infers them: `module Class.method returns` -> type. Types that
 * are unknown to it, need an import, or are long are left out.
 *
 * @param root - the project, for its viem
 * @param folder - the SDK
 * @param form - its sources, or its declarations
 * @param keys - items, whose modules' methods are inspected
 */
export function inferredReturns(root: string, folder: string, form: Form, keys: readonly string[]): Items {
  const modules = [...new Set(keys.map((key) => key.split(' ')[0] ?? ''))]
    .map((path) => ({ path, file: join(folder, form.folder, `${path}${form.ending}`) }))
    .filter(({ file }) => existsSync(file));
  const program = ts.createProgram({ rootNames: modules.map(({ file }) => file), options: optionsOf(root) });
  const checker = program.getTypeChecker();
  return new Map(
    modules.flatMap(({ path, file }) =>
      [...methodsOf(program, file)].flatMap(([name, node]) => {
        const text = checker.typeToString(returned(checker, node), node, ts.TypeFormatFlags.NoTruncation);
        const isPlain = text.length <= LONGEST && !/\bany\b|\bimport\(|\n/.test(text);
        return isPlain ? [[`${path} ${name} returns`, text] as const] : [];
      }),
    ),
  );
}
