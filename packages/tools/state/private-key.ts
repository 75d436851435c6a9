/** Only values of 32 bytes as hex, also in quotes. */
const ALONE = /^\W*(?:(?:0x)?[0-9a-f]{64}\b\W*)+$/i;
/** After a word for a key, as in a settings file: `PRIVATE_KEY=0x...`. */
const NAMED = /(?:key|secret|\bpk)["'`\s:=]{1,6}(?:0x)?[0-9a-f]{64}(?![0-9a-f])/i;

/** Whether a text may be a private key, which must not be pasted into a page. A hash alone looks the same. */
export const mayBePrivateKey = (text: string): boolean => ALONE.test(text) || NAMED.test(text);
