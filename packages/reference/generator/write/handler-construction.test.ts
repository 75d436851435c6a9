import { expect, it } from 'vitest';
import { reference } from '../fixtures/own-surface';
import { handlerConstruction, sendersOf, type Senders } from './handler-construction';

const named = (name: string) => {
  const found = reference.handlers.find((handler) => handler.class.name === name);
  if (found === undefined) throw new Error(`no handler ${name}`);
  return found;
};

it('derives the wallet client of a handler from @sender', () => {
  const of = (senders: Senders) =>
    reference.handlers.filter((handler) => sendersOf(handler) === senders).map((handler) => handler.class.name);
  expect(of('none')).toEqual(['NucleusAccountantHandler']);
  expect(of('both')).toEqual(['NucleusAtomicQueueHandler']);
  expect(of('address')).toHaveLength(14);
  expect(of('client')).toHaveLength(11);
});

it('never uses a local key with a handler that passes its sender to the wallet', () => {
  for (const handler of reference.handlers) {
    const text = handlerConstruction(reference, handler);
    const senders = sendersOf(handler);
    expect(text.includes('privateKeyToAccount'), handler.class.name).toBe(senders === 'client');
    expect(text.includes('window.ethereum'), handler.class.name).toBe(senders === 'address' || senders === 'both');
  }
});

it('uses a chain on which the handler has an address', () => {
  expect(handlerConstruction(reference, named('PufferVaultHandler'))).toContain('PufferClient(Chain.Mainnet,');
  expect(handlerConstruction(reference, named('L2RewardManagerHandler'))).toContain('PufferClient(Chain.Base,');
});

it('says with a local key that approvals and permits still ask the node, where a method needs one', () => {
  const saying = reference.handlers
    .filter((handler) => handlerConstruction(reference, handler).includes('`erc20Permit` still [asks the node'))
    .map((handler) => handler.class.name);
  // The others move no token of the sender, or already ask a browser wallet.
  expect(saying).toEqual([
    'CarrotVestingHandler',
    'ConcreteVaultHandler',
    'InstitutionalVaultHandler',
    'LagoonVaultHandler',
    'PufferProtocolHandler',
    'ValidatorTicketHandler',
    'VLPufferHandler',
  ]);
});
