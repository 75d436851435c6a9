import type { Surface } from '../../model/surface';
import { lineOf, proseOf } from './authored-texts';
import { knownNames } from './known-names';
import { problemOf, type Rule } from './rule';

const problem = problemOf('unknown-name');

const CODE = /`([^`\n]+)`/g;
/** A name with its owners, and a call: `Contract.fn(types)`, `client.vault.deposit`, `SomeError`. */
const PATH = /^([A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*)(\(.*\))?$/;
const FILE = /\.(?:json|html|ts|env|sol|mjs|txt|md)$/;
const isDeclared = /^(?:[A-Z]\w*[a-z]\w*|[A-Z][A-Z0-9]*_\w+)$/;

/**
 * An error, event, type, constant or method that prose writes as code exists: in the surface, in viem or JavaScript, or in
 * surface/foreign-names.json, which says whose it is. Local names of samples are left out.
 */
export const unknownName: Rule = (surface: Surface) => {
  const foreign = new Set(surface.foreignNames.map(({ name }) => name));
  const used = new Set<string>();
  const known = knownNames(surface);
  const texts = proseOf(surface);
  const problems = texts.flatMap((item) =>
    [...item.text.matchAll(CODE)].flatMap(({ 1: code = '', index }) =>
      namesIn(code)
        .filter((name) => !known.has(name))
        .filter((name) => {
          used.add(name);
          return !foreign.has(name);
        })
        .map((name) =>
          problem(
            lineOf(item, index),
            `\`${code}\`: nothing is named ${name}`,
            'correct the name; a name of somebody else stands in surface/foreign-names.json',
          ),
        ),
    ),
  );
  return [
    ...problems,
    ...surface.foreignNames
      .filter(({ name }) => !used.has(name))
      .map(({ name, location }) => problem(location, `no text uses ${name}, or it is declared`, 'delete the row')),
  ];
};

function namesIn(code: string): string[] {
  const [, path = '', call] = PATH.exec(code) ?? [];
  if (path === '' || FILE.test(path)) return [];
  const parts = path.split(/\??\./);
  const isMember = call !== undefined || parts.length > 1;
  return parts.filter((part, index) => isDeclared.test(part) || (isMember && index === parts.length - 1));
}
