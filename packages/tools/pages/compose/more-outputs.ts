// What a reader opens: a chunk of its own.
export { castLines } from '../../compose/outputs/cast-line';
export { safeFile } from '../../compose/outputs/safe-file';
export { viemCall } from '../../compose/outputs/viem-call';
export { SafeHash } from './safe-hash';
