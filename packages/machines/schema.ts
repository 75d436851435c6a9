/** A piece of JSON Schema, draft 07. */
export type Schema = Readonly<Record<string, unknown>>;

/** Parts of the schemas. Every object has all of its fields: an unknown one is null, never missing. */
export const text: Schema = { type: 'string' };
export const integer: Schema = { type: 'integer' };
export const yesOrNo: Schema = { type: 'boolean' };
export const selector: Schema = { type: 'string', pattern: '^0x[0-9a-f]{8}$' };
export const topic: Schema = { type: 'string', pattern: '^0x[0-9a-f]{64}$' };
export const address: Schema = { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' };
export const list = (items: Schema): Schema => ({ type: 'array', items });
export const oneOf = (...values: readonly string[]): Schema => ({ enum: values });
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
export const described = (schema: Schema, description: string): Schema => ({ ...schema, description });

export const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});

/** How a statement is known, as the surface says, never stronger. */
export const certainty: Schema = described(
  oneOf('observed', 'read', 'inferred', 'unknown', 'unchecked'),
  "observed: the contracts' public code gave it on a local chain; read: in public source; inferred: follows from it, not seen or run; unknown: no one could find out; unchecked: general knowledge",
);
/** Route of the entry on the site, with its anchor, below the base path. */
export const page: Schema = { type: 'string', pattern: '^/' };
