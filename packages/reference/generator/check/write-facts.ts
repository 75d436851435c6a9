import type { Problem } from '../../model/problem';
import type { Approval, SdkMethod } from '../../model/sdk';
import type { Surface } from '../../model/surface';
import { tagLocation } from './documented';
import { methodsIn } from './methods';
import { problemOf, type Rule } from './rule';

const problem = problemOf('write-facts');

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

/** A method that resolves to a hash reaches a wallet: without tags that say how, it would pass for a harmless local call. */
const silentWrites = (surface: Surface): readonly Problem[] =>
  methodsIn(surface)
    .filter(({ method }) => method.form === 'local' && /^Promise<(?:Hash|Hex)\b/.test(method.returns))
    .map(({ name, method }) =>
      problem(
        method.doc.location,
        `${name} returns ${method.returns}, and nothing says what it does`,
        'add @calls, @signs or @rpc',
      ),
    );

function missingFacts(name: string, method: SdkMethod): readonly Problem[] {
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

function senderProblems(name: string, { sender, parameters, doc }: SdkMethod): readonly Problem[] {
  const [first, second] = (sender ?? '').split('.');
  const parameter = parameters.find((candidate) => candidate.name === first);
  const known = second === undefined ? parameter : parameter?.fields.find((field) => field.name === second);
  if (sender === null || sender === '' || sender === 'walletClient.account' || known) return [];
  const hint = 'a parameter path such as params.account, or walletClient.account';
  return [
    problem(tagLocation(doc, 'sender', ''), `${name}: @sender ${sender} is not an account that the method gets`, hint),
  ];
}

function approvalProblems(name: string, method: SdkMethod, approval: Approval, surface: Surface): readonly Problem[] {
  const { needs, token, spender, text } = approval;
  const at = tagLocation(method.doc, 'approval', needs);
  if (needs === 'none') return [];
  if (needs === 'value') {
    if (method.value !== 'none') return [];
    return [
      problem(
        at,
        `${name}: @approval value contradicts @value none`,
        'write @approval none, or what is sent as msg.value',
      ),
    ];
  }
  if (token === null || spender === null) {
    return [
      problem(
        tagLocation(method.doc, 'approval', text),
        `${name}: "@approval ${text}" cannot be read`,
        'approve TOKEN to Contract - text',
      ),
    ];
  }
  const tokens = memberNames(surface, ['Token', 'UnifiToken']);
  const contracts = new Set(surface.contracts.map((contract) => contract.name));
  return [
    ...(isQuoted(token) || tokens.has(token)
      ? []
      : [
          problem(at, `${name}: ${token} is not a token`, 'a member of Token or UnifiToken, or words in double quotes'),
        ]),
    ...(isQuoted(spender) || contracts.has(spender)
      ? []
      : [
          problem(
            at,
            `${name}: ${spender} is not a contract`,
            'a file name of surface/contracts, or words in double quotes',
          ),
        ]),
  ];
}

function isQuoted(text: string): boolean {
  return /^".+"$/.test(text);
}

function memberNames({ modules }: Surface, enums: readonly string[]): ReadonlySet<string> {
  return new Set(
    modules.flatMap(({ exports }) =>
      exports.flatMap((item) =>
        item.kind === 'enum' && enums.includes(item.name) ? item.members.map(({ name }) => name) : [],
      ),
    ),
  );
}
