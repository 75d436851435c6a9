import { expect, it } from 'vitest';
import { reference } from '../fixtures/own-surface';
import { revertsPage } from './reverts-page';

const { text } = revertsPage(reference);
const row = (error: string): string => new RegExp(`<Tr id="error-${error}".*`).exec(text)?.[0] ?? '';

it('shows a fix for each contract where they differ', () => {
  const parts = row('ERC20InsufficientBalance').split(/<br \/>|<More [^>]*>|<\/?td[^>]*>/);
  const own = parts.filter((part) => part.includes('**Fix:**'));
  expect(own).toHaveLength(2);
  expect(own[0]).toMatch(/^\*\*ERC20Permit\*\*: .+ \*\*Fix:\*\* .+/);
  expect(own[1]).toMatch(/^\*\*ValidatorTicket\*\*: .+ \*\*Fix:\*\* .+/);
});

it('shows one fix where they agree', () => {
  expect(row('ERC2612ExpiredSignature').match(/\*\*Fix:\*\*/g)).toHaveLength(1);
});

it('repeats no sentence of a fix in one line', () => {
  const fixes = [...text.matchAll(/\*\*Fix:\*\* (.*?)(?:<br \/>|<\/td>)/g)];
  expect(fixes.length).toBeGreaterThan(0);
  for (const [, fix = ''] of fixes) {
    const sentences = fix.split(/(?<=[.!?]) /);
    expect(new Set(sentences).size, fix).toBe(sentences.length);
  }
});
