import { warning, type Warning } from './warning';

/** Warning for every value of 32 bytes that is no known topic (packages/tools/state/private-key.ts). */
export const privateKey = (): Warning =>
  warning(
    'possible-private-key',
    'This may be the hash of a transaction, a topic, or a private key: they look alike.',
    'It stays out of the address of this page and of the list of earlier inputs. If it is a hash, write tx in front of it. If it is a key, move the funds to a new account.',
  );
