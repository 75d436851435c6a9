import { existsSync } from 'node:fs';
import { parse } from 'yaml';

/** Rules for the files that GitHub reads. Each returns its problems as sentences. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const unknownKeys = (at: string, fields: Fields, known: readonly string[]): string[] =>
  Object.keys(fields)
    .filter((key) => !known.includes(key))
    .map((key) => `${at}: GitHub knows no "${key}"`);

/** Rules that actionlint lacks: actions by commit, permissions, time limits, and npm scripts that exist. */
export function workflowProblems(text: string, scripts: ReadonlySet<string>): string[] {
  const workflow = fieldsOf(parse(text));
  const jobs = Object.entries(fieldsOf(workflow.jobs));
  const pinned = /^(?:\.\/|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/;
  const uses = [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, value = '']) => value);
  const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name = '']) => name);
  return [
    ...(isFields(workflow.permissions)
      ? []
      : ['"permissions" is missing: every job would have the rights of the token']),
    ...jobs
      .filter(([, job]) => fieldsOf(job)['timeout-minutes'] === undefined)
      .map(([name]) => `${name}: "timeout-minutes" is missing: a job that hangs would run for six hours`),
    ...uses.filter((use) => !pinned.test(use)).map((use) => `${use}: name a commit, and its version behind it`),
    ...named.filter((name) => !scripts.has(name)).map((name) => `npm run ${name}: package.json has no such script`),
  ];
}

const INTERVALS = ['daily', 'weekly', 'monthly', 'quarterly', 'semiannually', 'yearly', 'cron'];
const MANIFESTS: Readonly<Record<string, RegExp | string>> = {
  npm: 'package.json',
  'github-actions': '.github/workflows',
  docker: 'Dockerfile',
};

/** `dependabot.yml`: version 2, ecosystems whose files exist, and every update in a group. */
export function dependabotProblems(text: string, exists = existsSync): string[] {
  const { version, updates, ...rest } = fieldsOf(parse(text));
  const entries = listOf(updates).map(fieldsOf);
  const ecosystems = entries.map((entry) => String(entry['package-ecosystem']));
  return [
    ...(version === 2 ? [] : ['"version" must be 2']),
    ...unknownKeys('dependabot.yml', rest, ['registries', 'multi-ecosystem-groups']),
    ...['npm', 'github-actions']
      .filter((name) => !ecosystems.includes(name))
      .map((name) => `${name}: nobody updates it`),
    ...entries.flatMap((entry, at) => updateProblems(ecosystems[at] ?? '', entry, exists)),
  ];
}

const UPDATE_KEYS =
  'package-ecosystem directory directories schedule cooldown open-pull-requests-limit commit-message groups ignore allow labels';

function updateProblems(name: string, entry: Fields, exists: (path: string) => boolean): string[] {
  const directory = String(entry.directory ?? '');
  const manifest = MANIFESTS[name];
  const groups = Object.entries(fieldsOf(entry.groups));
  const patterns = groups.flatMap(([, group]) => listOf(fieldsOf(group).patterns));
  const path = `.${directory.replace(/\/$/, '')}/${String(manifest)}`;
  return [
    ...unknownKeys(name, entry, UPDATE_KEYS.split(' ')),
    ...(directory.startsWith('/') ? [] : [`${name}: "directory" must begin with "/"`]),
    ...(manifest === undefined || exists(path) ? [] : [`${name}: ${path} does not exist`]),
    ...(INTERVALS.includes(String(fieldsOf(entry.schedule).interval)) ? [] : [`${name}: "schedule" needs an interval`]),
    ...(patterns.includes('*') ? [] : [`${name}: the last group needs the pattern "*", or updates come one by one`]),
    ...groups.flatMap(([group, value]) =>
      unknownKeys(`${name}, ${group}`, fieldsOf(value), [
        'applies-to',
        'dependency-type',
        'patterns',
        'exclude-patterns',
        'update-types',
      ]),
    ),
  ];
}

/** Attributes of each element of an issue form, as GitHub's documentation lists them. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  markdown: ['value'],
  input: ['label', 'description', 'placeholder', 'value'],
  textarea: ['label', 'description', 'placeholder', 'value', 'render'],
  dropdown: ['label', 'description', 'multiple', 'options', 'default'],
  checkboxes: ['label', 'description', 'options'],
};
const FORM_KEYS = ['name', 'description', 'title', 'labels', 'assignees', 'projects', 'type', 'body'];

/** An issue form: GitHub's rules, and ours that each one asks for the page and the release. */
export function formProblems(text: string): string[] {
  const form = fieldsOf(parse(text));
  const body = listOf(form.body).map(fieldsOf);
  const ids = body.map(({ id }) => id).filter((id) => id !== undefined);
  const labels = body.map(({ attributes }) => fieldsOf(attributes).label).filter(isText);
  const isRequired = (id: string): boolean =>
    body.some((element) => element.id === id && fieldsOf(element.validations).required === true);
  return [
    ...['name', 'description'].filter((key) => !isText(form[key])).map((key) => `"${key}" must be a text`),
    ...unknownKeys('form', form, FORM_KEYS),
    ...(new Set(ids).size === ids.length ? [] : ['two elements have one id']),
    ...(new Set(labels).size === labels.length ? [] : ['two elements have one label']),
    ...['page', 'release']
      .filter((id) => !isRequired(id))
      .map((id) => `it must ask for the ${id}: "id: ${id}", required`),
    ...body.flatMap((element, at) => elementProblems(String(element.id ?? `element ${at + 1}`), element)),
  ];
}

function elementProblems(at: string, element: Fields): string[] {
  const { type, attributes, validations } = element;
  const known = ELEMENTS[String(type)];
  if (known === undefined) return [`${at}: GitHub knows no element "${String(type)}"`];
  const given = fieldsOf(attributes);
  const needed = type === 'markdown' ? 'value' : 'label';
  const options = listOf(given.options);
  return [
    ...unknownKeys(at, element, ['type', 'id', 'attributes', 'validations']),
    ...unknownKeys(at, given, known),
    ...unknownKeys(at, fieldsOf(validations), ['required']),
    ...(isText(given[needed]) ? [] : [`${at}: "${needed}" is missing`]),
    ...(element.id === undefined || /^[\w-]+$/.test(String(element.id))
      ? []
      : [`${at}: an id has letters, digits, - and _`]),
    ...(known.includes('options') && (options.length === 0 || new Set(options).size < options.length)
      ? [`${at}: "options" must differ and be at least one`]
      : []),
  ];
}

/** CODEOWNERS: paths that exist, also in commented lines, and owners by name. */
export function ownersProblems(text: string, exists = existsSync): string[] {
  const lines = text.split('\n').filter((line) => /^(?:# )?(?:\*|\/\S+)(?:\s|$)/.test(line));
  return lines.flatMap((line) => {
    const [path = '', ...owners] = line.replace(/^# /, '').trim().split(/\s+/);
    return [
      ...(path === '*' || exists(`.${path}`) ? [] : [`${path}: there is no such file`]),
      ...(line.startsWith('#') || owners.length > 0 ? [] : [`${path}: nobody is named`]),
      ...owners
        .filter((owner) => !/^@[\w-]+(?:\/[\w.-]+)?$/.test(owner))
        .map((owner) => `${path}: "${owner}" is no account`),
    ];
  });
}
