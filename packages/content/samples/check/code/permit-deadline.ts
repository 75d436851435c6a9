import type { ExampleCode } from './example-code';

/**
 * Returns the deadline of a permit that the SDK makes during the recording, in Unix seconds. The surface states it:
 * `7200 after now`.
 */
export function permitDeadline({ reference, recording }: ExampleCode): bigint {
  const units = reference.handlers
    .flatMap((handler) => handler.class.methods)
    .filter(({ name }) => name === 'getPermitSignature')
    .flatMap((method) => method.units);
  const seconds = /(\d+) after now/.exec(units.find(({ path }) => path === 'return.deadline')?.text ?? '')?.[1];
  if (seconds === undefined)
    throw new Error('the surface no longer states how long a permit of getPermitSignature is valid');
  return BigInt(recording.time) + BigInt(seconds);
}
