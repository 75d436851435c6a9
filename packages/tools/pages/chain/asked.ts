// What asks a wallet: a chunk of its own, which loads with the click.
export { AskTransaction } from './asked-transaction';
export { AskCode } from './asked-code';
export { AskPermit } from './asked-permit';
