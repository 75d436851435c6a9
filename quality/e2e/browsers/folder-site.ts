import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackOffline } from '../support/offline-copy';
import { type FaultySite } from './faulty-site';

/** The offline copy in its own folder. Its addresses are files, whose content can be changed. */
export async function unpackWithFaults(): Promise<FaultySite> {
  const copy = await unpackOffline();
  return {
    at: copy.at,
    change: (path, change) => {
      for (const [file, bytes] of copy.files) {
        if (!path.test(`/${file}`)) continue;
        const text = change(bytes.toString());
        const place = fileURLToPath(copy.at(file));
        if (text === null) rmSync(place);
        else writeFileSync(place, text);
      }
    },
    hold: () => {
      throw new Error('files of a folder cannot be held back');
    },
    close: copy.remove,
  };
}
