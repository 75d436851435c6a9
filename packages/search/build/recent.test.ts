import { describe, expect, it } from 'vitest';
import { surfaceOfCase } from '@sdk-docs/reference/generator/fixtures/page-cases';
import { symbolRecords } from './symbol-records';

const { surface } = surfaceOfCase('handler');
const detailOf = (name: string, given = surface): string | undefined =>
  symbolRecords(given).find((record) => record.kind === 'method' && record.name === name)?.detail;

describe('a recent method', () => {
  it('says which release brought it, behind its parameters', () => {
    expect(detailOf('depositWithPermit')).toBe('(params: DepositParams) since 1.31.0');
    expect(detailOf('deposit')).not.toContain('since');
  });

  it('says it no longer when ten releases came after it', () => {
    const later = Array.from({ length: 10 }, (_, index) => ({
      version: `1.32.${index}`,
      date: '',
      added: [],
      removed: [],
      changed: [],
    }));
    const history = surface.history && { ...surface.history, steps: [...surface.history.steps, ...later] };
    expect(detailOf('depositWithPermit', { ...surface, history })).toBe('(params: DepositParams)');
  });
});
