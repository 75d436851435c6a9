import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * The import table of ARCHITECTURE.md: the forbidden imports of each folder. Data flows one way, from the surface to
 * the browser, and no folder imports from a later one.
 */
/** Later than surface, model, generator and config, which import none of these. */
const ahead = [
  'plugins',
  'light',
  'samples',
  'pictures',
  'search',
  'markdown',
  'machines',
  'deliver',
  'tools',
  'src',
  'checks',
  'e2e',
  'bench',
  'observe',
  'cards',
];

const imports = {
  surface: {
    no: ['model', 'generator', 'config', 'docs', 'examples', ...ahead],
    node: false,
  },
  model: {
    no: ['surface', 'generator', 'config', 'docs', 'examples', ...ahead],
    node: false,
    packages: ['react', 'react-dom', '@docusaurus/*', 'viem', 'typescript', 'solc'],
  },
  generator: { no: ['config', ...ahead], node: true },
  'generator/read': { no: ['config', 'check', 'write', ...ahead], node: true },
  'generator/check': { no: ['config', 'read', 'write', ...ahead], node: true },
  'generator/write': { no: ['config', 'read', 'check', ...ahead], node: true },
  config: { no: ['generator', ...ahead], node: true },
  light: {
    no: [
      'surface',
      'generator',
      'plugins',
      'samples',
      'search',
      'markdown',
      'machines',
      'deliver',
      'src',
      'checks',
      'e2e',
      'bench',
    ],
    node: true,
  },
  samples: {
    no: ['plugins', 'light', 'pictures', 'search', 'markdown', 'machines', 'deliver', 'src', 'checks', 'e2e', 'bench'],
    node: true,
  },
  pictures: {
    no: ['plugins', 'light', 'search', 'markdown', 'machines', 'deliver', 'src', 'checks', 'e2e', 'bench'],
    node: true,
  },
  observe: {
    no: ['plugins', 'light', 'search', 'markdown', 'machines', 'deliver', 'src', 'checks', 'e2e', 'bench'],
    node: true,
  },
  search: {
    no: ['plugins', 'light', 'samples', 'pictures', 'markdown', 'machines', 'deliver', 'src', 'checks', 'e2e', 'bench'],
    node: true,
  },
  markdown: { no: ['plugins', 'light', 'search', 'machines', 'deliver', 'src', 'checks', 'e2e', 'bench'], node: true },
  machines: { no: ['surface', 'plugins', 'light', 'markdown', 'deliver', 'src', 'checks', 'e2e', 'bench'], node: true },
  deliver: {
    no: ['generator', 'plugins', 'light', 'samples', 'search', 'markdown', 'machines', 'src', 'checks', 'e2e', 'bench'],
    node: true,
  },
  tools: {
    no: ['surface', 'generator', 'config', 'docs', 'examples', ...ahead.filter((room) => room !== 'tools')],
    node: false,
    packages: ['react', 'react-dom', '@docusaurus/*'],
  },
  plugins: { no: ['light', 'src', 'e2e', 'checks', 'bench'], node: true },
  src: {
    no: ['generator', 'plugins', 'samples', 'machines', 'deliver', 'checks', 'e2e', 'bench', 'surface'],
    node: false,
  },
  checks: { no: ['generator', 'src', 'plugins', 'samples', 'machines', 'search', 'bench', 'surface'], node: true },
  e2e: { no: ['generator', 'src', 'plugins', 'samples', 'machines', 'search', 'bench', 'surface'], node: true },
  cards: {
    no: ['generator', 'src', 'plugins', 'samples', 'machines', 'search', 'bench', 'surface'],
    node: true,
  },
  bench: {
    no: ['generator', 'src', 'plugins', 'samples', 'machines', 'search', 'surface', 'docs', 'examples'],
    node: true,
  },
};

const importRules = Object.entries(imports).map(([folder, { no, node, packages = [] }]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.ts', 'generator/fixtures/**', 'tools/fixtures/**'],
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
      'generator/fixtures/*/',
      'playwright-report/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  { languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    files: ['src/**/*.tsx', 'light/**/*.tsx', 'search/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
  },
  {
    files: ['src/**/*.{ts,tsx}', 'light/**/*.{ts,tsx}', 'search/**/*.{ts,tsx}'],
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
    // The bundler loads these loaders as they are.
    files: ['light/**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // The surface repeats upstream's declarations with upstream's types.
    files: ['surface/**/*.ts'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    // Readers copy these: a promise without await is a transaction out of order.
    files: ['examples/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  ...importRules,
  {
    files: ['e2e/**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value="@playwright/test"] > ImportSpecifier[imported.name="test"]',
          message: 'Import test from ./support/test: it drops request handlers that outlive their test.',
        },
      ],
    },
  },
  prettier,
);
