import { warning, type Warning } from './warning';

/** Said of every value of 32 bytes that is no known topic (packages/tools/state/private-key.ts). */
export const privateKey = (): Warning =>
  warning(
    'possible-private-key',
    'This may be a private key: nothing tells a key from a hash.',
    'It stays out of the address of this page and of the list of earlier inputs. If it is a key, move the funds to a new account.',
  );
