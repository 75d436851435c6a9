import { createHash } from 'node:crypto';

/** `sha256-` and the hash of a text in UTF-8, hex. */
export const contentHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('hex')}`;
