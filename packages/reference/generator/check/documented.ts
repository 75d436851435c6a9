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
      ...(doc ? [documented('module', '', path, doc)] : []),
      ...exports.flatMap((item) => documentedInExport(item, path)),
    ]),
    ...surface.contracts.flatMap(({ name: owner, doc: own, receive, ...contract }) => [
      documented('contract', '', owner, own),
      ...contract.functions.map(({ signature, doc }) =>
        documented('contract function', owner, `${owner}.${signature}`, doc),
      ),
      ...(receive ? [documented('receive', owner, `${owner}.receive`, receive)] : []),
      ...contract.events.map(({ name, doc }) => documented('event', owner, `${owner}.${name}`, doc)),
      ...contract.errors.map(({ name, doc }) => documented('error', owner, `${owner}.${name}`, doc)),
      ...contract.structs.map(({ name, doc }) => documented('struct', owner, name, doc)),
      ...contract.enums.map(({ name, doc }) => documented('contract enum', owner, name, doc)),
    ]),
    ...surface.errors.map(({ name, doc }) => documented('undeclared error', '', name, doc)),
    ...surface.events.map(({ name, doc }) => documented('undeclared event', '', name, doc)),
  ];
}

const documented = (kind: DocumentedKind, owner: string, name: string, doc: Doc): Documented => ({
  kind,
  name,
  owner,
  doc,
});

function documentedInExport(item: SdkExport, module: string): readonly Documented[] {
  const own = (kind: DocumentedKind) => documented(kind, module, item.name, item.doc);
  const member = (kind: DocumentedKind, name: string, doc: Doc) =>
    documented(kind, item.name, `${item.name}.${name}`, doc);
  switch (item.kind) {
    case 'reexport':
      return [];
    case 'class': {
      const made = item.constructorMember?.doc;
      return [
        own('class'),
        ...(made ? [member('constructor', 'constructor', made)] : []),
        ...item.methods.map(({ name, doc }) => member('method', name, doc)),
      ];
    }
    case 'enum':
      return [own('enum'), ...item.members.map(({ name, doc }) => member('enum member', name, doc))];
    case 'const':
      return [own('constant')];
    case 'function':
      return [own('function')];
    default:
      return [own('type')];
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
