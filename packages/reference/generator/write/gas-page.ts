import { observedGas, type FunctionGas } from '../../model/observed-gas';
import type { Page } from '../../model/page';
import type { Reference } from '../../model/reference';
import { gasRoute, howWeKnowRoute } from '../../model/routes';
import { blocks, describe, frontMatter, heading, markdownTable } from './mdx';

/** site/docs/guides/gas-used.mdx: gas used and gas needed by every function that an example sent on the local chain. */
export function gasPage({ surface }: Reference): Page {
  const functions = observedGas(surface.observed);
  const wide = [...functions].sort((left, right) => right.gap - left.gap).slice(0, 5);
  const summary = `Gas used and needed of ${functions.length} functions, observed on a local chain with public code. Why the gas of a receipt is not a safe limit, and what refunds and permits do to it.`;
  const text = blocks(
    frontMatter({
      title: 'Gas used',
      description: describe(summary),
      slug: gasRoute,
      keywords: ['gas', 'gas limit', 'gas used', 'out of gas', 'refund', 'permit', 'typical gas', 'cost'],
      custom_edit_url: null,
    }),
    '# Gas used and gas needed',
    summary,
    `The figures were [observed on a local chain](${howWeKnowRoute}) with values that the test sets. Mainnet's state and gas differ: [estimate](/guides/gas-and-estimates) before you send.`,
    heading(2, 'Two numbers', 'two-numbers'),
    [
      '- **Gas used** is in the receipt (`gasUsed`). You pay it, times `effectiveGasPrice`.',
      '- **Gas needed** is the smallest gas limit with which the same transaction succeeds, exact to one unit.',
    ].join('\n'),
    'Gas needed is never below gas used, and often above it. **Do not use the `gasUsed` of an earlier receipt as a gas limit**: the transaction can run out of gas and revert, and you still pay for it. There are three causes:',
    [
      '- **Refunds.** Storage that is set back to zero, such as a spent allowance or a finished request, refunds up to a fifth of the gas used. The refund comes at the end, so the transaction needs the full amount first. Nearly all gas for an allowance that a permit sets and the same transaction spends is refunded.',
      '- **Writes near the end.** A write to storage fails when 2,300 gas or less is left, even where it costs less ([EIP-2200](https://eips.ethereum.org/EIPS/eip-2200)).',
      '- **Calls inside of calls.** A call passes on at most 63/64 of the gas left, so each level needs some in reserve.',
    ].join('\n'),
    'Out of gas in an inner call can look like another failure, so compare `gasUsed` with the limit first. On the local chain with lower limits, deposits and requests with a permit failed without data or with `FailedInnerCall`. A UniFi vault failed with `TRANSFER_FROM_FAILED` although permit and balance were good.',
    heading(2, 'The widest gaps', 'gaps'),
    'These needed the most gas above their receipt:',
    wide.map((one) => `- \`${one.function}\` of ${one.contract}: ${percent(one)}`).join('\n'),
    heading(2, 'All functions', 'all'),
    'A range means that several examples call the function: the first use of a storage slot costs more than the next one.',
    markdownTable(
      ['function', 'gas needed', 'gas used', 'above the receipt'],
      functions.map((one) => [
        `\`${one.function}\` of ${one.contract}`,
        range(one.needed),
        range(one.used),
        percent(one),
      ]),
    ),
    heading(2, 'Set a gas limit', 'limit'),
    'Leave the limit to the wallet or to an estimate: a node searches for the gas needed, too. To set one, add a fifth to the estimate of this transaction. A permit needs its signature before there is anything to estimate.',
    heading(2, 'Next', 'next'),
    [
      '- [Estimate gas before you send](/guides/gas-and-estimates): simulate, estimate, set a limit',
      '- [Approve tokens and sign permits](/guides/permits-and-approvals)',
      `- [How this is known](${howWeKnowRoute})`,
    ].join('\n'),
  );
  return { path: 'guides/gas-used.mdx', text: `${text}\n` };
}

const percent = ({ gap }: FunctionGas): string => (gap < 0.0005 ? 'nothing' : `${(gap * 100).toFixed(1)} %`);

const range = ([least, most]: readonly [number, number]): string =>
  least === most ? count(least) : `${count(least)} to ${count(most)}`;

const count = (gas: number): string => gas.toLocaleString('en-US');
