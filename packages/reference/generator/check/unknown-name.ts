import type { Surface } from '../../model/surface';
import { lineOf, proseOf } from './authored-texts';
import { problem, type Rule } from './rule';
import * as viem from 'viem';
import * as accounts from 'viem/accounts';
import * as actions from 'viem/actions';
import * as chains from 'viem/chains';

const CODE = /`([^`\n]+)`/g;
/** A name with its owners, and a call: `Contract.fn(types)`, `client.vault.deposit`, `SomeError`. */
const PATH = /^([A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*)(\(.*\))?$/;
const SELECTOR = /^0x[\da-f]{8}$/;
const FILE = /\.(?:json|html|ts|env|sol|mjs|txt|md)$/;
const isDeclared = /^(?:[A-Z]\w*[a-z]\w*|[A-Z][A-Z0-9]*_\w+)$/;

/**
 * An error, event, type, constant, method or selector that prose writes as code exists: in the surface, in viem or
 * JavaScript, or in surface/foreign-names.json, which names its owner. Local names of samples are left out.
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
    // Without pages, rows that only pages use can't be checked.
    ...(surface.pageTexts.length === 0 ? [] : surface.foreignNames)
      .filter(({ name }) => !used.has(name))
      .map(({ name, location }) => problem(location, `no text uses ${name}, or it is declared`, 'delete the row')),
  ];
};

function namesIn(code: string): string[] {
  if (SELECTOR.test(code)) return [code];
  const [, path = '', call] = PATH.exec(code) ?? [];
  if (path === '' || FILE.test(path)) return [];
  const parts = path.split(/\??\./);
  const isMember = call !== undefined || parts.length > 1;
  return parts.filter((part, index) => isDeclared.test(part) || (isMember && index === parts.length - 1));
}

/** Authored fields: their words declare nothing. */
const PROSE = new Set(
  'doc caveats units unit description returnsDescription text cause fix note source location sender value signs prompts'.split(
    ' ',
  ),
);
const BUILT_IN = [viem, accounts, actions, chains, globalThis, Object.prototype, Date, Promise].flatMap((part) =>
  Object.getOwnPropertyNames(part),
);

/**
 * Returns every identifier in the surface's declarations (exports, members, parameters, types, ABIs, errors, events,
 * roles, tokens, removed names), every selector, and every name of viem and JavaScript.
 */
function knownNames(surface: Surface): ReadonlySet<string> {
  const { modules, contracts, errors, events, access, history, revertTexts } = surface;
  const known = new Set<string>(BUILT_IN);
  const add = (text: string): void =>
    text.match(/0x[\da-f]{8}\b|[A-Za-z_$][\w$]*/g)?.forEach((word) => known.add(word));
  const visit = (value: unknown): void => {
    if (typeof value === 'string') add(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (PROSE.has(key)) continue;
        add(key);
        visit(inner);
      }
    }
  };
  visit([modules, contracts, errors, events, access, history]);
  revertTexts.forEach(({ value }) => add(value));
  return known;
}
