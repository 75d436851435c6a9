import type { Upstream } from '@sdk-docs/reference/model/surface';
import { contentHash } from './content-hash';
import { DATA, SITE } from './paths';
import { object, text, type Schema } from './schema';

/** A dataset before it is a file. */
export interface Dataset {
  /** Path below `data/` without extension: `errors`, `abis/PufferVaultV5`. */
  readonly name: string;
  /** Name of its schema: datasets of the same form share one. */
  readonly form: string;
  /** Field with the content: `entries`, or `abi`. */
  readonly field: 'entries' | 'abi';
  readonly content: unknown;
  /** Schema of the content. */
  readonly schema: Schema;
}

/** A file below the build folder. */
export interface MachineFile {
  readonly path: string;
  readonly text: string;
}

/** The release, as every dataset names it. */
const release = ({ package: name, version, commit, date }: Upstream) => ({ package: name, version, commit, date });

const schemaPath = (form: string): string => `${DATA}schemas/${form}.schema.json`;

/** The file of a dataset. `contentHash` is the hash of its content as compact JSON. */
export function datasetFile(upstream: Upstream, { name, form, field, content }: Dataset): MachineFile {
  const file = {
    $schema: `${SITE}${schemaPath(form)}`,
    dataset: name,
    sdk: release(upstream),
    contentHash: contentHash(JSON.stringify(content)),
    [field]: content,
  };
  return { path: `${DATA}${name}.json`, text: `${JSON.stringify(file, null, 1)}\n` };
}

export function schemaFile({ form, field, schema }: Dataset): MachineFile {
  const file = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${SITE}${schemaPath(form)}`,
    ...object({
      $schema: text,
      dataset: text,
      sdk: object({ package: text, version: text, commit: text, date: text }),
      contentHash: { type: 'string', pattern: '^sha256-[0-9a-f]{64}$' },
      [field]: schema,
    }),
  };
  return { path: schemaPath(form), text: `${JSON.stringify(file, null, 1)}\n` };
}
