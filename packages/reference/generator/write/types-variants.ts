import { methodAnchor, typeAnchor } from '../../model/anchors';
import type { Page } from '../../model/page';
import { moduleRoute, pageFile } from '../../model/routes';
import type { SdkModule, SdkType } from '../../model/sdk';
import { formatType } from '../../model/type-text';
import { blocks, codeBlock, heading, wrap } from './mdx';
import { pageOf } from './page-of';
import type { Reference } from '../../model/reference';
import { rows } from './rows';

/** Returns the types of a module as declarations. */
const declarations = (module: SdkModule): SdkType[] =>
  module.exports.filter((item): item is SdkType => item.kind === 'type' || item.kind === 'interface');

/** Writes where the types of a module are used: parameters, returns and other types. */
export function typesCrossPage(reference: Reference, module: SdkModule, title: string): Page {
  const route = moduleRoute(module.path, 'cross-reference');
  return pageOf(reference, {
    file: pageFile(route),
    route,
    path: module.path,
    variant: 'cross-reference',
    title: `${title}: cross-reference`,
    heading: `${title} cross-reference`,
    summary: `Every SDK method and type that takes or gives one of ${declarations(module)
      .map(({ name }) => name)
      .join(', ')}, with links to its reference.`,
    keywords: declarations(module).map(({ name }) => name),
    body: blocks(
      declarations(module).map((type) =>
        blocks(heading(2, type.name, typeAnchor(type.name)), uses(reference, type.name)),
      ),
    ),
  });
}

function uses(reference: Reference, name: string): string {
  const word = new RegExp(`\\b${name}\\b`);
  const items = reference.surface.modules.flatMap(({ exports, path }) =>
    exports.flatMap((item) => {
      if (item.kind === 'class') {
        return item.methods
          .filter((method) => word.test(method.returns) || method.parameters.some(({ type }) => word.test(type)))
          .map((method) =>
            use(
              `${item.name}.${method.name}`,
              `${moduleRoute(path)}#${methodAnchor(method.name)}`,
              method.returns,
              word,
            ),
          );
      }
      if (item.kind !== 'type' && item.kind !== 'interface') return [];
      return item.name !== name && word.test(item.definition)
        ? [
            wrap(
              'Row',
              { name: item.name, href: `${moduleRoute(path)}#${typeAnchor(item.name)}` },
              'extends or contains it',
            ),
          ]
        : [];
    }),
  );
  return rows('Used by', items);
}

function use(name: string, href: string, returns: string, word: RegExp): string {
  return wrap('Row', { name, href }, word.test(returns) ? 'gives it' : 'takes it');
}

/** Writes the declarations of a module as TypeScript. */
export function typesRawPage(reference: Reference, module: SdkModule, title: string): Page {
  const route = moduleRoute(module.path, 'raw');
  const needed = declarations(module).some(({ definition }) => /\bAddress\b/.test(definition));
  return pageOf(reference, {
    file: pageFile(route),
    route,
    path: module.path,
    variant: 'raw',
    title: `${title}: raw declarations`,
    heading: `${title} raw declarations`,
    summary: `The TypeScript declarations of ${declarations(module)
      .map(({ name }) => name)
      .join(', ')} as the SDK exports them, to copy into a project.`,
    keywords: declarations(module).map(({ name }) => name),
    body: codeBlock(
      'ts',
      [
        ...(needed ? [`import type { Address } from 'viem';`, ''] : []),
        ...declarations(module).map(({ name, definition }) => formatType(`export type ${name} = ${definition};`)),
      ].join('\n'),
      `title="${module.path}"`,
    ),
  });
}
