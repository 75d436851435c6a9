import { ZERO_ADDRESS } from '../book/hex';
import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import { etherText } from '../calldata/setting';
import { contractsAt, MULTISEND, OUTSIDE, WETH } from '../calldata/outside';
import { namesAt, placesAt } from '../book/places';
import { isFormer, keyOf, limitsOf, tokenKeysOf, type CallFacts, type WarningBooks } from './facts';
import { warning, type Warning } from './warning';

/** Warnings about the target of a call, its sender, and its ETH. */
export const targetWarnings = (books: WarningBooks, facts: CallFacts): readonly Warning[] => [
  ...delegateWarnings(facts),
  ...placeWarnings(books, facts),
  ...functionWarnings(books, facts),
  ...valueWarnings(books, facts),
];

/** A Safe sends its batches by a delegatecall of MultiSend, which is expected. */
function delegateWarnings({ setting: { to, operation }, found }: CallFacts): Warning[] {
  if (operation !== 'delegatecall' || (to !== null && MULTISEND.includes(to) && found?.contract === 'MultiSend'))
    return [];
  return [
    warning(
      'delegatecall',
      'A delegatecall: the code of the target runs as the account itself and can take everything it holds.',
      'Set operation to 0 (call). Only a batch through a known MultiSend needs a delegatecall.',
      { to: to ?? '' },
    ),
  ];
}

function placeWarnings(
  books: WarningBooks,
  { setting: { to, chain }, contracts, found }: CallFacts,
): readonly Warning[] {
  const { places } = books;
  if (to === null) return [];
  if (to === ZERO_ADDRESS)
    return [
      warning(
        'zero-target',
        'The call goes to the zero address: nothing runs, and ETH is lost.',
        'The SDK uses it for a contract that is not deployed. Check the chain.',
        { to },
      ),
    ];
  if (MULTISEND.includes(to)) return [];
  const all = placesAt(places, to);
  const names = namesAt(places, to).join('; ');
  if (all.length === 0) {
    if (isFormer(books, to, chain)) {
      const [was, now] = books.advice?.former(books, to, chain) ?? [
        'This address is one of an earlier SDK release.',
        '',
      ];
      // The kind is that of a wrong target: a target of the reader's own is no former one.
      return [warning('wrong-target', was, `Send nothing there.${now}`, { to })];
    }
    return [
      warning(
        'unknown-target',
        `The called address ${to} is not in the address book: what is there is unknown.`,
        'Compare each digit with a source you trust.',
        { to },
      ),
    ];
  }
  const here = chain === null ? all : all.filter((place) => place.chain === chain);
  if (here.length === 0) return wrongChain(books, to, chain ?? '');
  const several = chain === null ? books.advice?.several(all, to, names) : null;
  if (several != null) return [several];
  const there = [...new Set(here.flatMap(contractsAt))];
  const [at] = here;
  if (
    found === null ||
    at === undefined ||
    there.length === 0 ||
    contracts.some((name) => there.includes(name) || (name in OUTSIDE && name !== WETH))
  )
    return [];
  return [
    warning(
      'wrong-target',
      `${found.signature} is a function of ${contracts.join(', ')}, and the called address is ${names}, for which these docs list no such function.`,
      books.advice?.targets(places, contracts, at) ?? 'Look in the address book.',
      { to, function: found.signature },
    ),
  ];
}

/** An address that is known, but only on other chains. */
export function wrongChain({ places }: WarningBooks, to: string, chain: string): Warning[] {
  const all = placesAt(places, to);
  if (all.length === 0 || all.some((place) => place.chain === chain)) return [];
  return [
    warning(
      'wrong-chain',
      `On ${chain} nothing is known at this address; it is ${namesAt(places, to).join('; ')}.`,
      'Switch the wallet to that chain, or use the address of this chain.',
      { to, chain },
    ),
  ];
}

function functionWarnings(books: WarningBooks, facts: CallFacts): Warning[] {
  const { rules } = books;
  const key = keyOf(facts);
  const { chain } = facts.setting;
  const who = Object.hasOwn(rules.who, key) ? rules.who[key] : undefined;
  const own = [...new Set([key, ...tokenKeysOf(books, facts)])].flatMap((name) => limitsOf(rules, name));
  return [
    ...own.flatMap(({ kind, text, argument }) =>
      kind === 'always-reverts'
        ? [warning(kind, text, 'Do not send it: it only costs gas.', { function: key })]
        : kind === 'replaced' && (chain === null || chain === argument)
          ? [warning('replaced-function', text, 'Simulate it first against the deployed code.', { function: key })]
          : [],
    ),
    ...(who === undefined
      ? []
      : [
          warning(
            'administrators-only',
            `Only these may call ${key}: ${who}.`,
            'From every other account it reverts. If someone asked you to sign it, ask why.',
            { function: key },
          ),
        ]),
  ];
}

function valueWarnings({ places, rules }: WarningBooks, facts: CallFacts): Warning[] {
  const { found, data, setting } = facts;
  const { value, to } = setting;
  if (data === '0x') {
    // Plain ETH to a token outside the SDK's contracts is not a donation: WETH wraps it.
    const there =
      to === null
        ? []
        : placesAt(places, to).filter(
            ({ kind, contracts }) => kind !== 'account' && contracts.some((name) => name !== EVERY_TOKEN),
          );
    if (there.length === 0 || value === 0n) return [];
    const [, deposit] =
      rules.limits
        .filter(({ kind, argument }) => kind === 'least' && argument === 'msg.value')
        .flatMap(({ of }) => of.map((key) => key.split('.')))
        .find(
          ([name = '', called]) => called?.startsWith('deposit') && there.some((at) => at.contracts.includes(name)),
        ) ?? [];
    return [
      warning(
        'donation',
        `This sends ${value === null ? 'ETH' : etherText(value, setting.chain)} to ${namesAt(places, to ?? '').join('; ')} without calling a function: the sender gets nothing for it, or it reverts.`,
        deposit === undefined ? 'Send no plain ETH there.' : `Call ${deposit} instead.`,
        { to: to ?? '', value: String(value ?? '') },
      ),
    ];
  }
  if (found === null || value === null) return [];
  const needed = limitsOf(rules, keyOf(facts)).find(
    ({ kind, argument }) => kind === 'least' && argument === 'msg.value',
  );
  if (needed !== undefined && value < BigInt(needed.amount))
    return [
      warning('missing-value', `${found.signature} is sent without ETH. ${needed.text}`, 'Set the value.', {
        value: String(value),
      }),
    ];
  const refused = limitsOf(rules, keyOf(facts)).find(
    ({ kind, argument, amount }) => kind === 'most' && argument === 'msg.value' && value > BigInt(amount),
  );
  if (refused !== undefined)
    return [
      warning(
        'always-reverts',
        `The call sends ${etherText(value, setting.chain)}. ${refused.text}`,
        'Send no ETH with it.',
        {
          value: String(value),
        },
      ),
    ];
  if (value === 0n || found.item.mutability === 'payable') return [];
  return [
    warning(
      'not-payable',
      `The call sends ${etherText(value, setting.chain)}, and ${found.signature} takes no ETH: it reverts.`,
      'Set the value to 0.',
      { value: String(value) },
    ),
  ];
}
