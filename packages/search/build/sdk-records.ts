import { enumMemberAnchor, exportAnchor, methodAnchor, typeAnchor } from '@sdk-docs/reference/model/anchors';
import { moduleRoute } from '@sdk-docs/reference/model/routes';
import type { SdkClass, SdkEnum, SdkExport, SdkMethod, SdkModule, SdkParameter } from '@sdk-docs/reference/model/sdk';
import { draft, type Draft } from './draft';
import { clip, prose } from '@sdk-docs/reference/model/plain-text';

const MEMBER_KINDS = { Token: 'token', UnifiToken: 'token', Chain: 'chain' } as const;

/** Returns the records of all exports of the SDK's modules; re-exports are listed at their origin. */
export function sdkRecords(modules: readonly SdkModule[]): Draft[] {
  const root = new Set(modules.find(({ path }) => path === 'main')?.exports.map(({ name }) => name));
  // Exports of the package's root rank before those that need a deeper path.
  return modules.flatMap(({ path, exports }) =>
    exports.flatMap((item) =>
      exportRecords(moduleRoute(path), item).map((record) => ({ ...record, mentions: root.has(item.name) ? 1 : 0 })),
    ),
  );
}

function exportRecords(route: string, item: SdkExport): Draft[] {
  const text = prose(item.doc.summary, item.doc.details);
  const base = { route, name: item.name, text };
  const anchor = exportAnchor(item.name);
  switch (item.kind) {
    case 'class':
      return classRecords(base, item);
    case 'enum':
      return [draft({ ...base, kind: 'enum', anchor }), ...memberRecords(route, item)];
    case 'type':
    case 'interface':
      return [draft({ ...base, kind: 'type', anchor: typeAnchor(item.name), detail: clip(item.definition, 80) })];
    case 'const':
      return [draft({ ...base, kind: 'constant', anchor })];
    case 'function':
      return [draft({ ...base, kind: 'function', anchor, detail: signature(item.parameters) })];
    case 'reexport':
      return [];
  }
}

type Base = Pick<Draft, 'route' | 'name' | 'text'>;

function classRecords(base: Base, item: SdkClass): Draft[] {
  const { route } = base;
  const facts = item.handler;
  // A handler's record is its page, and also has the contract's name: "PufferVault" finds PufferVaultHandler.
  const own = facts
    ? draft({ ...base, kind: 'handler', aliases: [facts.clientProperty, item.name.replace(/Handler$/, '')] })
    : draft({ ...base, kind: 'class', anchor: exportAnchor(item.name) });
  const methods = item.methods.map((method) =>
    draft({
      kind: 'method',
      route,
      name: method.name,
      anchor: methodAnchor(method.name),
      owner: item.name,
      detail: signature(method.parameters),
      text: prose(method.doc.summary, substance(method), method.doc.details),
    }),
  );
  return [own, ...methods];
}

/** Returns what a reader needs before a call, in one or two short sentences: the unit of amounts and the spender. */
function substance({ units, approvals, form }: Pick<SdkMethod, 'units' | 'approvals' | 'form'>): string {
  const counted = [...new Set(units.map(({ text }) => text))].slice(0, 2);
  const spenders = approvals.flatMap(({ spender, token, needs }) =>
    spender === null ? [] : [`${needs === 'permit' ? 'permit' : 'approval'} of ${token ?? 'the token'} for ${spender}`],
  );
  const needs = spenders.length > 0 ? spenders : form === 'read' || approvals.length === 0 ? [] : ['no approval'];
  return [
    counted.length > 0 ? `Unit: ${counted.join('; ')}.` : '',
    needs.length > 0 ? `Needs: ${[...new Set(needs)].join('; ')}.` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function memberRecords(route: string, item: SdkEnum): Draft[] {
  const kind = MEMBER_KINDS[item.name as keyof typeof MEMBER_KINDS] ?? 'member';
  return item.members.map((member) =>
    draft({
      kind,
      route,
      name: member.name,
      anchor: enumMemberAnchor(item.name, member.name),
      owner: item.name,
      chain: kind === 'chain' ? member.name : '',
      aliases: [String(member.value), member.facts.viemName ?? ''].filter(
        (alias) => alias !== '' && alias !== member.name,
      ),
      detail: kind === 'chain' ? `chain id ${member.value}` : memberDetail(member.value, member.facts.decimals),
      text: prose(member.doc.summary, member.doc.details),
    }),
  );
}

const memberDetail = (value: string | number, decimals: string | undefined): string =>
  `'${value}'${decimals === undefined ? '' : `, ${decimals} decimals`}`;

const signature = (parameters: readonly SdkParameter[]): string =>
  `(${parameters.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`).join(', ')})`;
