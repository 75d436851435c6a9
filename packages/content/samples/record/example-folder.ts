import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Example } from '../read/example';
import { markStatements, transpile } from './mark-statements';

interface Contents {
  readonly root: string;
  /** Folder of the built SDK, and the name under which examples import it. */
  readonly sdk: string;
  readonly sdkName: string;
  /** File of the code that runs the example. */
  readonly child: string;
  readonly example: Example;
}

/**
 * Calls `use` with a new folder that contains `child.js`, `example.js`, the examples that it imports, and the packages.
 * Removes it afterwards.
 */
export async function withExampleFolder<Result>(
  { root, sdk, sdkName, child, example }: Contents,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    mkdirSync(join(folder, 'node_modules', dirname(sdkName)), { recursive: true });
    symlinkSync(sdk, join(folder, 'node_modules', sdkName));
    symlinkSync(join(root, 'node_modules/viem'), join(folder, 'node_modules/viem'));
    writeFileSync(join(folder, 'child.js'), transpile(child, readFileSync(child, 'utf8')));
    writeFileSync(join(folder, 'example.js'), withExtensions(markStatements(example.file, example.text)));
    for (const { name, file, text } of example.imports)
      writeFileSync(join(folder, `${name}.js`), withExtensions(transpile(file, text)));
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Node resolves no import without an extension, which examples leave out. */
const withExtensions = (code: string): string => code.replace(/ from '\.\/([\w-]+)'/g, " from './$1.js'");
