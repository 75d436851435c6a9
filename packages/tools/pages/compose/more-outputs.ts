// Outputs that a reader opens: a separate chunk.
export { castLines } from '../../compose/outputs/cast-line';
export { safeFile } from '../../compose/outputs/safe-file';
export { viemCall } from '../../compose/outputs/viem-call';
export { SafeHash } from './safe-hash';
