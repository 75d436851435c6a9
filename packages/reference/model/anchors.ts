/** Anchors in the pages of the reference. They are public: links from other sites depend on them. */

/** Turns `deposit(uint256,address)` into `deposit-uint256-address`; tuples and arrays keep only letters and digits. */
function signatureSlug(signature: string): string {
  return signature
    .replace(/\(\)$/, '')
    .replace(/[^A-Za-z0-9_]+/g, '-')
    .replace(/-+$/, '');
}

/** Anchor of a function: its name, with its types where the contract overloads it. */
export function functionAnchor(member: { name: string; signature: string }, overloaded: boolean): string {
  return overloaded ? signatureSlug(member.signature) : member.name;
}

export const eventAnchor = (name: string): string => `event-${name}`;
/** Anchors on the access page: a contract, a function by name, a role, a source. */
export const powersAnchor = (contract: string): string => `contract-${contract}`;
export const accessAnchor = (contract: string, name: string): string => `function-${contract}-${name}`;
export const roleAnchor = (id: string): string => `role-${id}`;
export const accountAnchor = (chain: string, name: string): string => `account-${chain}-${name.replace(/\W+/g, '-')}`;
export const sourceAnchor = (id: string): string => `source-${id}`;

/** Anchor of an event on the page of all events, by the contract that emits it. */
export const emittedAnchor = (contract: string, name: string): string => `event-${contract}-${name}`;
export const errorAnchor = (name: string): string => `error-${name}`;
/** Name of a revert without a selector, as the reverts page and `@reverts` write it; empty without data. */
export const revertName = (kind: 'text' | 'panic' | 'no-data', value: string): string =>
  ({ text: `"${value}"`, panic: `Panic(${value})`, 'no-data': '' })[kind];
/** Name that `@reverts` uses for a custom error's signature; texts and panics have it already. */
export const revertOf = (error: string): string => (/^(?:"|Panic\()/.test(error) ? error : error.replace(/\(.*/, ''));
/** Anchor on the reverts page: an error name, a revert text in quotes, or `Panic(0x11)`. */
export function revertAnchor(name: string): string {
  const text = /^"(.*)"$/.exec(name)?.[1];
  if (text !== undefined) return `text-${text.replace(/[^A-Za-z0-9]+/g, '-')}`;
  const panic = /^Panic\((.*)\)$/.exec(name)?.[1];
  return panic === undefined ? errorAnchor(name) : `panic-${panic}`;
}
/** Anchor of a struct or enum of a contract, or of an exported type: `type-AtomicQueue-AtomicRequest`. */
export const typeAnchor = (name: string): string => `type-${name.replaceAll('.', '-')}`;
/** Anchor of a method or property of a class. */
export const methodAnchor = (name: string): string => name;
/** Anchor of an exported enum, constant, function or class that shares its page with others. */
export const exportAnchor = (name: string): string => name;
/** Anchor of an enum member: `Token-WETH`. */
export const enumMemberAnchor = (owner: string, member: string): string => `${owner}-${member}`;
/** Anchor of an entry of an address table: `CONTRACT_ADDRESSES-Mainnet-PufferVault`. */
export const entryAnchor = (constant: string, path: readonly string[]): string => [constant, ...path].join('-');
