import { mayBePrivateKey } from '../state/private-key';

const LONGEST = 200_000;

/**
 * Whether a text starts like calldata, a transaction, a batch or a Safe file. 32 bytes alone are no call, and may be a
 * private key: they are not imported.
 */
export const mayBeCalls = (text: string): boolean =>
  text.length <= LONGEST && /^\s*(?:["[{]|0x[0-9a-f]{8})|\bdata:/i.test(text) && !mayBePrivateKey(text);
