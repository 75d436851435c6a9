import { powersAnchor } from '../../model/anchors';
import type { Page } from '../../model/page';
import { accessRoute, contractRoute, exportsRoute } from '../../model/routes';
import type { MethodForm, SdkMethod } from '../../model/sdk';
import { exportKey, memberKey } from '../../model/since';
import { chainRows } from './chain-rows';
import { handlerConstruction } from './handler-construction';
import { admonition, blocks, element, heading } from './mdx';
import { importText } from './import-text';
import { constructorText, isBrief, methodEntry } from './method-entry';
import { alwaysFails, byUse, isFolded, mostUsed, otherEntries } from './method-order';
import { resultRows } from './method-facts';
import { pageOf } from './page-of';
import { caveatBlocks, line, prose } from './prose';
import { methodLink, type Handler, type Reference } from '../../model/reference';
import { fact, guideRows, listFact, rows, watchRow } from './rows';
import { sharedBy, sharedText } from './shared';
import { isType, typeSection } from './type-section';

/** Writes the reference page of a handler: how to get it, its chains, and every method. */
export function handlerPage(reference: Reference, handler: Handler): Page {
  const { class: handlerClass, facts, module } = handler;
  const key = exportKey(module.path, handlerClass.name);
  const since = reference.since(key);
  const types = module.exports.filter(isType);
  const common = mostUsed(handler);
  return pageOf(reference, {
    path: module.path,
    title: handlerClass.name,
    summary: handlerClass.doc.summary,
    keywords: ['handler', facts.clientProperty, facts.contract],
    body: blocks(
      prose(reference, handlerClass.doc.summary),
      rows('At a glance', [
        ...listFact(
          'Most used',
          common.map((method) => `[\`${method.name}\`](${methodLink(handler, method)})`),
        ),
        ...watchRow(
          reference,
          common.map(({ reverts }) => reverts),
        ),
        fact('Client property', `\`client.${facts.clientProperty}\``),
        fact('Contract', `[\`${facts.contract}\`](${contractRoute(facts.contract)})`),
        fact('Address', line(reference, `\`${facts.addressSource}\``)),
        ...(since === null ? [] : [fact('Since', since)]),
        fact('Access', `[who may call, pause and upgrade](${accessRoute}#${powersAnchor(facts.contract)})`),
        fact('Import', `${importText(reference, module.path, handlerClass.name)} [All ways](${exportsRoute}#handlers)`),
      ]),
      caveatBlocks(reference, handlerClass.caveats),
      prose(reference, handlerClass.doc.details),
      heading(2, 'Get the handler', 'get-the-handler'),
      handlerConstruction(reference, handler),
      heading(3, 'Constructor', 'constructor'),
      constructorText(reference, handlerClass),
      heading(2, 'Chains', 'chains'),
      chainRows(reference, handler),
      element('Anchor', { id: 'methods' }),
      methodGroups(reference, handler),
      types.length === 0 ? null : heading(2, 'Types', 'types'),
      types.map((type) => typeSection(reference, module.path, type, 3, key)),
    ),
  });
}

/** Groups of methods: title, id on the page, the word for them in a sentence. */
const groups = [
  { title: 'Writes', id: 'writes', keep: ['write', 'deferred-write'] },
  { title: 'Reads', id: 'reads', keep: ['read'] },
  { title: 'Signatures and settings', id: 'settings', keep: ['sign', 'local'] },
] as const satisfies readonly { title: string; id: string; keep: readonly MethodForm[] }[];

const methodsOf = (handler: Handler, keep: readonly MethodForm[]): readonly SdkMethod[] =>
  handler.class.methods.filter(({ form }) => keep.includes(form));

function methodGroups(reference: Reference, handler: Handler): string[] {
  const key = exportKey(handler.module.path, handler.class.name);
  const long =
    handler.class.methods.filter((method) => !isBrief(method)).length + handler.module.exports.filter(isType).length;
  const common = mostUsed(handler);
  return groups.flatMap(({ title, id, keep }) => {
    const methods = byUse(handler, methodsOf(handler, keep));
    if (methods.length === 0) return [];
    const shared = sharedBy(methods, (method) => [
      ...resultRows(reference, method),
      ...guideRows(reference, methodLink(handler, method)),
    ]);
    const entry = (method: SdkMethod): string =>
      methodEntry(reference, method, {
        since: reference.since(memberKey(handler.module.path, handler.class.name, method.name), key),
        route: methodLink(handler, method),
        shared,
        group: id,
        folded: isFolded(long, common.includes(method)),
        ...(method.form.endsWith('write') ? { compose: `${handler.class.name}.${method.name}` } : {}),
      });
    const failing = methods.filter(alwaysFails);
    const works = methods.filter((method) => !alwaysFails(method));
    const first = (method: SdkMethod): boolean => common.includes(method);
    const others = works.filter((method) => !first(method));
    return [
      heading(2, title, id),
      sharedText(reference, id, shared),
      ...works.filter(first).map(entry),
      ...(id === 'settings' ? others.map(entry) : otherEntries(handler.class.methods.length, id, others.map(entry))),
      ...(failing.length === 0 ? [] : [failingText(failing), ...failing.map(entry)]),
    ];
  });
}

const failingText = (methods: readonly SdkMethod[]): string =>
  admonition(
    'warning',
    methods.length === 1 ? 'This method always fails' : 'These methods always fail',
    `${methods.map(({ name }) => `[\`${name}\`](#${name})`).join(', ')}: a call can't succeed, and a transaction only costs gas.`,
  );
