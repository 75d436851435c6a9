/**
 * The minimum that a wallet or node connection must offer to be used by {@link PufferClientHelpers}: an EIP-1193
 * `request` function. `window.ethereum` of a browser wallet fits.
 */
export type TransportProvider = {
  /**
   * Sends one JSON-RPC request, given as `{ method, params }`, and resolves to its result.
   */
  request: (...args: any) => Promise<any>;
};

/**
 * Union of the types of all values of an object type: `ValueOf<{ a: 1; b: 2 }>` is `1 | 2`. Used on types only, without
 * any code at run time.
 */
export type ValueOf<T> = T[keyof T];
