import type { Location } from '../../model/doc';
import type { Surface, SurfaceLock } from '../../model/surface';
import { lockEntries, normalise, type LockEntry } from './lock-entries';
import { problem, type Finding, type Rule } from './rule';

const lockFile: Location = { file: 'surface/surface.lock.json', line: 1 };
const hint = 'the lock says what the release exports: correct the surface, or the lock together with upstream.json';

/** The surface declares exactly the exports of the release: nothing missing, nothing extra, nothing different. */
export const surfaceLock: Rule = (surface) => {
  if (!surface.lock) return [];
  const actual = groupEntries(lockEntries(surface));
  const expected = flatten(surface.lock);
  const owners = [...new Set([...actual.keys(), ...expected.keys()])];
  return owners.flatMap((owner) => compare(owner, expected.get(owner), actual.get(owner), surface));
};

function groupEntries(entries: readonly LockEntry[]): ReadonlyMap<string, readonly LockEntry[]> {
  const groups = new Map<string, LockEntry[]>();
  for (const entry of entries) {
    const key = `${entry.section} ${entry.owner}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return groups;
}

function flatten(lock: SurfaceLock): ReadonlyMap<string, readonly string[]> {
  return new Map([
    ...Object.entries(lock.modules).flatMap(([path, exports]) =>
      Object.entries(exports).map(([name, lines]) => [`modules ${path} ${name}`, lines.map(normalise)] as const),
    ),
    ...Object.entries(lock.contracts).map(([name, lines]) => [`contracts ${name}`, lines.map(normalise)] as const),
    ...Object.entries(lock.calls).map(([name, lines]) => [`calls ${name}`, lines.map(normalise)] as const),
  ]);
}

function compare(
  owner: string,
  expected: readonly string[] | undefined,
  actual: readonly LockEntry[] | undefined,
  surface: Surface,
): readonly Finding[] {
  const label = owner.replace(/^\w+ /, '');
  if (!actual) return [problem(lockFile, `${label} is in the release and not in the surface`, hint)];
  const place = actual[0]?.location ?? lockFile;
  if (!expected) return [problem(place, `${label} is not in SDK ${surface.upstream.version}`, hint)];
  const missing = expected.filter((line) => !actual.some(({ text }) => text === line));
  const extra = actual.filter(({ text }) => !expected.includes(text));
  const paired = new Set<string>();
  return [
    ...extra.flatMap(({ text, location, mayBeExtra }) => {
      const released = missing.find((line) => subject(line) === subject(text) && !paired.has(line));
      if (released !== undefined) {
        paired.add(released);
        return [problem(location, `${label}: "${text}" is "${released}" in the release`, hint)];
      }
      return mayBeExtra
        ? []
        : [problem(location, `${label}: "${text}" is not in SDK ${surface.upstream.version}`, hint)];
    }),
    ...missing
      .filter((line) => !paired.has(line))
      .map((line) => problem(place, `${label}: "${line}" is missing`, hint)),
  ];
}

/** Returns the subject of a line: lines with the same subject are versions of the same item. */
function subject(line: string): string {
  return /^(function \w+|event \w+|error \w+|[\w.]+( default [\w.]+| in viem)?)/.exec(line)?.[1] ?? line;
}
