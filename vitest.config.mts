import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'packages/reference/generator/fixtures/**'],
    // These end what hangs: solc and the TypeScript compiler need seconds, and minutes on a machine with other work.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Test files share their modules: loading TypeScript, viem and the surface for each file takes longer than all
    // tests.
    pool: 'threads',
    isolate: false,
    // Transformed modules stay on disk, by their content: a second run imports in two thirds of the time.
    experimental: { fsModuleCache: true },
  },
});
