import type { Approval, SdkMethod } from '../../model/sdk';
import type { Surface } from '../../model/surface';
import { tagLocation } from './documented';
import { methodsIn, tokensIn } from './exports';
import { problem, type Finding, type Rule } from './rule';

/** A write states its sender, value, allowance, wallet prompts and whether a contract wallet can use it. */
export const writeFacts: Rule = (surface) => [
  ...silentWrites(surface),
  ...methodsIn(surface)
    .filter(({ method }) => method.form === 'write' || method.form === 'deferred-write')
    .flatMap(({ name, method }) => [
      ...missingFacts(name, method),
      ...senderProblems(name, method),
      ...method.approvals.flatMap((approval) => approvalProblems(name, method, approval, surface)),
    ]),
];

/** A method that resolves to a hash reaches a wallet: without tags it would be documented as a harmless local call. */
const silentWrites = (surface: Surface): readonly Finding[] =>
  methodsIn(surface)
    .filter(({ method }) => method.form === 'local' && /^Promise<(?:Hash|Hex)\b/.test(method.returns))
    .map(({ name, method }) =>
      problem(
        method.doc.location,
        `${name} returns ${method.returns}, and nothing says what it does`,
        'add @calls, @signs or @rpc',
      ),
    );

function missingFacts(name: string, method: SdkMethod): readonly Finding[] {
  const facts = [
    ['sender', method.sender],
    ['value', method.value],
    ['approval', method.approvals[0] ?? null],
    ['prompts', method.prompts],
    ['contractWallet', method.contractWallet],
  ] as const;
  return facts
    .filter(([, fact]) => fact === null || fact === '')
    .map(([tag]) => {
      const hint = tag === 'contractWallet' ? 'yes - text, no - text or unknown - text' : 'see surface/README.md';
      return problem(tagLocation(method.doc, tag, ''), `${name} is a write without a readable @${tag}`, hint);
    });
}

function senderProblems(name: string, { sender, parameters, doc }: SdkMethod): readonly Finding[] {
  const [first, second] = (sender ?? '').split('.');
  const parameter = parameters.find((candidate) => candidate.name === first);
  const known = second === undefined ? parameter : parameter?.fields.find((field) => field.name === second);
  if (sender === null || sender === '' || sender === 'walletClient.account' || known) return [];
  const hint = 'a parameter path such as params.account, or walletClient.account';
  return [
    problem(tagLocation(doc, 'sender', ''), `${name}: @sender ${sender} is not an account that the method gets`, hint),
  ];
}

function approvalProblems(name: string, method: SdkMethod, approval: Approval, surface: Surface): readonly Finding[] {
  const { needs, token, spender, text } = approval;
  const at = tagLocation(method.doc, 'approval', needs);
  if (needs === 'none') return [];
  if (needs === 'value') {
    if (method.value !== 'none') return [];
    const hint = 'write @approval none, or what is sent as msg.value';
    return [problem(at, `${name}: @approval value contradicts @value none`, hint)];
  }
  if (token === null || spender === null) {
    const unreadable = tagLocation(method.doc, 'approval', text);
    return [problem(unreadable, `${name}: "@approval ${text}" cannot be read`, 'approve TOKEN to Contract - text')];
  }
  const tokens = tokensIn(surface);
  const contracts = new Set(surface.contracts.map((contract) => contract.name));
  const quoted = /^".+"$/;
  const notToken = 'a member of Token or UnifiToken, or words in double quotes';
  const notContract = 'a file name of surface/contracts, or words in double quotes';
  return [
    ...(quoted.test(token) || tokens.has(token) ? [] : [problem(at, `${name}: ${token} is not a token`, notToken)]),
    ...(quoted.test(spender) || contracts.has(spender)
      ? []
      : [problem(at, `${name}: ${spender} is not a contract`, notContract)]),
  ];
}
