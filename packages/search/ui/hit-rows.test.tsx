import { expect, it } from 'vitest';
import { hitOf } from '../fixtures/hits';
import type { SearchHit } from '../worker/protocol';
import { rowsOf } from './hit-rows';

const hit = (route: string, kind: SearchHit['kind'] = 'section', anchor = ''): SearchHit =>
  hitOf({ kind, name: route, route, anchor, pageTitle: `Page ${route}` });
const shape = (hits: readonly SearchHit[], open?: ReadonlySet<string>) =>
  rowsOf(hits, open).map(({ key, isFurther, group }) => `${isFurther ? '> ' : ''}${key}${group && ` in ${group}`}`);

it('joins sections of one page that follow each other', () =>
  expect(shape([hit('/a', 'page'), hit('/a', 'section', 'x'), hit('/b'), hit('/a')])).toEqual([
    '/a# in Page /a',
    '> /a#x in Page /a',
    '/b#',
    '/a#',
  ]));
it('leaves names of the reference alone', () =>
  expect(shape([hit('/a', 'method'), hit('/a', 'method', 'y'), hit('/a')])).toEqual(['/a#', '/a#y', '/a#']));

const second = hit('/c', 'method');
const shared = { ...hit('/b', 'method'), name: 'withdraw', isShared: true, namesakes: [second] };
it('has one row for a name', () => expect(shape([shared])).toEqual(['name /b#']));
it('has all places of a name that is open below it', () =>
  expect(shape([shared, hit('/d')], new Set(['name /b#']))).toEqual([
    'name /b# in withdraw',
    '> /b# in withdraw',
    '> /c# in withdraw',
    '/d#',
  ]));
it('has the other places below a name that leads to one', () =>
  expect(shape([{ ...shared, isShared: false }], new Set(['/b#']))).toEqual(['/b# in withdraw', '> /c# in withdraw']));
