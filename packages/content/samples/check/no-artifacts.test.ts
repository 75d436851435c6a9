import { expect, it } from 'vitest';
import { findArtifacts, isArtifact } from './no-artifacts';

it('knows a compiled contract', () => {
  const key = ['byte', 'code'].join('');
  expect(isArtifact(`{ "${key}": "0x6080" }`)).toBe(true);
  expect(isArtifact(`const code = '0x${'60'.repeat(2_000)}';`)).toBe(true);
});

it('takes calldata and addresses for what they are', () => {
  expect(isArtifact(`0x${'12'.repeat(1_000)} 0x${'00'.repeat(20)}`)).toBe(false);
});

it('finds none in the repository', () => {
  expect(findArtifacts(process.cwd())).toEqual([]);
});
