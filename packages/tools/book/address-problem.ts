/** Why a text has not the form of an address; undefined for one. Its checksum needs a hash: see `readAddress`. */
export const addressProblem = (text: string): string | undefined =>
  /^0x[\da-f]{40}$/i.test(text) ? undefined : 'An address has 40 hex digits after 0x.';
