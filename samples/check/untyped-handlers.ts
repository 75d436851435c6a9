import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readUpstream } from '../../generator/read/upstream';

/**
 * Virtual files for `createProgram`: the handlers without declarations (surface/upstream.json) as the package's users see
 * them, every export `any`. Our surface declares them in full, so a sample that type-checks with it can still fail at the
 * reader's: `any - any` is a number.
 */
export function untypedHandlers(root: string): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(readUpstream(root).untyped).map((name) => {
      const path = `surface/sdk/${name}.ts`;
      return [path, anyModule(readFileSync(join(root, path), 'utf8'))];
    }),
  );
}

function anyModule(text: string): string {
  const exported = [...text.matchAll(/^export (?:declare )?(class|type|interface|const) (\w+)/gm)];
  return exported
    .map(([, kind, name = '']) =>
      kind === 'class'
        ? `export declare const ${name}: any;\nexport type ${name} = any;\n`
        : `export ${kind === 'const' ? `declare const ${name}: any` : `type ${name} = any`};\n`,
    )
    .join('');
}
