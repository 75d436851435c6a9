import { expect, it } from 'vitest';
import { referenceOf } from '@sdk-docs/reference/generator/reference';
import { unknownEvents } from './known-events';

const { surface } = referenceOf(process.cwd());
const problems = (event: string): string[] => unknownEvents(surface, 'a.ts', `parseAbiItem('${event}')`);
const batch = 'uint256 indexed batchIdx, uint256 expectedETHAmount, uint256 actualEthAmount, uint256 pufETHBurnAmount';

it('accepts events of the ABIs and events that the ABIs omit', () => {
  expect(problems('event Transfer(address indexed from, address indexed to, uint256 value)')).toEqual([]);
  expect(problems(`event BatchFinalized(${batch})`)).toEqual([]);
});

it('rejects a wrong type, a wrong `indexed` and a name that no contract emits', () => {
  for (const event of [
    `event BatchFinalized(${batch.replace('uint256 indexed', 'uint128 indexed')})`,
    `event BatchFinalized(${batch.replace('indexed ', '')})`,
    `event BatchFinished(${batch})`,
  ]) {
    expect(problems(event)).toEqual([`a.ts declares "${event}", which differs from /api/events`]);
  }
});
