import { ruleOf, type AccessStatement } from '../../model/access';
import { powersAnchor } from '../../model/anchors';
import type { Reference } from '../../model/reference';
import { statement } from './access-text';
import type { TableRow } from './table';

/** Writes who can stop each way out, in the words of the pause of its contract or gate; ways with one answer share a row. */
export function waysOut(reference: Reference): TableRow[] {
  const { access, layout } = reference.surface;
  const text = (said: AccessStatement | null | undefined): string =>
    said === null || said === undefined ? '' : statement(reference, said);
  const powersOf = (contract: string) => access.contracts.find((powers) => powers.contract === contract);
  const answers = new Map<string, string[]>();
  for (const { contract, functions, shares } of layout.exits) {
    const powers = powersOf(contract);
    if (powers === undefined) continue;
    const open = functions.every((name) => ruleOf(access, contract, name)?.kind === 'open');
    const gate = access.gates.find(({ id }) => id === powers.gate);
    const names = functions.map((name) => `\`${name}\``).join(', ');
    const answer = [
      open ? notStopped(text(powers.pause)) : text(powers.pause ?? gate?.pause),
      shares === undefined
        ? ''
        : `Its shares are tokens of [\`${shares}\`](#${powersAnchor(shares)}). ${text(powersOf(shares)?.pause)}`,
    ]
      .filter((part) => part !== '')
      .join(' ');
    answers.set(answer, [...(answers.get(answer) ?? []), `[\`${contract}\`](#${powersAnchor(contract)}): ${names}`]);
  }
  return [...answers].map(([answer, ways]) => ({ cells: [ways.join('; '), answer] }));
}

/** Writes that a way is open, and what the pause of its contract stops instead. */
function notStopped(pause: string): string {
  const none = 'There is no pause.';
  if (pause === '' || pause.startsWith(none)) return `No pause stops it.${pause.slice(none.length)}`;
  return `No pause stops it. A pause stops other calls. ${pause}`;
}
