// What few inputs need: a chunk of its own.
export { LogReader } from '../../calldata/logs';
export { LogBox } from './log-box';
