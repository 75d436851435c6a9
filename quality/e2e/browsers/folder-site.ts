import { writeFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackOffline, type Unpacked } from '../support/offline-copy';
import { type FaultySite } from './faulty-site';

let unpacked: Promise<Unpacked> | undefined;

/** The offline copy in a folder shared by all checks and browsers. Its addresses are files, changed until `close`. */
export async function unpackWithFaults(): Promise<FaultySite> {
  const { at, files } = await (unpacked ??= unpackOffline());
  const changed = new Map<string, Buffer>();
  return {
    at,
    change: (path, change) => {
      for (const [file, bytes] of files) {
        if (!path.test(`/${file}`)) continue;
        const text = change(bytes.toString());
        const place = fileURLToPath(at(file));
        changed.set(place, bytes);
        if (text === null) rmSync(place);
        else writeFileSync(place, text);
      }
    },
    hold: () => {
      throw new Error('files of a folder cannot be held back');
    },
    close: async () => changed.forEach((bytes, place) => writeFileSync(place, bytes)),
  };
}

/** Removes the folder, if a check has needed it. */
export async function removeFolder(): Promise<void> {
  const copy = await unpacked?.catch(() => undefined);
  unpacked = undefined;
  await copy?.remove();
}
