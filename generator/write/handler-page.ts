import { methodAnchor, powersAnchor } from '../../model/anchors';
import { badgeOf } from '../../model/badge';
import type { Page } from '../../model/page';
import { accessRoute, composeLink, contractRoute, exportsRoute, moduleRoute, pageFile } from '../../model/routes';
import type { SdkMethod, SdkType } from '../../model/sdk';
import { exportKey, memberKey } from '../../model/since';
import { formatCall } from '../../model/type-text';
import { chainRows } from './chain-rows';
import { handlerConstruction } from './handler-construction';
import { blocks, element, heading, wrap } from './mdx';
import { importText } from './import-text';
import { methodFacts } from './method-facts';
import { pageOf } from './page-of';
import { caveatBlocks, docBlocks, line, prose } from './prose';
import { methodLink, type Handler, type Reference } from '../../model/reference';
import { fact, parameterRows, rows } from './rows';
import { typeLinks } from './type-links';
import { typeSection } from './type-section';

/** Writes the reference page of a handler: how to get it, its chains, and every method. */
export function handlerPage(reference: Reference, handler: Handler): Page {
  const { class: handlerClass, facts, module } = handler;
  const key = exportKey(module.path, handlerClass.name);
  const since = reference.since(key);
  const types = module.exports.filter((item): item is SdkType => item.kind === 'type' || item.kind === 'interface');
  return pageOf(reference, {
    file: pageFile(moduleRoute(module.path)),
    route: moduleRoute(module.path),
    path: module.path,
    variant: 'reference',
    title: handlerClass.name,
    summary: handlerClass.doc.summary,
    keywords: ['handler', facts.clientProperty, facts.contract],
    components: ['Rows', 'Row', 'Signature', 'Badge', 'Hex'],
    body: blocks(
      prose(reference, handlerClass.doc.summary),
      rows('At a glance', [
        fact('Client property', `\`client.${facts.clientProperty}\``),
        fact('Contract', `[\`${facts.contract}\`](${contractRoute(facts.contract)})`),
        fact('Address', line(reference, `\`${facts.addressSource}\``)),
        ...(since === null ? [] : [fact('Since', since)]),
        fact('Access', `[who may call, pause and upgrade](${accessRoute}#${powersAnchor(facts.contract)})`),
        ...(handlerClass.methods.some(({ form }) => form.endsWith('write'))
          ? [fact('Compose', `[a call](${composeLink(handlerClass.name)})`)]
          : []),
        fact('Import', `${importText(reference, module.path, handlerClass.name)} [All ways](${exportsRoute}#handlers)`),
      ]),
      methodIndex(reference, handler),
      prose(reference, handlerClass.doc.details),
      caveatBlocks(reference, handlerClass.caveats),
      heading(2, 'Get the handler', 'get-the-handler'),
      handlerConstruction(reference, handler),
      heading(3, 'Constructor', 'constructor'),
      handlerClass.constructorMember?.doc ? docBlocks(reference, handlerClass.constructorMember.doc) : null,
      rows(
        'Constructor parameters',
        (handlerClass.constructorMember?.parameters ?? []).flatMap((parameter) => parameterRows(reference, parameter)),
      ),
      heading(2, 'Chains', 'chains'),
      chainRows(reference, handler),
      heading(2, 'Methods', 'methods'),
      handlerClass.methods.map((method) => methodSection(reference, handler, method)),
      types.length === 0 ? null : heading(2, 'Types', 'types'),
      types.map((type) => typeSection(reference, module.path, type, 3, key)),
    ),
  });
}

function methodIndex(reference: Reference, handler: Handler): string {
  const groups = [
    ['Reads', (method: SdkMethod) => method.form === 'read'],
    ['Writes', (method: SdkMethod) => method.form === 'write' || method.form === 'deferred-write'],
    ['Signs or configures', (method: SdkMethod) => method.form === 'sign' || method.form === 'local'],
  ] as const;
  return blocks(
    groups.map(([title, keep]) => {
      const items = handler.class.methods
        .filter(keep)
        .map((method) =>
          wrap('Row', { name: method.name, href: methodLink(handler, method) }, line(reference, method.doc.summary)),
        );
      return items.length === 0 ? null : rows(title, items);
    }),
  );
}

function methodSection(reference: Reference, handler: Handler, method: SdkMethod): string {
  const signature = formatCall(
    method.name,
    method.parameters.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`),
    `: ${method.returns}`,
  );
  return blocks(
    heading(3, method.name, methodAnchor(method.name)),
    element('Badge', {
      kind: badgeOf(method, reference.surface.contracts),
      since: reference.since(
        memberKey(handler.module.path, handler.class.name, method.name),
        exportKey(handler.module.path, handler.class.name),
      ),
    }),
    docBlocks(reference, method.doc),
    caveatBlocks(reference, method.caveats),
    element('Signature', { code: signature, links: typeLinks(reference, signature) }),
    rows(
      'Parameters',
      method.parameters.flatMap((parameter) => parameterRows(reference, parameter)),
    ),
    methodFacts(reference, method, methodLink(handler, method)),
  );
}
