import { typeAnchor } from '../../model/anchors';
import type { ItemKey } from '../../model/history';
import type { SdkExport, SdkType } from '../../model/sdk';
import { exportKey } from '../../model/since';
import { formatType } from '../../model/type-text';
import { importText } from './import-text';
import { blocks, element, heading, more } from './mdx';
import { caveatBlocks, docBlocks } from './prose';
import type { Reference } from '../../model/reference';
import { parameterRows, rows } from './rows';
import { typeLinks } from './type-links';

export const isType = (item: SdkExport): item is SdkType => item.kind === 'type' || item.kind === 'interface';

/** Writes an exported type or interface with its fields and its import line. `owner` is the class on the same page. */
export function typeSection(
  reference: Reference,
  module: string,
  type: SdkType,
  level: number,
  owner: ItemKey | readonly ItemKey[] = [],
): string {
  const generics = type.typeParameters.length === 0 ? '' : `<${type.typeParameters.join(', ')}>`;
  const code =
    type.kind === 'interface'
      ? `interface ${type.name}${generics}`
      : `type ${type.name}${generics} = ${formatType(type.definition)}`;
  return blocks(
    heading(level, type.name, typeAnchor(type.name)),
    element('Badge', { kind: type.kind, since: reference.since(exportKey(module, type.name), owner) }),
    docBlocks(reference, type.doc),
    caveatBlocks(reference, type.caveats),
    element('Signature', { code, links: typeLinks(reference, type.definition) }),
    importText(reference, module, type.name),
    fields(reference, type, level),
  );
}

/** Writes the fields of a type. Below a class the methods that take it list them as well, so that many are folded. */
function fields(reference: Reference, type: SdkType, level: number): string {
  const items = type.fields.flatMap((field) => parameterRows(reference, field));
  return level > 2 && items.length > 3
    ? more(`Fields: ${type.fields.map(({ name }) => name).join(', ')}`, rows(null, items))
    : rows('Fields', items);
}
