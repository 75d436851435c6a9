import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../model/problem';

const FILE = 'surface/observed/seals.json';

type Rows = readonly object[];
type Seals = Readonly<Record<'reverts' | 'figures', string>>;

/**
 * SHA-256 of a whole recording or observation, including the hashes of its inputs. The program that makes it writes it,
 * so a file that was edited by hand no longer matches.
 */
export function sealOf(sealed: object): string {
  const { seal: _, ...content } = sealed as { readonly seal?: string };
  return createHash('sha256').update(canonical(content)).digest('hex');
}

/** JSON with sorted keys, independent of their order and the file's layout. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

/** Seals reverts and figures together with the code that made them: the rows of contracts.json. */
export const sealsOf = (reverts: Rows, figures: Rows, contracts: Rows): Seals => ({
  reverts: sealOf({ rows: reverts.map(stored), contracts: contracts.map(stored) }),
  figures: sealOf({ rows: figures.map(stored), contracts: contracts.map(stored) }),
});

/** The stored form: without locations and null fields. */
const stored = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name, value]) => value !== null && name !== 'location'));

/** Only samples:observe writes these files: rows or contracts that were edited by hand no longer match the seal. */
export function sealProblems(root: string, reverts: Rows, figures: Rows, contracts: Rows): readonly Problem[] {
  if (reverts.length === 0 && figures.length === 0) return [];
  const found = existsSync(join(root, FILE))
    ? (JSON.parse(readFileSync(join(root, FILE), 'utf8')) as Partial<Seals>)
    : {};
  const expected = sealsOf(reverts, figures, contracts);
  return (['reverts', 'figures'] as const)
    .filter((name) => found[name] !== expected[name])
    .map((name) => ({
      rule: 'observed-seal',
      location: { file: `surface/observed/${name}.json`, line: 1 },
      message: `${name}.json or contracts.json was edited by hand: the seal of its trial does not match`,
      hint: 'take the edit back, or run npm run samples:observe -- --reverts',
    }));
}
