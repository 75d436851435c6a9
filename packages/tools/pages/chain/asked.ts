// The components that ask a wallet: a separate chunk, loaded on click.
export { AskTransaction } from './asked-transaction';
export { AskCode } from './asked-code';
export { AskPermit } from './asked-permit';
