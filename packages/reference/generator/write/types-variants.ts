import { methodAnchor, typeAnchor } from '../../model/anchors';
import type { Page } from '../../model/page';
import { moduleRoute } from '../../model/routes';
import type { SdkModule } from '../../model/sdk';
import { formatType } from '../../model/type-text';
import { blocks, codeBlock, heading, wrap } from './mdx';
import { pageOf } from './page-of';
import type { Reference } from '../../model/reference';
import { rows } from './rows';
import { isType } from './type-section';

/** Writes the uses of a module's types: parameters, returns and other types. */
export function typesCrossPage(reference: Reference, module: SdkModule, title: string): Page {
  const types = module.exports.filter(isType);
  const names = types.map(({ name }) => name);
  return pageOf(reference, {
    path: module.path,
    variant: 'cross-reference',
    title: `${title}: cross-reference`,
    summary: `Every SDK method and type that takes or gives one of ${names.join(', ')}, with links to its reference.`,
    keywords: names,
    body: blocks(types.flatMap(({ name }) => [heading(2, name, typeAnchor(name)), uses(reference, name)])),
  });
}

function uses(reference: Reference, name: string): string {
  const word = new RegExp(`\\b${name}\\b`);
  const items = reference.surface.modules.flatMap(({ exports, path }) =>
    exports.flatMap((item) => {
      const use = (user: string, anchor: string, how: string): string =>
        wrap('Row', { name: user, href: `${moduleRoute(path)}#${anchor}` }, how);
      if (item.kind === 'class') {
        return item.methods
          .filter((method) => word.test(method.returns) || method.parameters.some(({ type }) => word.test(type)))
          .map((method) =>
            use(
              `${item.name}.${method.name}`,
              methodAnchor(method.name),
              word.test(method.returns) ? 'gives it' : 'takes it',
            ),
          );
      }
      return isType(item) && item.name !== name && word.test(item.definition)
        ? [use(item.name, typeAnchor(item.name), 'extends or contains it')]
        : [];
    }),
  );
  return rows('Used by', items);
}

/** Writes the declarations of a module as TypeScript. */
export function typesRawPage(reference: Reference, module: SdkModule, title: string): Page {
  const types = module.exports.filter(isType);
  const names = types.map(({ name }) => name);
  const needed = types.some(({ definition }) => /\bAddress\b/.test(definition));
  return pageOf(reference, {
    path: module.path,
    variant: 'raw',
    title: `${title}: raw declarations`,
    summary: `The TypeScript declarations of ${names.join(', ')} as the SDK exports them, to copy into a project.`,
    keywords: names,
    body: codeBlock(
      'ts',
      [
        ...(needed ? [`import type { Address } from 'viem';`, ''] : []),
        ...types.map(({ name, definition }) => formatType(`export type ${name} = ${definition};`)),
      ].join('\n'),
      `title="${module.path}"`,
    ),
  });
}
