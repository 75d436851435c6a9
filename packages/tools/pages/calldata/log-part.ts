// A separate chunk, which few inputs need.
export { LogReader } from '../../calldata/logs';
export { LogBox } from './log-box';
