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
        : `It takes shares of [\`${shares}\`](#${powersAnchor(shares)})${sharesStopped(text(powersOf(shares)?.pause))}`,
    ]
      .filter((part) => part !== '')
      .join(' ');
    answers.set(answer, [...(answers.get(answer) ?? []), `[\`${contract}\`](#${powersAnchor(contract)}): ${names}`]);
  }
  return [...answers].map(([answer, ways]) => ({ cells: [ways.join('; '), answer] }));
}

const none = 'There is no pause.';

/** Writes that a way is open, and who can pause what else its contract does. */
function notStopped(pause: string): string {
  if (pause === '' || pause.startsWith(none)) return `No pause stops it.${pause.slice(none.length)}`;
  return `No pause stops it. Other calls can be paused by ${pause.charAt(0).toLowerCase()}${pause.slice(1)}`;
}

/** Goes on after the name of the shares. */
const sharesStopped = (pause: string): string =>
  pause.startsWith(none) ? `, which have no pause.${pause.slice(none.length)}` : `. ${pause}`;
