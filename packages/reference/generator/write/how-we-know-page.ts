import type { ObservedContract, ObservedParameter } from '../../model/observation';
import { isOneStep } from '../../model/border';
import { certaintiesOfTexts, countCertainties, knownReverts } from '../../model/known-reverts';
import type { Page } from '../../model/page';
import type { Reference } from '../../model/reference';
import { bordersRoute, gasRoute, howWeKnowRoute, revertsRoute, unknownsRoute } from '../../model/routes';
import { blocks, describe, frontMatter, heading } from './mdx';
import { countDoubts } from './unknowns-page';

/** site/docs/how-we-know.mdx: what run, read, inferred and unknown mean, and what ran on the contracts' own code. */
export function howWeKnowPage(reference: Reference): Page {
  const { done, not } = reference.surface.observed;
  const sent = done.flatMap(({ transactions }) => transactions);
  const contracts = distinct(
    done.flatMap((one) => one.contracts),
    ({ name, repository }) => `${name} ${repository}`,
  );
  const summary = `How these pages know what they say: ${done.length} of ${done.length + not.length} examples ran on the public code of ${contracts.length} contracts; the rest was read, inferred, or is unknown.`;
  const text = blocks(
    frontMatter({
      title: 'How we know',
      description: describe(summary),
      slug: howWeKnowRoute,
      keywords: ['observed', 'certainty', 'evidence', 'source', 'provenance', 'local chain', 'inferred', 'unknown'],
      custom_edit_url: null,
    }),
    '# How we know',
    summary,
    heading(2, 'Five words', 'words'),
    [
      "- **Observed**: it ran. An example's own file, with the real SDK, sent its transactions to the public code of the contracts on a local chain, and balances, allowances, events and gas were read before and after. A revert that is observed was provoked, and its bytes are those of the page.",
      '- **Run**: the real SDK ran, and its requests were recorded. A wallet answered reads with example values, and nothing was sent to a network. Panels show the requests decoded with the ABIs of these pages.',
      '- **Read**: it is in public source, in public records of deployments, or in a specification that the page names.',
      '- **Inferred**: it follows from something that was read, and no one has seen it.',
      '- **Unknown**: no public source says it.',
    ].join('\n'),
    heading(2, 'Counts', 'counts'),
    counts(reference, sent.length),
    heading(2, 'Contracts whose code ran', 'contracts'),
    'Someone compiled the code from the commit of the table, and the trial placed it at the address of the tables of the SDK, or at another address where they have none. No bytecode of Mainnet was compared with it.',
    contractTable(contracts),
    heading(2, 'What the trial sets', 'parameters'),
    'Fees, rates, limits and roles on the local chain are settings of the trial. Read the values of Mainnet from the contracts.',
    parameterTable(
      distinct(
        done.flatMap((one) => one.parameters),
        ({ contract, name }) => `${contract} ${name}`,
      ),
    ),
    heading(2, 'Not observed', 'not-observed'),
    not.length === 0
      ? 'Every example was observed.'
      : not.map(({ example, notObserved }) => `- \`${example}\`: ${notObserved}`).join('\n'),
    heading(2, 'What a local chain cannot show', 'limits'),
    [
      '- **Parameters of Mainnet.** A fee, a cap, a pause or a role there can differ from the trial, and change at any time.',
      '- **Upgrades.** Most contracts are proxies: the code behind an address can be newer than the commit here.',
      '- **Other people.** Prices, rates and queues move while your transaction waits. No one else acts on the local chain, except in the steps that an example names.',
      '- **What stands outside.** Oracles, bridges, EigenLayer and the beacon chain are absent, or a stand-in answers for them.',
      '- **Wallets.** The wallet of the trial signs everything. A batch is sent there as single transactions, one after the other.',
    ].join('\n'),
    heading(2, 'Do it again', 'again'),
    'The repository of these pages has the command `npm run samples:observe` and its description in `packages/evidence/README.md`. It needs a built SDK and compiled contracts, which you bring: no code of others is kept here, and CI checks the observations without it.',
    heading(2, 'Next', 'next'),
    [
      `- [Gas used and gas needed](${gasRoute})`,
      `- [Limits, fees and rounding](${bordersRoute}), as they were tried`,
      `- [Reverts](${revertsRoute}), with the certainty of each`,
      `- [What is unknown](${unknownsRoute})`,
    ].join('\n'),
  );
  return { path: 'how-we-know.mdx', text: `${text}\n` };
}

function counts(reference: Reference, sent: number): string {
  const { observed, observedReverts, observedFigures } = reference.surface;
  const { done, not } = observed;
  const limits = observedReverts.filter(({ passes }) => passes !== null);
  const { inferred, unknown } = countDoubts(reference);
  const known = knownReverts(reference);
  const reverts = countCertainties(known);
  const texts = certaintiesOfTexts(reference);
  return [
    '| what | how many |',
    '| --- | --- |',
    `| examples observed | ${done.length} of ${done.length + not.length} |`,
    `| transactions that they sent | ${sent} |`,
    `| custom errors that were provoked, with their bytes | ${reverts.observed} of ${known.length} |`,
    `| revert texts and panics that were provoked, with their bytes | ${countCertainties(texts).observed} of ${texts.length} |`,
    `| custom errors that were read only | ${reverts.read} |`,
    `| calls that pass, each next to one that reverts | ${limits.length} |`,
    `| of these, one base unit or one second apart | ${limits.filter(isOneStep).length} |`,
    `| fees and roundings, with neighbouring amounts | ${observedFigures.length} |`,
    `| custom errors that are inferred | ${reverts.inferred} |`,
    `| statements that are inferred | ${inferred} |`,
    `| open questions | ${unknown} |`,
  ].join('\n');
}

function contractTable(contracts: readonly ObservedContract[]): string {
  return [
    '| contract | public code |',
    '| --- | --- |',
    ...contracts.map(({ name, repository, commit }) => `| ${name} | ${source(repository, commit)} |`),
  ].join('\n');
}

const source = (repository: string, commit: string): string =>
  repository.startsWith('npm:')
    ? `\`${repository.slice(4)}\` ${commit}`
    : repository.startsWith('text:')
      ? `${repository.slice(5)}, ${commit}`
      : `[${repository}@${commit.slice(0, 7)}](https://github.com/${repository}/tree/${commit})`;

function parameterTable(parameters: readonly ObservedParameter[]): string {
  return [
    '| contract | what | value |',
    '| --- | --- | --- |',
    ...parameters.map(({ contract, name, value }) => `| ${contract} | ${name} | ${value} |`),
  ].join('\n');
}

function distinct<T>(items: readonly T[], key: (item: T) => string): T[] {
  const found = new Map(items.map((item) => [key(item), item]));
  return [...found].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, item]) => item);
}
