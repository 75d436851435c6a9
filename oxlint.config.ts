import { defineConfig, type OxlintOverride } from 'oxlint';

/** What a folder must not import: other folders, Node's modules unless `node`, packages, single names. */
interface Forbidden {
  readonly no: readonly string[];
  readonly node: boolean;
  readonly packages?: readonly string[];
  readonly paths?: readonly { readonly name: string; readonly importNames: string[]; readonly message: string }[];
}

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

/**
 * The import table of ARCHITECTURE.md: the forbidden imports of each folder. Data flows one way, from the surface to
 * the browser, and no folder imports from a later one.
 */
const imports: Record<string, Forbidden> = {
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
  'packages/reference/generator/read': { no: ['config', 'check', 'write', ...ahead], node: true },
  'packages/reference/generator/check': { no: ['config', 'read', 'write', ...ahead], node: true },
  'packages/reference/generator/write': { no: ['config', 'read', 'check', ...ahead], node: true },
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
  e2e: {
    no: ['generator', 'src', 'plugins', 'samples', 'machines', 'search', 'bench', 'surface'],
    node: true,
    paths: [
      {
        name: '@playwright/test',
        importNames: ['test'],
        message: 'Import test from e2e/support/test: it drops request handlers that outlive their test.',
      },
    ],
  },
  cards: {
    no: ['generator', 'src', 'plugins', 'samples', 'machines', 'search', 'bench', 'surface'],
    node: true,
  },
  bench: {
    no: ['generator', 'src', 'plugins', 'samples', 'machines', 'search', 'surface', 'docs', 'examples'],
    node: true,
  },
};

const importRules = Object.entries(imports).map(
  ([folder, { no, node, packages = [], paths = [] }]): OxlintOverride => ({
    files: [`${folder}/**/*.{ts,tsx}`],
    excludeFiles: ['**/*.test.ts', 'packages/reference/generator/fixtures/**', 'tools/fixtures/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [...paths],
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
  }),
);

/** Node 20 loads no TypeScript, so `npm run lint` starts oxlint with tsx. */
export default defineConfig({
  plugins: ['typescript', 'oxc'],
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
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-useless-constructor': 'error',
    'no-var': 'error',
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
    // Of the rules that know types these ask for code that says no more to a reader.
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
      files: ['site/src/**/*.{ts,tsx}', 'packages/light/**/*.{ts,tsx}', 'search/**/*.{ts,tsx}'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        'react/rules-of-hooks': 'error',
        // The site does not use the compiler of React.
        'react/purity': 'off',
        'react/refs': 'off',
        'react/set-state-in-effect': 'off',
        // Roles that say what no element says: a list of options, a part that is announced.
        'jsx-a11y/prefer-tag-over-role': 'off',
        // Not those that only tell of the pointer or the focus: the search form loads its index then.
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
        ],
      },
    },
    {
      // The bundler loads these loaders as they are.
      files: ['packages/light/**/*.cjs'],
      rules: { 'typescript/no-require-imports': 'off' },
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
    ...importRules,
  ],
});
