/** The first account of a local chain. */
const OWNER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** The filled fields of a permit of stETH, as JSON in a link to the bench. */
export const PERMIT_FIELDS = JSON.stringify({
  name: 'Liquid staked Ether 2.0',
  owner: OWNER,
  spender: 'PufferDepositor',
  value: '0.5',
  nonce: '0',
  deadline: '1900000000',
});
