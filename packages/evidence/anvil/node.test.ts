import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { startNode } from './node';

vi.mock('node:child_process', () => ({
  spawn: () => {
    const child = Object.assign(new EventEmitter(), { stdout: new PassThrough(), stderr: new PassThrough() });
    setImmediate(() => child.emit('error', new Error('spawn EACCES')));
    return child;
  },
}));

it('a binary that does not start is an error', async () => {
  await expect(startNode(1, 0)).rejects.toThrow('spawn EACCES');
});
