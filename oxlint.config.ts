import { defineConfig } from 'oxlint';

/** Node 20 loads no TypeScript, so `npm run lint` starts oxlint with tsx. */
export default defineConfig({
  plugins: ['typescript', 'oxc', 'import'],
  categories: { correctness: 'error' },
  options: { typeAware: true },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: [
    'build/',
    '.docusaurus/',
    '.generated/',
    'site/docs/',
    'packages/reference/generator/fixtures/*/',
    'playwright-report/',
    'test-results/',
  ],
  rules: {
    // Files stay short enough to read at once.
    'max-lines': ['error', 250],
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-invalid-void-type': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/prefer-literal-enum-member': 'error',
    'typescript/unified-signatures': 'error',
    // Of the type-aware rules, these demand code without benefit for a reader.
    'typescript/no-base-to-string': 'off',
    'typescript/no-implied-eval': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'typescript/no-useless-empty-export': 'off',
    'typescript/require-array-sort-compare': 'off',
    'typescript/restrict-template-expressions': 'off',
    'typescript/unbound-method': 'off',
  },
  overrides: [
    {
      // TypeScript finds unknown names in all other files.
      files: ['**/*.{js,cjs,mjs}'],
      rules: { 'no-undef': 'error' },
    },
    {
      files: ['site/src/**/*.{ts,tsx}', 'packages/{light,search,tools}/**/*.{ts,tsx}'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'react/rules-of-hooks': 'error',
        // The site does not use the compiler of React.
        'react/purity': 'off',
        'react/refs': 'off',
        'react/set-state-in-effect': 'off',
        'react/static-components': 'off',
        // Roles without an equivalent element: a list of options, a live region.
        'jsx-a11y/prefer-tag-over-role': 'off',
        // Not handlers that only observe the pointer or the focus: the search form loads its index then.
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
        ],
      },
    },
    {
      // The bundler loads these loaders unchanged.
      files: ['packages/light/**/*.cjs'],
      rules: { 'typescript/no-require-imports': 'off' },
    },
    {
      files: ['surface/**', 'examples/**', '**/*.{test,spec}.{ts,tsx}', '**/fixtures/**'],
      rules: { 'max-lines': 'off' },
    },
    {
      // The surface repeats upstream's declarations with upstream's types.
      files: ['surface/**/*.ts'],
      rules: {
        'typescript/no-explicit-any': 'off',
        'typescript/consistent-type-imports': 'off',
        'typescript/unified-signatures': 'off',
        'typescript/no-extraneous-class': 'off',
      },
    },
    {
      files: ['quality/e2e/**/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            name: '@playwright/test',
            importNames: ['test'],
            message: 'Import test from quality/e2e/support/test: it drops request handlers that outlive their test.',
          },
        ],
      },
    },
  ],
});
