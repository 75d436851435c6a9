import { createRequire } from 'node:module';

/**
 * Returns the path of a program of Foundry. `npm ci` installs the package with the binary for this machine, at the
 * version in package.json. The packages for other machines are optional and stay away.
 *
 * @throws Error with one sentence when there is none for this machine, or `npm ci` left optional packages out
 */
export function foundryBinary(program: 'anvil' | 'cast'): string {
  const machine = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const binary = `@foundry-rs/${program}-${machine}/bin/${program}${process.platform === 'win32' ? '.exe' : ''}`;
  try {
    return createRequire(__filename).resolve(binary);
  } catch (error) {
    throw new Error(
      `${program} is not installed for ${machine}: install it again with optional packages, on a machine that Foundry supports`,
      { cause: error },
    );
  }
}
