import * as viem from 'viem';
import * as accounts from 'viem/accounts';
import * as actions from 'viem/actions';
import * as chains from 'viem/chains';
import type { Surface } from '../../model/surface';

/** Fields that people wrote: their words declare nothing. */
const PROSE = new Set(
  'doc caveats units unit description returnsDescription text cause fix note source location sender value signs prompts'.split(
    ' ',
  ),
);
const BUILT_IN = [viem, accounts, actions, chains, globalThis, Object.prototype, Date, Promise].flatMap((part) =>
  Object.getOwnPropertyNames(part),
);

/**
 * Returns every identifier that the declarations of the surface hold (exports, members, parameters, types, ABIs, errors,
 * events, roles, tokens, what releases removed), and every name of viem and of JavaScript.
 */
export function knownNames(surface: Surface): ReadonlySet<string> {
  const { modules, contracts, errors, events, access, history, revertTexts } = surface;
  const known = new Set<string>(BUILT_IN);
  const add = (text: string): void => text.match(/[A-Za-z_$][\w$]*/g)?.forEach((word) => known.add(word));
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
