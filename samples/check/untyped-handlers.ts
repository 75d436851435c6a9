import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Handlers for which the package ships no declarations. Our surface declares them in full, so a sample that type-checks
 * here can still fail at the reader's, where they are `any` and `any - any` is a number.
 */
const untyped = [
  'puffer-vault-handler',
  'puffer-protocol-handler',
  'institutional-vault-handler',
  'institutional-access-manager-handler',
  'lagoon-vault-handler',
];

/** Virtual files for `createProgram`: the modules of these handlers as the package's users see them, every export `any`. */
export function untypedHandlers(root: string): ReadonlyMap<string, string> {
  return new Map(
    untyped.map((name) => {
      const path = `surface/sdk/contracts/handlers/${name}.ts`;
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
