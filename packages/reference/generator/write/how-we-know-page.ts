import type { Observation, ObservedContract, ObservedParameter, ObservedTransaction } from '../../model/observation';
import { isOneStep } from '../../model/boundary';
import { certaintiesOfTexts, countCertainties, knownReverts } from '../../model/known-reverts';
import type { Page } from '../../model/page';
import type { Reference } from '../../model/reference';
import { boundariesRoute, gasRoute, howWeKnowRoute, revertsRoute, unknownsRoute } from '../../model/routes';
import { blocks, describe, frontMatter, heading, markdownTable } from './mdx';
import { triedLimits } from './boundaries-page';
import { countDoubts } from './unknowns-page';

/** site/docs/how-we-know.mdx: what run, read, inferred and unknown mean, and what ran on a local chain. */
export function howWeKnowPage(reference: Reference): Page {
  const { done, not } = reference.surface.observed;
  const onCode = done.filter(reachesCode);
  const ran = distinct(
    done.flatMap((one) => one.contracts),
    ({ name, repository }) => `${name} ${repository}`,
  );
  const all = done.length + not.length;
  const summary = `How these pages know what they say: ${onCode.length} of ${all} examples and ${reference.surface.observedReverts.length} provoked reverts ran on public code; the rest was read, inferred, or is unknown.`;
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
      "- **Observed**: it ran. An example's own file, with the real SDK, called the public code of the contracts on a local chain. If it sent transactions, balances, allowances, events and gas were read before and after. An observed revert was provoked, and the page shows its bytes.",
      '- **Run**: software ran without contract code that could answer: the real SDK, viem, or a tool that the page names. Nothing was sent to a network. Panels show the recorded requests of the SDK, decoded with the ABIs of these pages. Reads returned example values, so amounts that an example computes from them differ from observed ones.',
      '- **Read**: it is in public source, in public records of deployments, or in a specification that the page names. It was not run, even where the page does not say so. "Type-checked" means the same for a sample.',
      '- **Inferred**: it follows from something that was read, and no one has seen it.',
      '- **Unknown**: no public source says it.',
    ].join('\n'),
    heading(2, 'Counts', 'counts'),
    counts(reference),
    heading(2, 'Contracts whose code ran', 'contracts'),
    'The code was compiled from the commit in the table and placed at the address of the SDK, or at another one where the SDK has none. It was not compared with the bytecode on Mainnet: the deployed code can be older or newer. The column "differs" says what is known about that.',
    heading(3, 'Contracts of the examples', 'contracts-examples'),
    contractTable(ran),
    heading(3, 'Contracts of reverts, limits and fees', 'contracts-reverts'),
    contractTable(reference.surface.observedContracts),
    heading(2, 'Settings of the trial', 'parameters'),
    'Read the values of Mainnet from the contracts: the trial, the run on the local chain, sets its own fees, rates, limits and roles. Each value was changed and the examples ran again: "changes" counts those whose balances, allowances or outcome differed; their panels name the value.',
    heading(3, 'Settings of the examples', 'parameters-examples'),
    parameterTable(done),
    heading(3, 'Settings of reverts, limits and fees', 'parameters-reverts'),
    'These ran on another chain, with some different settings and contracts.',
    settingsTable(reference),
    heading(2, 'Not observed', 'not-observed'),
    not.length === 0
      ? 'Every example was observed.'
      : not.map(({ example, notObserved }) => `- \`${example}\`: ${notObserved}`).join('\n'),
    heading(2, 'What a local chain cannot show', 'limits'),
    [
      '- **Parameters of Mainnet.** A fee, a cap, a pause or a role there can differ from the trial, and change at any time.',
      '- **Upgrades.** Most contracts are proxies: the code behind an address can be newer than the commit here.',
      '- **Proofs.** Where a claim needs a Merkle proof, the trial publishes a tree that fits the proof of the example.',
      '- **Other people.** Prices, rates and queues move while your transaction waits. On the local chain only the example acts, and the steps around it that its panel lists: the trial gives tokens, operators settle and finalise, others queue.',
      '- **What is outside.** Oracles, bridges, EigenLayer and the beacon chain are absent, or a stand-in answers for them.',
      '- **Wallets.** The wallet of the trial signs everything, and sends a batch as single transactions, one after the other.',
    ].join('\n'),
    heading(2, 'Do it again', 'again'),
    'Run `npm run samples:observe` in the repository of these pages; `packages/evidence/README.md` describes it. You bring a built SDK and compiled contracts: the repository keeps no code of others, and CI checks the observations without it.',
    heading(2, 'Next', 'next'),
    [
      `- [Gas used and gas needed](${gasRoute})`,
      `- [Limits, fees and rounding](${boundariesRoute}), as they were tried`,
      `- [Reverts](${revertsRoute}), with the certainty of each`,
      `- [What is unknown](${unknownsRoute})`,
    ].join('\n'),
  );
  return { path: 'how-we-know.mdx', text: `${text}\n` };
}

