import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The import table of ARCHITECTURE.md: what each folder must not reach for. Data flows one way, from surface to the
 * browser, and a folder behind never imports from one ahead.
 */
const imports = {
  surface: {
    no: ['model', 'generator', 'config', 'plugins', 'src', 'checks', 'e2e', 'bench', 'docs', 'examples'],
    node: false,
  },
  model: {
    no: ['surface', 'generator', 'config', 'plugins', 'src', 'checks', 'e2e', 'bench', 'docs', 'examples'],
    node: false,
    packages: ['react', 'react-dom', '@docusaurus/*', 'viem', 'typescript', 'solc'],
  },
  generator: { no: ['plugins', 'src', 'checks', 'e2e', 'bench', 'config'], node: true },
  'generator/read': { no: ['plugins', 'src', 'checks', 'e2e', 'bench', 'config', 'check', 'write'], node: true },
  'generator/check': { no: ['plugins', 'src', 'checks', 'e2e', 'bench', 'config', 'read', 'write'], node: true },
  'generator/write': { no: ['plugins', 'src', 'checks', 'e2e', 'bench', 'config', 'read', 'check'], node: true },
  config: { no: ['generator', 'plugins', 'src', 'checks', 'e2e', 'bench'], node: true },
  plugins: { no: ['src', 'e2e', 'checks', 'bench'], node: true },
  src: { no: ['generator', 'plugins', 'checks', 'e2e', 'bench', 'surface'], node: false },
  checks: { no: ['generator', 'src', 'plugins', 'bench', 'surface'], node: true },
  e2e: { no: ['generator', 'src', 'plugins', 'bench', 'surface'], node: true },
  bench: { no: ['generator', 'src', 'plugins', 'surface', 'docs', 'examples'], node: true },
};

const importRules = Object.entries(imports).map(([folder, { no, node, packages = [] }]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.ts', 'generator/fixtures/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: [
              `^(\\.\\./)+(${no.join('|')})(/|$)`,
              `^@site/(${no.join('|')})(/|$)`,
              ...(node ? [] : ['^node:']),
              ...packages.map((name) => `^${name.replace('*', '.+')}(/|$)`),
            ].join('|'),
            message: `${folder}/ must not import this: see the table in ARCHITECTURE.md.`,
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'build/',
      '.docusaurus/',
      '.generated/',
      'docs/',
      'generator/fixtures/',
      'playwright-report/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    files: ['src/**/*.tsx', 'plugins/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  {
    // Loaders of the bundler, which it loads as they are.
    files: ['plugins/**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // What upstream's declarations say, they say with its own types.
    files: ['surface/**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  ...importRules,
  {
    files: ['e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value="@playwright/test"] > ImportSpecifier[imported.name="test"]',
          message: 'Take test from ./support/test: it ends what a test still answers itself.',
        },
      ],
    },
  },
  prettier,
);
