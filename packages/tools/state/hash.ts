import { mayBePrivateKey } from './private-key';

/** The state of a tool as the fragment of its address: `#in=0x...&chain=1`. It is never sent to a server. */

/** Maximum length of a fragment: some programs truncate longer links. */
const LONGEST_LINK = 30_000;

export type ToolState = Readonly<Record<string, string>>;

/** Parses a fragment, with or without "#". Unknown fields are dropped; missing ones are empty. */
export function readState(fragment: string, fields: readonly string[]): ToolState {
  const found = new URLSearchParams(fragment.replace(/^#/, ''));
  return Object.fromEntries(fields.map((field) => [field, found.get(field) ?? '']));
}

/**
 * Serialises the fields that have a value, with "#"; empty without any. Null when the link would be too long, or could
 * contain a private key.
 */
export function writeState(state: ToolState): string | null {
  if (Object.values(state).some((value) => value.length > LONGEST_LINK || mayBePrivateKey(value))) return null;
  const written = new URLSearchParams(Object.entries(state).filter(([, value]) => value !== '')).toString();
  if (written.length > LONGEST_LINK) return null;
  return written === '' ? '' : `#${written}`;
}
