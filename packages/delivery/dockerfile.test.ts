import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BASE_URL } from '@sdk-docs/reference/model/base-path';

/** Texts of the files that define an image. */
interface Recipe {
  readonly dockerfile: string;
  readonly dockerignore: string;
}

const read = (file: string): string => readFileSync(file, 'utf8');

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** The output of the build stage. */
const RESULTS = [
  `COPY --from=build /site/build /srv${BASE_URL.slice(0, -1)}`,
  'COPY --from=build /site/.generated/delivery/headers.caddy /etc/caddy/headers.caddy',
  'COPY packages/delivery/deploy/Caddyfile /etc/caddy/Caddyfile',
  'RUN npm run build && npm run deliver',
];

/** Finds mistakes that would break or spoil the image, without a container engine. */
function mistakes({ dockerfile, dockerignore }: Recipe): string[] {
  const steps = linesOf(dockerfile).map((line) => line.split(/\s+/));
  const of = (name: string): string[][] => steps.filter(([word]) => word === name).map(([, ...rest]) => rest);
  const images = of('FROM');
  const stages = images.flatMap(([, as, name]) => (as === 'AS' && name !== undefined ? [name] : []));
  const from = of('COPY').flatMap(([flag = '']) => /^--from=(.*)/.exec(flag)?.[1] ?? []);
  const sources = of('COPY').flatMap((words) => (words[0]?.startsWith('--from=') ? [] : words.slice(0, -1)));
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };
  const commands = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  const node = /^\d+/.exec(read('.nvmrc'))?.[0] ?? '';
  const served = images.at(-1)?.[0] ?? '';
  const floating = images.map(([image = '']) => image).filter((image) => !/@sha256:[0-9a-f]{64}$/.test(image));
  return [
    ...RESULTS.filter((line) => !linesOf(dockerfile).includes(line)),
    ...sources.filter((file) => !existsSync(file)).map((file) => `${file}: nothing to copy`),
    ...from.filter((stage) => !stages.includes(stage)).map((stage) => `${stage}: no such stage`),
    ...commands.filter((name) => !(name in scripts)).map((name) => `${name}: no such script`),
    ...(images[0]?.[0]?.startsWith(`node:${node}-`) ? [] : [`the workflow verifies with Node ${node}`]),
    ...(/:\d+\.\d+\.\d+(-|@|$)/.test(served) ? [] : [`${served}: not held at a version`]),
    ...floating.map((image) => `${image}: not pinned by digest`),
    ...(/^[1-9]\d*:[1-9]\d*$/.test(of('USER').at(-1)?.[0] ?? '') ? [] : ['runs as root, or under a name']),
    ...differences(linesOf(dockerignore), ['.git', ...linesOf(read('.gitignore')).map(asDockerignore)]),
  ];
}

/** Writes a .gitignore pattern for .dockerignore, where a pattern without a path only matches at the root. */
const asDockerignore = (line: string): string =>
  (line.startsWith('/') ? line.slice(1) : `**/${line}`).replace(/\/$/, '');

const differences = (actual: readonly string[], wanted: readonly string[]): string[] => [
  ...actual.filter((line) => !wanted.includes(line)).map((line) => `${line}: kept from the image, but in git`),
  ...wanted.filter((line) => !actual.includes(line)).map((line) => `${line}: not in git, but sent to the image`),
];

describe('the image', () => {
  const recipe: Recipe = {
    dockerfile: read('packages/delivery/deploy/Dockerfile'),
    dockerignore: read('.dockerignore'),
  };

  it('uses existing files only', () => {
    expect(mistakes(recipe)).toEqual([]);
  });

  const changed = (file: keyof Recipe, found: string | RegExp, by: string): Recipe => ({
    ...recipe,
    [file]: recipe[file].replace(found, by),
  });

  it.each([
    ['a file that is not there', changed('dockerfile', '.npmrc', '.yarnrc'), /\.yarnrc: nothing to copy/],
    ['a stage that is not there', changed('dockerfile', 'AS build', 'AS built'), /build: no such stage/],
    ['a script that is not there', changed('dockerfile', 'run build', 'run make'), /make: no such script/],
    ['no delivery step', changed('dockerfile', ' && npm run deliver', ''), /RUN npm run build/],
    ['the site in another place', changed('dockerfile', '/srv/puffer-sdk', '/srv'), /COPY .* \/srv\/puffer-sdk/],
    ['another Node than is verified', changed('dockerfile', 'node:22', 'node:18'), /the workflow verifies with/],
    ['a server of any version', changed('dockerfile', /caddy:\S+/, 'caddy:latest'), /latest: not held/],
    [
      'a base image without a digest',
      changed('dockerfile', /(node:\S+)@\S+/, '$1'),
      /node:22-bookworm-slim: not pinned/,
    ],
    ['root', changed('dockerfile', /USER.*/, ''), /runs as root/],
    ['a user by name', changed('dockerfile', /USER.*/, 'USER nobody'), /or under a name/],
    ['what is built outside', changed('dockerignore', '**/node_modules', ''), /node_modules: not in git, but sent/],
    ['sources that are kept out', changed('dockerignore', /$/, 'packages\n'), /packages: kept from the image/],
  ])('reports %s', (_, broken, says) => {
    expect(mistakes(broken).join('\n')).toMatch(says);
  });
});
