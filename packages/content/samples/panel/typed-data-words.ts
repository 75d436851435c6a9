import { EVERY_TOKEN } from '@sdk-docs/reference/model/tools-files';
import { contractRoute } from '@sdk-docs/reference/model/routes';
import type { TypedData } from '../read/decode';
import { byName } from '../record/answers';
import { code, h, link, withList, type Item } from './hast';
import { addressWords, valueWords, type Words } from './values';

/**
 * Describes typed data as the wallet shows it before signing: the domain, the type, and each field of the message by
 * name.
 *
 * @param unit - unit of the field `value`
 */
export function typedDataWords(words: Words, { domain, message, primaryType }: TypedData, unit: string): Item {
  const type =
    primaryType === 'Permit' ? link(`${contractRoute(EVERY_TOKEN)}#permit`, code('Permit')) : code(primaryType);
  const target = domain.verifyingContract;
  const of = target === undefined ? [] : [' of ', ...addressWords(words, target)];
  return withList(
    [h('strong', {}, 'Asks the wallet to sign: '), type, ...of],
    [
      ...Object.entries(domain).map(([name, value]): Item => [
        code(`domain.${name}`),
        ': ',
        ...domainWords(words, name, value),
      ]),
      ['Primary type: ', code(primaryType)],
      ...Object.entries(message).map(([name, value]): Item => [
        code(`message.${name}`),
        ': ',
        ...valueWords(words, name, units[name] ?? (name === 'value' ? unit : null), numeric(value)),
      ]),
    ],
  );
}

const units: Readonly<Record<string, string>> = { nonce: 'permits of the owner before this one' };

function domainWords(words: Words, name: string, value: unknown): Item {
  if (name === 'name' && value === byName.name) return ['the result of ', code('name()'), ', an example here'];
  if (name === 'chainId') return [code(String(value)), ` (${words.recording.chain})`];
  if (name === 'version' && value === '') return ['empty'];
  return valueWords(words, name, null, value);
}

/** JSON stores the integers of typed data as strings. */
const numeric = (value: unknown): unknown => (typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : value);
