import { z } from 'zod';
import type { HandlerEntry, MethodEntry } from '../entries';
import { near } from '../near';
import { sourceLine } from '../site';
import { accessWords } from '../access-words';
import { BadInput, facts, given, LIMIT, type Tool } from '../tool';

export const methodFacts: Tool = {
  name: 'method_facts',
  description:
    'What a method of {sdk} calls, who sends it, its value, the unit of every amount, the approval or permit it needs with the spender, and what it can revert with. Also its warnings, and the chains where it has a target.',
  input: {
    method: z
      .string()
      .describe(
        'Class and method, such as VaultHandler.deposit; the property of the client and method, such as vault.deposit; or a bare name',
      ),
  },
  output: {
    methods: z.array(
      z.object({
        handler: z.string(),
        client: z.string(),
        method: z.string(),
        sender: z.string().nullable(),
        value: z.string().nullable().describe('msg.value'),
        amounts: z.array(z.object({ name: z.string(), unit: z.string() })),
        approvals: z.array(
          z.object({
            needs: z.string(),
            token: z.string().nullable(),
            spender: z.string().nullable(),
            spenderAddresses: z.array(z.object({ chain: z.string(), name: z.string(), address: z.string() })),
          }),
        ),
        details: z.string().describe('Bounds, limits and order that the page says'),
        warnings: z.array(z.string()),
        handlerWarnings: z.array(z.string()).describe('For every method of the handler'),
        chains: z
          .object({
            address: z.array(z.object({ chain: z.string(), name: z.string(), address: z.string() })),
            placeholder: z.array(z.string()).describe('Zero address: writes go there'),
            noTarget: z.array(z.string()).describe('No error, and what is sent has no `to`'),
            throws: z.array(z.string()).describe('TypeError before anything is sent'),
          })
          .nullable()
          .describe('null: the chosen token or address decides, see chainsText'),
        chainsText: z.string(),
        inferred: z.array(z.string()),
        unknown: z.array(z.string()),
        handlerInferred: z.array(z.string()).describe('For every method of the handler'),
        handlerUnknown: z.array(z.string()).describe('For every method of the handler'),
        page: z.string(),
      }),
    ),
  },
  async answer(site, input) {
    const name = given(input, 'method')
      .replace(/\(.*$/, '')
      .replace(/^\w*client\./i, '');
    if (name === '')
      throw new BadInput(
        'method is empty: give the class or the property of the client, and the method: vault.deposit',
      );
    const all = await site.entries<MethodEntry[]>('methods');
    const found = all.filter((entry) => namesOf(entry).includes(name.toLowerCase()));
    if (found.length === 0) throw new BadInput(`the SDK has no method "${name}"${nearby(all, name)}`);
    const handlers = await site.entries<HandlerEntry[]>('handlers');
    const handlerOf = ({ handler }: MethodEntry): HandlerEntry => {
      const entry = handlers.find((each) => each.handler === handler);
      if (entry === undefined) throw new Error(`handlers.json has no ${handler}`);
      return entry;
    };
    const data = { methods: found.map((entry) => dataOf(entry, handlerOf(entry))) };
    // A bare name may match many methods; their facts together would hide the intended one.
    if (found.length > 4)
      return {
        text: `${found.length} methods are called ${name}. Name one:\n${found.map((entry) => `- ${entry.handler}.${entry.method} (client.${entry.client}): ${entry.summary}`).join('\n')}\n\n${sourceLine('/handlers/')}`,
        data: { methods: [] },
      };
    const text = found.map((entry) => describe(entry, handlerOf(entry), false)).join('\n\n');
    if (text.length <= LIMIT || input.full === true) return { text, data };
    // What money depends on comes before the cut: the warnings of the handler with their first sentences only.
    return { text: found.map((entry) => describe(entry, handlerOf(entry), true)).join('\n\n'), data, cut: true };
  },
};

const namesOf = ({ handler, client, method }: MethodEntry): string[] =>
  [`${handler}.${method}`, `${client}.${method}`, method].map((name) => name.toLowerCase());

/** Methods with similar names, first those of the given handler; another handler's member may be intended. */
function nearby(all: readonly MethodEntry[], name: string): string {
  const [method = '', owner = ''] = name.toLowerCase().split('.').reverse();
  const isOwn = ({ handler, client }: MethodEntry): boolean =>
    [handler, client].some((each) => each.toLowerCase() === owner);
  const found = near(
    all.map((entry) => entry.method),
    method,
  ).flatMap((like) => all.filter((entry) => entry.method === like));
  if (found.length === 0) return '; search_docs finds methods by what they do';
  const names = [...found.filter(isOwn), ...found].map((entry) => `${entry.handler}.${entry.method}`);
  return `; close matches: ${[...new Set(names)].slice(0, 8).join(', ')}`;
}

/** The facts that money depends on, as data. */
const dataOf = (
  { handler, client, method, sender, value, approvals, parameters, page, ...more }: MethodEntry,
  { chains, chainsText, warnings: handlerWarnings, inferred: handlerInferred, unknown: handlerUnknown }: HandlerEntry,
) => ({
  ...{ handler, client, method, sender, value, page },
  amounts: parameters.flatMap(({ name, unit }) => (unit === null ? [] : [{ name, unit }])),
  approvals: approvals.map(({ needs, token, spender, spenderAddresses }) => ({
    ...{ needs, token, spender },
    spenderAddresses: spenderAddresses.map(({ chain, name, address }) => ({ chain, name, address })),
  })),
  ...{ details: more.details, warnings: more.warnings, inferred: more.inferred, unknown: more.unknown },
  ...{ handlerWarnings, handlerInferred, handlerUnknown },
  chains:
    chains === null
      ? null
      : { ...chains, address: chains.address.map(({ chain, name, address }) => ({ chain, name, address })) },
  chainsText,
});

/** `brief`: the warnings of the handler with their first sentences only. */
function describe(
  entry: MethodEntry,
  { chainsText, warnings, inferred, unknown }: HandlerEntry,
  brief: boolean,
): string {
  const { approvals, calls, parameters, units, reverts, throws, contractWallet } = entry;
  const list = (title: string, lines: readonly string[]): string =>
    lines.length === 0 ? '' : `**${title}**\n${lines.map((line) => `- ${line}`).join('\n')}`;
  const said = (text: string): string => (text === '' ? '' : `: ${text}`);
  return [
    `## ${entry.handler}.${entry.method} (client.${entry.client}.${entry.method})`,
    `${entry.summary} Kind: ${entry.badge}.${entry.since === null ? '' : ` Since ${entry.since}.`}`,
    facts([
      ['Sender', entry.sender ?? ''],
      ['Value (msg.value)', entry.value ?? ''],
      ['Chains', chainsText],
      ['Signs', entry.signs ?? ''],
      ['The wallet shows', entry.prompts ?? ''],
      ['Contract wallet', contractWallet === null ? '' : `${contractWallet.answer}. ${contractWallet.text}`],
      ['Returns', [entry.returns, entry.returnsDescription].filter((part) => part !== '').join(': ')],
    ]),
    list('Needs before the call', approvals.map(approvalWords)),
    list('Warnings', entry.warnings),
    list(
      `Warnings for every method of ${entry.handler}${brief ? ', in short: full: true has them whole' : ''}`,
      brief ? entry.handlerWarnings : warnings,
    ),
    list(`Inferred for every method of ${entry.handler}, not seen or run`, inferred),
    list(`Unknown for every method of ${entry.handler}`, unknown),
    list('Inferred, not seen or run', entry.inferred),
    list('Unknown', entry.unknown),
    // Of parameters and reverts the texts follow below, and the cut may take them.
    brief ? list('Units', unitLines(parameters)) : '',
    entry.details === '' ? '' : `**Details**\n${entry.details}`,
    brief
      ? list(
          'Reverts, in short',
          reverts.length === 0
            ? []
            : [reverts.map(({ name, selector }) => [name, selector ?? ''].join(' ').trim()).join(', ')],
        )
      : '',
    list(
      'Parameters',
      parameters.map(
        ({ name, type, optional, default: initial, unit, description }) =>
          `\`${name}\` \`${type}\`${optional ? ', optional' : ''}${initial === null ? '' : `, default ${initial}`}${said(description)}${unit === null || brief ? '' : `${/[.:]$/.test(description) ? '' : '.'} Unit: ${unit}`}`,
      ),
    ),
    list(
      'Units of what it returns',
      units.filter(({ path }) => /^(return|transact)/.test(path)).map(({ path, unit }) => `${path}: ${unit}`),
    ),
    list(
      'Calls',
      calls.map(
        (call) =>
          `\`${call.contract}.${call.function}\` ${call.selector ?? 'no known selector'}${said(call.when)}${call.access === null ? '' : ` (who may call: ${accessWords(call.access)})`}`,
      ),
    ),
    list(
      'Reverts',
      reverts.map(({ name, selector, text }) => `${name}${selector === null ? '' : ` ${selector}`}${said(text)}`),
    ),
    list(
      'Throws before anything is sent',
      throws.map(({ name, text }) => `${name}${said(text)}`),
    ),
    sourceLine(entry.page),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** One line for each unit, with its parameters. */
const unitLines = (parameters: MethodEntry['parameters']): string[] =>
  [...new Set(parameters.flatMap(({ unit }) => unit ?? []))].map(
    (unit) =>
      `${parameters
        .filter((each) => each.unit === unit)
        .map(({ name }) => `\`${name}\``)
        .join(', ')}: ${unit}`,
  );

function approvalWords({ needs, token, spender, spenderAddresses, text }: MethodEntry['approvals'][number]): string {
  if (needs === 'none') return `no approval. ${text}`.trim();
  if (needs === 'value') return `ETH sent as value, no approval. ${text}`.trim();
  const places = spenderAddresses.map(({ chain, name, address }) => `${chain} ${name} ${address}`);
  return `${needs} of ${token ?? 'a token'}, spender ${spender ?? 'unknown'}${places.length === 0 ? '' : ` (${places.join('; ')})`}. ${text}`.trim();
}
