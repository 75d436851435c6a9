import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WARNING_KINDS } from '../warnings/warning';
import { answerTo, type Case } from './answer';

const cases = JSON.parse(readFileSync(join(__dirname, 'cases.json'), 'utf8')) as readonly Case[];

/** Numbers are compared without commas, and texts case-insensitively. */
const plain = (text: string): string => text.replace(/(?<=\d),(?=\d{3})/g, '').toLowerCase();

/** Kinds without a row in the table, and the tests that cover them. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'zero-target': 'tools/warnings/kinds.test.ts',
  'zero-address': 'tools/warnings/kinds.test.ts',
  'recipient-is-contract': 'tools/warnings/kinds.test.ts',
  'owner-not-sender': 'tools/warnings/kinds.test.ts',
  'odd-data': 'tools/calldata/explain.test.ts',
  'wrong-v': 'tools/calldata/explain.test.ts',
};

/** The classes of faults that cost money. */
const GRAVE = [
  'cause-of-other-contract',
  'minimum-mint-unit',
  'delegatecall',
  'plain-eth',
  'wrong-spender',
  'zero-address',
];

describe('the table of cases', () => {
  it('is long, and its grave classes have four cases each', () => {
    expect(cases.length).toBeGreaterThanOrEqual(400);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    const counts = Object.fromEntries(GRAVE.map((name) => [name, cases.filter((row) => row.class === name).length]));
    expect(Object.entries(counts).filter(([, count]) => count < 4)).toEqual([]);
  });

  it('raises every kind of warning in one case at least, and forbids it in another', () => {
    const raised = new Set(cases.flatMap(({ warns }) => warns));
    const forbidden = new Set(cases.flatMap(({ mustNotWarn }) => mustNotWarn));
    expect(WARNING_KINDS.filter((kind) => !raised.has(kind) && !Object.hasOwn(ELSEWHERE, kind))).toEqual([]);
    expect(WARNING_KINDS.filter((kind) => !forbidden.has(kind) && !Object.hasOwn(ELSEWHERE, kind))).toEqual([]);
  });

  it.each(cases.map((row) => [row.id, row.class, row] as const))('%s %s', (_id, _class, row) => meets(row));
});

async function meets(row: Case): Promise<void> {
  const { text, warns } = await answerTo(row);
  const said = plain(text);
  expect({
    missing: row.says.filter((part) => !said.includes(plain(part))),
    forbidden: row.mustNotSay.filter((part) => said.includes(plain(part))),
    unwarned: row.warns.filter((kind) => !warns.includes(kind)),
    warned: row.mustNotWarn.filter((kind) => warns.includes(kind)),
  }).toEqual({ missing: [], forbidden: [], unwarned: [], warned: [] });
}
