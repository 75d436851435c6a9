import { methodAnchor } from '../../model/anchors';
import { badgeOf } from '../../model/badge';
import type { SdkClass, SdkMethod } from '../../model/sdk';
import { formatCall } from '../../model/type-text';
import { blocks, element, heading, whole } from './mdx';
import { callFacts, firstFacts, moreFacts, outcomes } from './method-facts';
import { caveatBlocks, docBlocks, prose } from './prose';
import type { Reference } from '../../model/reference';
import { entryEnd, fact, facts, guideRows, pane, parameterList, parameterRows } from './rows';
import { ownRows, type Shared } from './shared';
import { typeLinks } from './type-links';

interface EntryParts {
  /** Release that added the method; null when it came with its class. */
  readonly since: string | null;
  /** Route of the entry, for the guides that link to it. */
  readonly route: string;
  /** What the methods of the group share, and the id where the page says it. */
  readonly shared?: Shared;
  readonly group?: string;
  /** The method's name in the call composer; missing for one that it does not compose. */
  readonly compose?: string;
  /** Whether everything except its purpose and its warnings is folded. */
  readonly folded?: boolean;
}

/** Writes a method: one row for a plain read, otherwise prerequisites, the call, and the rest. */
export function methodEntry(reference: Reference, method: SdkMethod, parts: EntryParts): string {
  return isBrief(method) ? briefEntry(reference, method, parts) : wholeEntry(reference, method, parts);
}

/** Whether a method is a read with at most one plain parameter and without a warning, so that one row is enough. */
export const isBrief = ({ form, parameters, caveats }: SdkMethod): boolean =>
  form === 'read' &&
  parameters.length <= 1 &&
  parameters.every(({ fields, defaultValue }) => fields.length === 0 && defaultValue === null) &&
  caveats.warnings.length + caveats.inferred.length + caveats.unknown.length === 0;

/** Writes the facts about a constructor; empty where the class inherits it. */
export const constructorText = (reference: Reference, { constructorMember: own }: SdkClass): string =>
  blocks(
    own?.doc ? docBlocks(reference, own.doc) : null,
    parameterList(reference, 'Constructor parameters', own?.parameters ?? []),
  );

const signatureOf = (method: SdkMethod): string =>
  formatCall(
    `${method.static ? 'static ' : ''}${method.name}`,
    method.parameters.map(({ name, optional, type }) => `${name}${optional ? '?' : ''}: ${type}`),
    `: ${method.returns}`,
  );

function briefEntry(reference: Reference, method: SdkMethod, { since, route, shared }: EntryParts): string {
  const code = signatureOf(method);
  return blocks(
    heading(3, method.name, methodAnchor(method.name)),
    element('Signature', { brief: true, code, links: typeLinks(reference, code) }),
    docBlocks(reference, method.doc),
    facts([
      // The types are in the signature.
      ...method.parameters.flatMap((parameter) => parameterRows(reference, { ...parameter, type: '' })),
      ...firstFacts(reference, method),
      ...ownRows(
        [...callFacts(reference, method), ...moreFacts(reference, method), ...guideRows(reference, route)],
        shared,
      ),
      ...(since === null ? [] : [fact('Since', since)]),
    ]),
    // Facts shared by all reads are above them.
    outcomes(reference, method, shared),
  );
}

function wholeEntry(
  reference: Reference,
  method: SdkMethod,
  { since, route, shared, group, compose, folded }: EntryParts,
): string {
  const code = signatureOf(method);
  const signature = element('Signature', { code, links: typeLinks(reference, code) });
  const form = compose === undefined ? null : element('Compose', { of: compose });
  const parameters = parameterList(reference, 'Parameters', method.parameters);
  const needs = facts([...firstFacts(reference, method), ...ownRows(callFacts(reference, method), shared)]);
  const warnings = caveatBlocks(reference, method.caveats);
  const rest = [
    outcomes(reference, method, shared, group, folded !== true),
    entryEnd(
      prose(reference, method.doc.details),
      ownRows([...moreFacts(reference, method), ...guideRows(reference, route)], shared),
      folded === true ? null : 'observed, contract wallets, guides',
    ),
  ];
  const head = [
    heading(3, method.name, methodAnchor(method.name)),
    element('Badge', { kind: badgeOf(method, reference.surface.contracts), since }),
  ];
  const summary = prose(reference, method.doc.summary);
  return folded === true
    ? blocks(
        head,
        summary,
        warnings,
        whole('Signature, parameters and reverts', signature, parameters, needs, ...rest),
        form,
      )
    : blocks(head, pane(signature, form), summary, parameters, needs, warnings, rest);
}
