import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGuides } from './surface';

it('reads the links from hand-written pages to the reference', async () => {
  const root = await mkdtemp(join(tmpdir(), 'guides-'));
  await mkdir(join(root, 'site/docs/guides'), { recursive: true });
  await mkdir(join(root, 'site/docs/api'), { recursive: true });
  const link = '[a](/api/contracts/handlers/puffer-vault-handler#deposit)';
  const shown = ['a-b', 'c', 'a-b'].map((name) => `\`\`\`ts example="${name}" region="flow"\n\n\`\`\`\n`).join('');
  await writeFile(
    join(root, 'site/docs/guides/index.mdx'),
    `---\ntitle: Guides\n---\n${link} ${link} [b](/api/)\n${shown}`,
  );
  await writeFile(join(root, 'site/docs/index.mdx'), '---\ntitle: Home\nslug: /\n---\nno link\n');
  await writeFile(join(root, 'site/docs/api/index.mdx'), `---\ntitle: API\n---\n${link}\n`);
  expect(readGuides(root)).toEqual([
    {
      route: '/guides/',
      title: 'Guides',
      links: ['/api/contracts/handlers/puffer-vault-handler#deposit'],
      examples: ['a-b', 'c'],
    },
  ]);
  expect(readGuides(join(root, 'none'))).toEqual([]);
  await rm(root, { recursive: true });
});
