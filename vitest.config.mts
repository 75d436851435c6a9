import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'generator/fixtures/**'],
    // solc and the compiler need seconds where a unit test needs milliseconds.
    testTimeout: 120_000,
    // Files share their modules: loading TypeScript, viem and the surface for each of them takes longer than all tests.
    pool: 'threads',
    isolate: false,
  },
});
