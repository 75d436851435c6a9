/** Whether a text may be a private key: 32 bytes as hex, which nobody should paste into a page. */
export const mayBePrivateKey = (text: string): boolean => /^\s*(?:0x)?[0-9a-f]{64}\s*$/i.test(text);
