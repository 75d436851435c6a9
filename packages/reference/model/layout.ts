/** The words and groups of the pages that are about the SDK, not about its exports (surface/layout.json). */
export interface Layout {
  /** Name of the SDK in sentences. */
  readonly name: string;
  /** Prefix of names that the site creates: `Puffer` gives the Solidity library `PufferMainnet`. */
  readonly prefix: string;
  /** Purpose of the SDK, for the head of llms.txt. */
  readonly about: string;
  /** The class that holds all handlers, and the one that creates viem's clients. */
  readonly client: string;
  readonly helpers: string;
  /** Notes in Markdown: on the page of access, and on the page of reverts. */
  readonly pauses: { readonly access: string; readonly reverts: string };
  /** The ABI that reads access managers. */
  readonly accessManager: string;
  /** Modules that are neither a handler nor an ABI, in the order of the sidebar. */
  readonly modules: readonly SmallModule[];
  /** Handlers by purpose, without the ending `Handler`; every handler is in exactly one family. */
  readonly families: readonly { readonly label: string; readonly handlers: readonly string[] }[];
  /** Holdings, and the handlers that take them or pay them out, as properties of the client. */
  readonly holdings: readonly { readonly held: string; readonly clients: readonly string[] }[];
  /** The functions that withdraw, by contract. */
  readonly exits: readonly Exit[];
  /** Groups of tokens whose amounts are equal one to one. */
  readonly alike: readonly (readonly string[])[];
}

interface SmallModule {
  readonly path: string;
  readonly title: string;
  readonly group: 'Client' | 'Constants' | 'Types and utilities' | 'Errors';
  readonly purpose: string;
}

interface Exit {
  readonly contract: string;
  readonly functions: readonly string[];
  /** Another contract that can stop it: shares move when a request is filled. */
  readonly shares?: string;
}
