import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'packages/reference/generator/fixtures/**'],
    // Limits for hanging tests: solc and the TypeScript compiler need seconds, and minutes on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    // Test files share their modules: loading TypeScript, viem and the surface for each file takes longer than all
    // tests.
    pool: 'threads',
    isolate: false,
    // Transformed modules are cached on disk by content: a second run takes two thirds of the time to import.
    experimental: { fsModuleCache: true },
  },
});
