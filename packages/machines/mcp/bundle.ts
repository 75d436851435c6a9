import { join } from 'node:path';
import { build } from 'esbuild';
import type { Upstream } from '@sdk-docs/reference/model/surface';
import type { MachineFile } from '../dataset';
import { MCP_FILE } from '../paths';

/** The server with all dependencies as one module for Node 20: nothing else must be installed. */
export async function bundleServer({ package: name, version }: Upstream): Promise<MachineFile> {
  const { outputFiles } = await build({
    absWorkingDir: __dirname,
    entryPoints: [join(__dirname, 'main.ts')],
    bundle: true,
    write: false,
    minifySyntax: true,
    minifyWhitespace: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    legalComments: 'eof',
    banner: {
      // CommonJS packages `require` modules of Node.
      js: `#!/usr/bin/env node\n// MCP server of the documentation of ${name} ${version}.\nimport { createRequire as createRequireOfNode } from 'node:module';\nconst require = createRequireOfNode(import.meta.url);`,
    },
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild gave no file for the MCP server');
  return { path: MCP_FILE, text: file.text };
}
