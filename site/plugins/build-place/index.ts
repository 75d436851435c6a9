import { dirname, join } from 'node:path';
import { fullDisk } from '@sdk-docs/reference/generator/full-disk';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { end, say } from '../end-build';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';

/**
 * Creates a plugin that loads once the output folder is exclusive: no other build writes into it. A build that fails on
 * a full disk reports that last, below the list of pages that it could not write. It wraps the plugin that writes
 * first.
 */
export function buildPlace(plugin: (context: LoadContext) => Promise<Plugin>): typeof plugin {
  const placed: typeof plugin = async (context) => {
    if (process.env.NODE_ENV === 'production') {
      const root = dirname(context.siteDir);
      const [other] = await claim(root);
      if (other !== undefined)
        end(`Process ${other} builds in ${root} already: wait until it ends, or end it with "kill ${other}".`);
      process.once('exit', (code) => {
        const sentence = code === 0 ? null : fullDisk([context.outDir, root, context.generatedFilesDir]);
        if (sentence !== null) say(sentence);
      });
    }
    return plugin(context);
  };
  // A configuration finds a plugin by its name.
  return Object.defineProperty(placed, 'name', { value: plugin.name });
}

/**
 * Claims `folder` for this process until it ends. Returns the ids of other processes that have claimed it. A claim is a
 * socket on which its process listens. The system closes it with the process, however that ends, so a leftover file
 * never counts: nothing answers there. The socket is bound before the others are read, so that of two processes at
 * least one sees the other. It is outside the folder, because some mounted folders support no sockets.
 */
async function claim(folder: string, pid = process.pid): Promise<string[]> {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
  const prefix = `sdk-docs-${hash}-`;
  const own = join(tmpdir(), `${prefix}${pid}`);
  // Left behind by a process with the same id.
  rmSync(own, { force: true });
  await once(createServer().listen(own).unref(), 'listening');
  process.once('exit', () => rmSync(own, { force: true }));

  const others = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix) && name !== `${prefix}${pid}`);
  const alive = await Promise.all(others.map((name) => answers(join(tmpdir(), name))));
  others.filter((_, index) => !alive[index]).forEach((name) => rmSync(join(tmpdir(), name), { force: true }));
  return others.filter((_, index) => alive[index]).map((name) => name.slice(prefix.length));
}

/** The system accepts connections for a busy process. */
function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.unref();
  });
}
