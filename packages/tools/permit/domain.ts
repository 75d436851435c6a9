import type { Address, Hex } from 'viem';
import type { PermitThere } from '../chain/permit';
import { separatorOf, type Domain } from './typed-data';

/** Comparison of a form with the token's answers. */
export interface Compared {
  /** Whether the token would accept the domain and the nonce of the form. */
  readonly same: boolean;
  readonly sentences: readonly string[];
  /** Values that make them equal, by field of the form; empty when they are equal, or no known value helps. */
  readonly fix: Readonly<Record<string, string>>;
}

/** What the reader has typed or pasted. */
interface Form {
  readonly chainId: number;
  readonly token: Address;
  readonly name: string;
  readonly version: string;
  readonly salt: string;
  readonly nonce: string;
}

type Said = Pick<PermitThere, 'name' | 'version' | 'salt' | 'nonce' | 'separator'>;

/** Versions that tokens use when they don't say which; empty: a domain without one. */
const COMMON = ['1', '2', ''];

/** Compares the domain and the nonce of a form with the token's answers. */
export function comparedWith(form: Form, said: Said): Compared {
  const domain = domainSentence(form, said);
  const nonce = nonceSentence(form, said);
  const parts = [domain, nonce];
  return {
    same: parts.every(({ same }) => same),
    sentences: parts.map(({ text }) => text),
    fix: Object.assign({}, ...parts.map(({ fix = {} }) => fix)) as Record<string, string>,
  };
}

/** The token's answers, for the fields that are still empty. */
export const fillsOf = (form: Form, said: Said): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries({ name: said.name ?? '', ...comparedWith(form, said).fix }).filter(
      ([field, text]) => form[field as keyof Form] === '' && text !== '',
    ),
  );

interface Part {
  readonly same: boolean;
  readonly text: string;
  readonly fix?: Readonly<Record<string, string>>;
}

function domainSentence(form: Form, said: Said): Part {
  const { separator } = said;
  if (separator === null)
    return { same: false, text: 'The token does not answer DOMAIN_SEPARATOR(): it may have no permit (ERC-2612).' };
  if (form.name !== '' && matches(form, form, separator))
    return { same: true, text: "The domain of this form is the token's: DOMAIN_SEPARATOR() is the same." };
  const found = candidates(form, said).find((other) => matches(form, other, separator));
  const differs = "The token's DOMAIN_SEPARATOR() is not that of this form, so it refuses the signature.";
  if (found === undefined)
    return {
      same: false,
      text: `${differs} Name, version, salt or chain is another, and nothing that the token says makes them equal.`,
    };
  const fix = Object.fromEntries(Object.entries(found).filter(([field, text]) => form[field as keyof Form] !== text));
  const words = Object.entries(fix).map(([field, text]) => (text === '' ? `no ${field}` : `${field} ${text}`));
  return { same: false, text: `${differs} With ${words.join(' and ')} it is the same.`, fix };
}

function nonceSentence({ nonce }: Form, said: Said): Part {
  if (said.nonce === null) return { same: false, text: 'The token does not answer nonces(owner).' };
  const next = String(said.nonce);
  const fix = { nonce: next };
  if (nonce === '') return { same: false, text: `The next nonce of the owner is ${next}.`, fix };
  if (nonce === next) return { same: true, text: `The nonce is the next one of the owner: ${next}.` };
  return { same: false, text: `The token expects the nonce ${next}, so it refuses a permit with ${nonce}.`, fix };
}

type Parts = Pick<Form, 'name' | 'version' | 'salt'>;

/** Every combination of the form's and the token's values. */
const candidates = (form: Form, said: Said): readonly Parts[] =>
  distinct([form.name, said.name]).flatMap((name) =>
    distinct([form.version, said.version, ...COMMON]).flatMap((version) =>
      distinct([form.salt, said.salt, '']).map((salt) => ({ name, version, salt })),
    ),
  );

const distinct = (texts: readonly (string | null)[]): readonly string[] => [
  ...new Set(texts.filter((text) => text !== null)),
];

function matches({ chainId, token }: Form, { name, version, salt }: Parts, separator: Hex): boolean {
  if (salt !== '' && !/^0x[\da-f]{64}$/i.test(salt)) return false;
  const domain: Domain = { chainId, token, name, version, salt: salt === '' ? null : (salt as Hex) };
  return separatorOf(domain) === separator.toLowerCase();
}
