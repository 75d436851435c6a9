import type { Doc, Location } from '../../model/doc';
import type { SdkExport, SdkField } from '../../model/sdk';
import type { Surface } from '../../model/surface';

export type DocumentedKind =
  | 'module'
  | 'class'
  | 'constructor'
  | 'method'
  | 'enum'
  | 'enum member'
  | 'type'
  | 'constant'
  | 'function'
  | 'contract'
  | 'contract function'
  | 'receive'
  | 'event'
  | 'error'
  | 'undeclared error'
  | 'undeclared event'
  | 'struct'
  | 'contract enum';

/** An item with its own comment. `name` is its name for readers, `owner` the item that contains it. */
export interface Documented {
  readonly kind: DocumentedKind;
  readonly name: string;
  readonly owner: string;
  readonly doc: Doc;
}

/** Returns every item with a Doc. Re-exports are left out: they are documented at their origin. */
export function documentedOf(surface: Surface): readonly Documented[] {
  return [
    ...surface.modules.flatMap(({ path, doc, exports }) => [
      ...(doc ? [{ kind: 'module' as const, name: path, owner: '', doc }] : []),
      ...exports.flatMap((item) => documentedInExport(item, path)),
    ]),
    ...surface.contracts.flatMap((contract): Documented[] => {
      const owner = contract.name;
      const receive = contract.receive
        ? [{ kind: 'receive' as const, name: `${owner}.receive`, owner, doc: contract.receive }]
        : [];
      return [
        { kind: 'contract', name: owner, owner: '', doc: contract.doc },
        ...contract.functions.map((item) => ({
          kind: 'contract function' as const,
          name: `${owner}.${item.signature}`,
          owner,
          doc: item.doc,
        })),
        ...receive,
        ...contract.events.map((item) => ({
          kind: 'event' as const,
          name: `${owner}.${item.name}`,
          owner,
          doc: item.doc,
        })),
        ...contract.errors.map((item) => ({
          kind: 'error' as const,
          name: `${owner}.${item.name}`,
          owner,
          doc: item.doc,
        })),
        ...contract.structs.map((item) => ({ kind: 'struct' as const, name: item.name, owner, doc: item.doc })),
        ...contract.enums.map((item) => ({ kind: 'contract enum' as const, name: item.name, owner, doc: item.doc })),
      ];
    }),
    ...surface.errors.map((item) => ({ kind: 'undeclared error' as const, name: item.name, owner: '', doc: item.doc })),
    ...surface.events.map((item) => ({ kind: 'undeclared event' as const, name: item.name, owner: '', doc: item.doc })),
  ];
}

function documentedInExport(item: SdkExport, module: string): Documented[] {
  const { name, doc } = item;
  switch (item.kind) {
    case 'reexport':
      return [];
    case 'class': {
      const made = item.constructorMember?.doc;
      return [
        { kind: 'class', name, owner: module, doc },
        ...(made ? [{ kind: 'constructor' as const, name: `${name}.constructor`, owner: name, doc: made }] : []),
        ...item.methods.map((method) => ({
          kind: 'method' as const,
          name: `${name}.${method.name}`,
          owner: name,
          doc: method.doc,
        })),
      ];
    }
    case 'enum':
      return [
        { kind: 'enum', name, owner: module, doc },
        ...item.members.map((member) => ({
          kind: 'enum member' as const,
          name: `${name}.${member.name}`,
          owner: name,
          doc: member.doc,
        })),
      ];
    case 'const':
      return [{ kind: 'constant', name, owner: module, doc }];
    case 'function':
      return [{ kind: 'function', name, owner: module, doc }];
    default:
      return [{ kind: 'type', name, owner: module, doc }];
  }
}

/** Returns the fields of types and properties of classes, which have a comment but no Doc. */
export function fieldsIn(surface: Surface): readonly { readonly owner: string; readonly field: SdkField }[] {
  return surface.modules.flatMap(({ exports }) =>
    exports.flatMap((item) => {
      const fields = item.kind === 'class' ? item.properties : 'fields' in item ? item.fields : [];
      return fields.map((field) => ({ owner: item.name, field }));
    }),
  );
}

/**
 * Returns the location of the first tag with this name whose text starts with `starts`; without one, that of the
 * comment.
 */
export function tagLocation(doc: Doc, name: string, starts: string): Location {
  const tag = doc.tags.find((candidate) => candidate.name === name && candidate.text.startsWith(starts));
  return tag ? { file: doc.location.file, line: tag.line } : doc.location;
}
