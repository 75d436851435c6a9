import JSZip from 'jszip';
import { OFFLINE_FOLDER } from '../settings';

/** Zips files in the order of their names, all with one date: the same files give the same bytes. */
export function zip(files: ReadonlyMap<string, string | Buffer>, date: Date): Promise<Buffer> {
  const archive = new JSZip();
  for (const name of [...files.keys()].sort()) {
    archive.file(`${OFFLINE_FOLDER}/${name}`, files.get(name) ?? '', { date, createFolders: false });
  }
  return archive.generateAsync({
    type: 'nodebuffer',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
    platform: 'UNIX',
  });
}
