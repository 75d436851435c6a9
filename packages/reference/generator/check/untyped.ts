import type { Location } from '../../model/doc';
import { problem, type Rule } from './rule';

const at: Location = { file: 'surface/upstream.json', line: 1 };

/** Modules without declarations are modules of the surface. They state how the root exports them, if it does. */
export const untyped: Rule = ({ modules, upstream }) => {
  const root = new Set(modules.find(({ path }) => path === 'main')?.exports.map(({ name }) => name));
  return Object.entries(upstream.untyped).flatMap(([path, seen]) => {
    const module = modules.find((candidate) => candidate.path === path);
    if (module === undefined) return [problem(at, `"untyped" names ${path}, which is no module`, 'see surface/sdk')];
    const exported = module.exports.some(({ name }) => root.has(name));
    const known = seen === 'any' || seen === 'missing';
    if (exported ? known : seen === null) return [];
    const hint = exported ? 'the root exports it: "any" or "missing"' : 'the root does not export it: null';
    return [problem(at, `"untyped" says ${JSON.stringify(seen)} of ${path}`, hint)];
  });
};
