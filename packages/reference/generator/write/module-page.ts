import { exportAnchor, methodAnchor } from '../../model/anchors';
import type { Page } from '../../model/page';
import { moduleRoute } from '../../model/routes';
import type { SdkClass, SdkConstant, SdkExport, SdkFunction, SdkModule } from '../../model/sdk';
import { exportKey, memberKey } from '../../model/since';
import { formatCall, formatFields } from '../../model/type-text';
import { blocks, codeBlock, element, heading, wrap } from './mdx';
import { constructorText, methodEntry } from './method-entry';
import { pageOf } from './page-of';
import { caveatBlocks, docBlocks, line } from './prose';
import type { Reference } from '../../model/reference';
import { releaseText } from './release-text';
import { parameterList, parameterRows, rows } from './rows';
import { typeLinks } from './type-links';
import { isType, typeSection } from './type-section';

/** Writes the page of a small module: its classes, types, functions and constants, one section each. */
export function modulePage(reference: Reference, module: SdkModule, title: string): Page {
  const exports = module.exports.filter(({ kind }) => kind !== 'reexport');
  const names = exports.map(({ name }) => name);
  const single = exports.length === 1 ? exports[0] : undefined;
  return pageOf(reference, {
    path: module.path,
    title,
    summary: module.doc?.summary ?? single?.doc.summary ?? `Exports of the module ${module.path}: ${names.join(', ')}.`,
    keywords: names,
    body: blocks(
      module.doc === null ? null : docBlocks(reference, module.doc),
      heading(2, 'Import', 'import'),
      codeBlock('ts', importLines(reference, module, exports)),
      exports.map((item) => exportSection(reference, module, item, title)),
    ),
  });
}

/** Returns import statements that resolve: from the root for its exports, otherwise from dist/. */
function importLines(reference: Reference, module: SdkModule, exports: readonly SdkExport[]): string {
  const { package: root } = reference.surface.upstream;
  return [root, `${root}/dist/${module.path}`]
    .flatMap((from) => {
      const here = exports.filter(({ name }) => reference.rootExports.has(name) === (from === root));
      return ['import ', 'import type '].map((keyword) => ({
        keyword,
        from,
        names: here.filter((item) => isType(item) === (keyword === 'import type ')).map(({ name }) => name),
      }));
    })
    .filter(({ names }) => names.length > 0)
    .map(({ keyword, from, names }) => formatFields(keyword, names, ` from '${from}';`))
    .join('\n');
}

function exportSection(reference: Reference, module: SdkModule, item: SdkExport, title: string): string {
  switch (item.kind) {
    case 'class':
      return classSection(reference, module, item, title);
    case 'type':
    case 'interface':
      return typeSection(reference, module.path, item, 2);
    case 'function':
      return functionSection(reference, module, item, title);
    case 'const':
      return constantSection(reference, module, item, title);
    case 'enum':
    case 'reexport':
      return '';
  }
}

function head(reference: Reference, module: SdkModule, item: SdkExport, title: string): string {
  return blocks(
    // The title of the page is the name already.
    heading(2, item.name === title ? `The ${item.kind}` : item.name, exportAnchor(item.name)),
    element('Badge', { kind: item.kind, since: reference.since(exportKey(module.path, item.name)) }),
    docBlocks(reference, item.doc),
    caveatBlocks(reference, item.caveats),
  );
}

function classSection(reference: Reference, module: SdkModule, item: SdkClass, title: string): string {
  const generics = item.typeParameters.length === 0 ? '' : `<${item.typeParameters.join(', ')}>`;
  const parent = item.extends === null ? '' : ` extends ${item.extends}`;
  const code = `${item.abstract ? 'abstract ' : ''}class ${item.name}${generics}${parent}`;
  const key = exportKey(module.path, item.name);
  return blocks(
    head(reference, module, item, title),
    element('Signature', { code, links: typeLinks(reference, code) }),
    item.constructorMember === null ? null : heading(3, `new ${item.name}`, `${item.name}-constructor`),
    constructorText(reference, item),
    item.properties.length === 0
      ? null
      : blocks(
          heading(3, 'Properties', `${item.name}-properties`),
          rows(
            null,
            item.properties.flatMap((field) =>
              parameterRows(reference, field, '', {
                id: methodAnchor(field.name),
                release: releaseText(reference, memberKey(module.path, item.name, field.name), key),
              }),
            ),
          ),
        ),
    item.methods.map((method) =>
      methodEntry(reference, method, {
        since: reference.since(memberKey(module.path, item.name, method.name), key),
        route: `${moduleRoute(module.path)}#${methodAnchor(method.name)}`,
      }),
    ),
  );
}

function functionSection(reference: Reference, module: SdkModule, item: SdkFunction, title: string): string {
  const code = formatCall(
    item.name,
    item.parameters.map(({ name, type }) => `${name}: ${type}`),
    `: ${item.returns}`,
  );
  const unit = item.units.find(({ path }) => path === 'return')?.text;
  return blocks(
    head(reference, module, item, title),
    element('Signature', { code, links: typeLinks(reference, code) }),
    parameterList(reference, 'Parameters', item.parameters),
    rows('Returns', [wrap('Row', { term: 'Result', unit }, line(reference, item.returnsDescription))]),
  );
}

function constantSection(reference: Reference, module: SdkModule, item: SdkConstant, title: string): string {
  const value = item.value === undefined ? '' : ` = ${JSON.stringify(item.value)}`;
  const code = `const ${item.name}: ${item.type}${value}`;
  return blocks(
    head(reference, module, item, title),
    element('Signature', { code, links: typeLinks(reference, code) }),
  );
}
