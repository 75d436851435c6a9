import { certainties, pauseOf, ruleOf, type AccessStatement, type PauseStatement } from '../../model/access';
import { powersAnchor } from '../../model/anchors';
import type { Reference } from '../../model/reference';
import { statement } from './access-text';
import { sentence, words } from './sentence';
import type { TableRow } from './table';

/**
 * Writes who can stop each way out: by the pause of its contract or gate, and in the words of the way's own row; ways
 * with the same answer share a row.
 */
export function waysOut(reference: Reference): TableRow[] {
  const { access, layout } = reference.surface;
  const powersOf = (contract: string) => access.contracts.find((powers) => powers.contract === contract);
  const answers = new Map<string, string[]>();
  // A pause that an earlier row tells is only named, where more follows.
  const told = new Map<PauseStatement, string>();
  for (const { contract, functions, shares } of layout.exits) {
    const powers = powersOf(contract);
    const pause = powers?.pause ?? access.gates.find(({ id }) => id === powers?.gate)?.pause;
    if (powers === undefined || pause === undefined) continue;
    const open = functions.every((name) => ruleOf(access, contract, name)?.kind === 'open');
    const names = functions.map((name) => `\`${name}\``).join(', ');
    const first = told.get(pause);
    if (!open && first === undefined) told.set(pause, contract);
    const byPause = open
      ? notStopped(powers.pause)
      : first === undefined || powers.exit === null
        ? pauseOf(pause)
        : { ...pause, text: `As for \`${first}\`, above.`, sources: [] };
    const answer = words(
      statement(reference, powers.exit === null ? byPause : joined(byPause, powers.exit)),
      shares === undefined
        ? ''
        : `It takes shares of [\`${shares}\`](#${powersAnchor(shares)})${sharesStopped(reference, powersOf(shares)?.pause)}`,
    );
    answers.set(answer, [...(answers.get(answer) ?? []), `[\`${contract}\`](#${powersAnchor(contract)}): ${names}`]);
  }
  return [...answers].map(([answer, ways]) => ({ cells: [ways.join('; '), answer] }));
}

/** Both statements as one, which is as certain as the less certain one. */
const joined = (one: AccessStatement, other: AccessStatement): AccessStatement => ({
  text: words(sentence(one.text), other.text),
  sources: [...new Set([...one.sources, ...other.sources])],
  certainty: certainties.findLast((certainty) => [one.certainty, other.certainty].includes(certainty)) ?? 'unknown',
});

/** Says that a way is open, and who can pause the contract's other functions. */
function notStopped(pause: PauseStatement | null): AccessStatement {
  if (pause === null) return { text: "It can't be paused.", sources: [], certainty: 'read' };
  const { none, text, ...known } = pause;
  const more = none === true ? text : `Other calls can be paused by ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  return { ...known, text: `It can't be paused. ${more}` };
}

/** Continues the sentence after the name of the shares. */
function sharesStopped(reference: Reference, pause: PauseStatement | null | undefined): string {
  if (pause === null || pause === undefined) return '.';
  const { none, ...said } = pause;
  return `${none === true ? ', which have no pause' : ''}. ${statement(reference, said)}`;
}
