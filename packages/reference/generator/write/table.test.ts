import { expect, it } from 'vitest';
import { groupedTable, table } from './table';

it('writes header cells, the name of each column in its cells, and an anchor', () => {
  expect(
    table('Filter', ['Name', 'Chain', 'Note'], [{ id: 'a', cells: ['`A`', 'Mainnet'] }, { cells: ['B', '', 'x'] }]),
  ).toBe(
    [
      '<Table label="Filter" columns={["Name","Chain","Note"]}>',
      '<Tr id="a"><th scope="row">`A`</th><td data-label="Chain">Mainnet</td><td></td></Tr>',
      '<tr><th scope="row">B</th><td></td><td data-label="Note">x</td></tr>',
      '</Table>',
    ].join('\n'),
  );
});

it('writes no table without rows', () => {
  expect(table('Filter', ['Name'], [])).toBe('');
});

it('writes groups with their anchors', () => {
  const text = groupedTable('Filter', ['A', 'B'], 1, [{ id: 'g', title: 'Group', rows: [{ cells: ['1', '2'] }] }]);
  expect(text).toContain('<Group id="g" title="Group" columns={2}>\n<tr><th scope="row">1</th>');
});
