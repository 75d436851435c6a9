import type { ExampleCode } from './example-code';

/** The deadline of a permit that the SDK makes during the recording, in Unix seconds, from the surface: `7200 after now`. */
export function permitDeadline({ reference, recording }: ExampleCode): bigint {
  const units = reference.handlers
    .flatMap((handler) => handler.class.methods)
    .filter(({ name }) => name === 'getPermitSignature')
    .flatMap((method) => method.units);
  const seconds = /(\d+) after now/.exec(units.find(({ path }) => path === 'return.deadline')?.text ?? '')?.[1];
  if (seconds === undefined) throw new Error('getPermitSignature no longer says how long a permit is valid');
  return BigInt(recording.time) + BigInt(seconds);
}
