import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readUpstream } from '@sdk-docs/reference/generator/read/pages';

/**
 * Returns virtual files for `createProgram`: the handlers for which the package ships no declarations
 * (surface/upstream.json), with every export as `any`, as the package's users see them. Our surface declares them
 * fully, so a sample that passes with it can still fail for the reader: `any - any` is a number.
 */
export function untypedHandlers(root: string): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(readUpstream(root).untyped).map((name) => {
      const path = `surface/sdk/${name}.ts`;
      return [path, anyModule(readFileSync(join(root, path), 'utf8'))];
    }),
  );
}

/** Returns the type errors that only the reader gets, with what to do about them. */
export const onlyUntyped = (typed: readonly string[], untyped: readonly string[]): string[] =>
  untyped.filter((error) => !typed.includes(error)).map((error) => `${error}\n  ${WRITE_TYPE}`);

const WRITE_TYPE =
  'The SDK ships this handler as `any`: write the type of what it returns, `const shares: bigint = await ...`.';

/** Each name is a value and a type here: the check with our declarations finds a name that is used as the wrong one. */
const anyModule = (text: string): string =>
  [...text.matchAll(/^export (?:declare )?(?:class|type|interface|const) (\w+)/gm)]
    .map(([, name]) => `export declare const ${name}: any;\nexport type ${name} = any;\n`)
    .join('');
