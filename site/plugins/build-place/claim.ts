import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Claims `folder` for this process until it ends. Gives the ids of other processes that have claimed it, which is empty
 * for the first.
 *
 * A claim is a socket that its process listens on. The system closes it with the process, however that ends, so that a
 * file left over never counts: nothing answers there. The socket is bound before the others are read, so that of two
 * processes at least one sees the other. It lies outside the folder, because some mounted folders hold no sockets.
 */
export async function claim(folder: string, pid = process.pid): Promise<string[]> {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
  const prefix = `sdk-docs-${hash}-`;
  const own = join(tmpdir(), `${prefix}${pid}`);
  // Left by a process that had this id.
  rmSync(own, { force: true });
  await once(createServer().listen(own).unref(), 'listening');
  process.once('exit', () => rmSync(own, { force: true }));

  const others = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix) && name !== `${prefix}${pid}`);
  const alive = await Promise.all(others.map((name) => answers(join(tmpdir(), name))));
  others.filter((_, index) => !alive[index]).forEach((name) => rmSync(join(tmpdir(), name), { force: true }));
  return others.filter((_, index) => alive[index]).map((name) => name.slice(prefix.length));
}

/** The system answers for a process that is busy. */
function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.unref();
  });
}
