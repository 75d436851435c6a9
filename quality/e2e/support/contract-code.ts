/**
 * Code of a contract that answers calls by the first four bytes of their data, and reverts all others. `answers`:
 * selector to returned bytes, both in hex.
 */
export function codeThatAnswers(answers: Readonly<Record<string, string>>): string {
  const entries = Object.entries(answers).map(([selector, data]) => [selector.slice(2), data.slice(2)] as const);
  // PUSH1 0, CALLDATALOAD, PUSH1 224, SHR: the selector.
  const start = '60003560e01c';
  // DUP1, PUSH4 selector, EQ, PUSH2 place, JUMPI for each; then PUSH1 0, PUSH1 0, REVERT.
  const table = (places: readonly number[]): string =>
    entries.map(([selector], index) => `8063${selector}1461${hex(places[index] ?? 0)}57`).join('') + '60006000fd';
  const bodyAt = (start.length + table([]).length) / 2;
  // JUMPDEST, CODECOPY of the data to 0, RETURN.
  const body = (data: string, from: number): string => {
    const size = hex(data.length / 2);
    return `5b61${size}61${hex(from)}60003961${size}6000f3`;
  };
  const BODY = body('', 0).length / 2;
  const dataAt = bodyAt + entries.length * BODY;
  const before = (index: number): number =>
    entries.slice(0, index).reduce((sum, [, data]) => sum + data.length / 2, dataAt);
  return `0x${[
    start,
    table(entries.map((_, index) => bodyAt + index * BODY)),
    ...entries.map(([, data], index) => body(data, before(index))),
    ...entries.map(([, data]) => data),
  ].join('')}`;
}

const hex = (value: number): string => value.toString(16).padStart(4, '0');