/** Whether contracts ran for an example: without any, it only signs, formats or decodes. */
const reachesCode = ({ contracts }: Observation): boolean => contracts.length > 0;

function counts(reference: Reference): string {
  const { observed, observedFigures } = reference.surface;
  const { done, not } = observed;
  const onCode = done.filter(reachesCode);
  const sent = done.flatMap(({ transactions }) => transactions);
  const ended = (status: ObservedTransaction['status']): number => sent.filter((one) => one.status === status).length;
  const limits = triedLimits(reference);
  const { inferred, unknown } = countDoubts(reference);
  const known = knownReverts(reference);
  const reverts = countCertainties(known);
  const texts = certaintiesOfTexts(reference);
  const rows: readonly (readonly [string, number | string])[] = [
    ['examples observed', `${onCode.length} of ${done.length + not.length}`],
    ['of these, examples that only read', onCode.filter(({ transactions }) => transactions.length === 0).length],
    ['examples that ran and call no contract', done.length - onCode.length],
    ['transactions that were mined and succeeded', ended('success')],
    ['transactions that were mined and reverted', ended('reverted')],
    ['transactions that the estimate refused, so that no wallet sends them', ended('refused')],
    ['custom errors that were provoked, with their bytes', `${reverts.observed} of ${known.length}`],
    [
      'revert texts and panics that were provoked, with their bytes',
      `${countCertainties(texts).observed} of ${texts.length}`,
    ],
    ['custom errors that were read only', reverts.read],
    ['calls that pass, each next to one that reverts', limits.length],
    ['of these, one base unit or one second apart', limits.filter(isOneStep).length],
    ['fees and roundings, with neighbouring amounts', observedFigures.length],
    ['custom errors that are inferred', reverts.inferred],
    ['statements that are inferred', inferred],
    ['open questions', unknown],
  ];
  return markdownTable(['what', 'how many'], rows);
}

type Ran = Pick<ObservedContract, 'name' | 'repository' | 'commit' | 'note'>;

const contractTable = (contracts: readonly Ran[]): string =>
  markdownTable(
    ['contract', 'public code', 'differs'],
    contracts.map(({ name, repository, commit, note }) => [name, source(repository, commit), note ?? 'nothing known']),
  );

const source = (repository: string, commit: string): string =>
  repository.startsWith('npm:')
    ? `\`${repository.slice(4)}\` ${commit}`
    : repository.startsWith('text:')
      ? `${repository.slice(5)}, ${commit}`
      : `[${repository}@${commit.slice(0, 7)}](https://github.com/${repository}/tree/${commit})`;

function parameterTable(done: readonly Observation[]): string {
  const all = done.flatMap((one) => one.parameters);
  const key = ({ contract, name, value }: ObservedParameter): string => `${contract} ${name} ${value}`;
  return markdownTable(
    ['contract', 'what', 'value', 'changes'],
    distinct(all, key).map((parameter) => {
      const own = all.filter((other) => key(other) === key(parameter));
      const tried = own.filter(({ moves }) => moves !== null);
      const moved = tried.filter(({ moves }) => moves?.after === true || (moves?.transactions.length ?? 0) > 0).length;
      const { contract, name, value } = parameter;
      return [contract, name, value, tried.length === 0 ? 'cannot be changed' : `${moved} of ${own.length} examples`];
    }),
  );
}

const settingsTable = ({ surface }: Reference): string =>
  markdownTable(
    ['contract', 'what', 'value'],
    surface.observedContracts.flatMap(({ name, parameters }) =>
      Object.entries(parameters).map(([what, value]) => [name, what, value]),
    ),
  );

function distinct<T>(items: readonly T[], key: (item: T) => string): T[] {
  const found = new Map(items.map((item) => [key(item), item]));
  return [...found].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, item]) => item);
}
