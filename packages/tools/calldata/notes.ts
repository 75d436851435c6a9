import type { Noted } from './read-calls';

/** How the data of a call was read, in words. The composer shows none of it. */
export function noteOf(about: Noted): string {
  switch (about[0]) {
    case 'unknown':
      return `No function of these docs has the selector ${about[1]}. The data stays as it is: unknown.`;
    case 'inputs':
      return `It takes ${about[1].item.inputs.map(({ type, name }) => `${type} ${name}`.trim()).join(', ')}.`;
    case 'left':
      return `${about[1]} bytes behind the ${about[2] === 1 ? 'call' : 'calls'} of the batch cannot be read: MultiSend would run what they say, or fail.`;
    case 'deep':
      return 'The calls inside this one are too deep to be read.';
    case 'most':
      return `Only ${about[1]} calls are read.`;
  }
}
