import { pauseOf, ruleOf, type PauseStatement } from '../../model/access';
import { powersAnchor } from '../../model/anchors';
import type { Reference } from '../../model/reference';
import { statement } from './access-text';
import { words } from './sentence';
import type { TableRow } from './table';

/**
 * Writes who can stop each way out, in the words of its contract or of the pause of the contract or gate; ways with the
 * same answer share a row.
 */
export function waysOut(reference: Reference): TableRow[] {
  const { access, layout } = reference.surface;
  const text = (said: PauseStatement | null | undefined): string =>
    said === null || said === undefined ? '' : statement(reference, pauseOf(said));
  const powersOf = (contract: string) => access.contracts.find((powers) => powers.contract === contract);
  const answers = new Map<string, string[]>();
  for (const { contract, functions, shares } of layout.exits) {
    const powers = powersOf(contract);
    if (powers === undefined) continue;
    const open = functions.every((name) => ruleOf(access, contract, name)?.kind === 'open');
    const gate = access.gates.find(({ id }) => id === powers.gate);
    const names = functions.map((name) => `\`${name}\``).join(', ');
    const byPause = open ? notStopped(reference, powers.pause) : text(powers.pause ?? gate?.pause);
    const answer = words(
      powers.exit === null ? byPause : statement(reference, powers.exit),
      shares === undefined
        ? ''
        : `It takes shares of [\`${shares}\`](#${powersAnchor(shares)})${sharesStopped(reference, powersOf(shares)?.pause)}`,
    );
    answers.set(answer, [...(answers.get(answer) ?? []), `[\`${contract}\`](#${powersAnchor(contract)}): ${names}`]);
  }
  return [...answers].map(([answer, ways]) => ({ cells: [ways.join('; '), answer] }));
}

/** Writes that a way is open, and who can pause the contract's other functions. */
function notStopped(reference: Reference, pause: PauseStatement | null): string {
  if (pause === null) return "It can't be paused.";
  const { none, ...said } = pause;
  const text = statement(reference, said);
  return none === true
    ? `It can't be paused. ${text}`
    : `It can't be paused. Other calls can be paused by ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Continues the sentence after the name of the shares. */
function sharesStopped(reference: Reference, pause: PauseStatement | null | undefined): string {
  if (pause === null || pause === undefined) return '.';
  const { none, ...said } = pause;
  return `${none === true ? ', which have no pause' : ''}. ${statement(reference, said)}`;
}
