import type { SdkExport, SdkMethod } from '@sdk-docs/reference/model/sdk';
import { formatCall } from '@sdk-docs/reference/model/type-text';
import { plain } from '@sdk-docs/reference/model/plain-text';
import type { Reference } from '@sdk-docs/reference/model/reference';

/** A link on an identifier of displayed code. Line and column start at 0. */
export interface CodeLink {
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** Name for `cardOf`. */
  readonly target: string;
}

/** Content of a link's card, which shows on hover and focus. */
export interface Card {
  /** Route with anchor, without the base path. */
  readonly href: string;
  readonly signature: string;
  /** First paragraph, plain text. */
  readonly summary: string;
}

/**
 * Returns a lookup of cards by target name (`module.Export.member`, or a contract); null for a name without an entry.
 */
export function createCards({ surface, contracts, link }: Reference): (target: string) => Card | null {
  const exports = new Map<string, SdkExport>(
    surface.modules.flatMap(({ path, exports }) => exports.map((item) => [`${path}.${item.name}`, item] as const)),
  );
  return (target) => {
    const contract = contracts.get(target);
    if (contract !== undefined) {
      return { href: link(target) ?? '', signature: `const ${target}: Abi`, summary: plain(contract.doc.summary) };
    }
    const [, owner = '', member] = /^([^.]+\.[^.]+)(?:\.(.+))?$/.exec(target) ?? [];
    const item = exports.get(owner);
    if (item === undefined || item.kind === 'reexport') return null;
    // A member without its own entry (protected or inherited) links to its owner.
    const href = link(target) ?? link(owner);
    if (href === null) return null;
    return { href, ...(member === undefined ? exportText(item) : memberText(item, member)) };
  };
}

type Text = Omit<Card, 'href'>;

function exportText(item: Exclude<SdkExport, { kind: 'reexport' }>): Text {
  const summary = plain(item.doc.summary);
  if (item.kind === 'function') return { signature: call(item.name, item.parameters, `: ${item.returns}`), summary };
  const parameters = item.kind === 'class' ? (item.constructorMember?.parameters ?? []) : [];
  const signature = parameters.length > 0 ? call(`new ${item.name}`, parameters, '') : `${item.kind} ${item.name}`;
  return { signature, summary };
}

function memberText(item: SdkExport, member: string): Text {
  if (item.kind === 'class') {
    const method = item.methods.find(({ name }) => name === member);
    if (method !== undefined)
      return { signature: call(member, method.parameters, `: ${method.returns}`), summary: plain(method.doc.summary) };
    const property = item.properties.find(({ name }) => name === member);
    return { signature: `${member}: ${property?.type ?? item.name}`, summary: plain(property?.description ?? '') };
  }
  if (item.kind === 'enum') {
    const found = item.members.find(({ name }) => name === member);
    return {
      signature: `${item.name}.${member} = ${JSON.stringify(found?.value)}`,
      summary: plain(found?.doc.summary ?? ''),
    };
  }
  const field =
    item.kind === 'type' || item.kind === 'interface' ? item.fields.find(({ name }) => name === member) : undefined;
  return {
    signature: `${item.name}.${member}${field === undefined ? '' : `: ${field.type}`}`,
    summary: plain(field?.description ?? ''),
  };
}

const call = (name: string, parameters: SdkMethod['parameters'], result: string): string =>
  formatCall(
    name,
    parameters.map((parameter) => `${parameter.name}${parameter.optional ? '?' : ''}: ${parameter.type}`),
    result,
  );
