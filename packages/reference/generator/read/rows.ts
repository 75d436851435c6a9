import type { SentCall } from '../../model/arguments';
import type { RevertText, UserText } from '../../model/contract';
import type { Location } from '../../model/doc';
import type { Replaced } from '../../model/history';
import type { Limit } from '../../model/limits';
import type { Minimum } from '../../model/minimums';
import type { Movement } from '../../model/movements';
import type { Picture } from '../../model/pictures';
import type { Problem } from '../../model/problem';
import type { Quantity } from '../../model/quantities';
import type { Refuted } from '../../model/refuted';
import type { ForeignName } from '../../model/surface';
import type { Warning } from '../../model/warnings';
import { listFiles } from './files';
import { readRows } from './json-rows';

const PICTURES = 'surface/pictures';

/** Reads the files of `surface/` that are lists of rows; the field of `Surface` documents each. */
export function readLists(root: string, problems: Problem[]) {
  const rows = <T extends { readonly location: Location }>(
    file: string,
    rule: string,
    required: string,
    optional?: Partial<T>,
  ): readonly T[] => {
    const fields = { required: required.split(',') as (keyof T & string)[], optional };
    return readRows<T>(root, `surface/${file}.json`, rule, fields, problems);
  };
  return {
    revertTexts: rows<RevertText>(
      'errors/revert-texts',
      'revert-text',
      'kind,value,cause,fix,contracts,functions,source,confidence',
      { note: '' },
    ),
    userTexts: rows<UserText>('errors/users', 'user-texts', 'error,audience,user'),
    movements: rows<Movement>('movements', 'movements', 'contract,functions,gives,gets,sources,certainty'),
    limits: rows<Limit>('limits', 'limits', 'kind,of,argument,amount,text,source,certainty'),
    minimums: rows<Minimum>('minimums', 'minimums', 'of,minimum,reads,preview,decimals,text,sources,certainty'),
    quantities: rows<Quantity>('quantities', 'quantities', 'value,about,known,source'),
    arguments: rows<SentCall>('arguments', 'arguments', 'method,signature,arguments', {
      when: [],
      value: null,
      allowances: [],
    }),
    pictures: picturesBelow(root).flatMap((name) =>
      rows<Picture>(`pictures/${name}`, 'pictures', 'name,kind,title,nodes,arrows,sources,certainty'),
    ),
    foreignNames: rows<ForeignName>('foreign-names', 'unknown-name', 'name,why'),
    replaced: rows<Replaced>('replaced', 'replaced', 'removed,now', { release: '' }),
    refuted: rows<Refuted>('refuted', 'refuted', 'pattern,truth'),
    warnings: rows<Warning>('warnings', 'warnings', 'version,risk,text,todo,certainty,source,covers'),
  };
}

/** Life cycles, maps and ways have one file per family of contracts. */
const picturesBelow = (root: string): readonly string[] =>
  listFiles(root, PICTURES, '.json').map((file) => file.slice(PICTURES.length + 1, -'.json'.length));
