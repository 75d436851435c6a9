import { writes, type Contract } from '../../model/contract';
import { zeroAddress } from '../../model/contract-addresses';
import { createReference } from '../../model/reference';
import type { SdkClass } from '../../model/sdk';
import type { Surface } from '../../model/surface';
import { exportsOf } from './exports';

/** Counts that prose may state: name -> number, from the current surface. */
export type Counts = ReadonlyMap<string, number>;

export function countsOf(surface: Surface): Counts {
  const { contracts, upstream, observed, history } = surface;
  const { handlers } = createReference(surface);
  const classes = handlers.map((handler) => handler.class);
  const sends = ({ methods }: SdkClass) => methods.filter(({ form }) => form.endsWith('write'));
  const sent = classes.flatMap(sends);
  const fromClient = (one: SdkClass) => sends(one).filter(({ sender }) => sender === 'walletClient.account');
  const called = new Set(
    classes.flatMap(({ methods }) =>
      methods.flatMap(({ calls }) => calls.map((one) => `${one.contract}.${one.signature}`)),
    ),
  );
  const unreached = ({ name, functions }: Contract) =>
    functions.filter(({ signature }) => !called.has(`${name}.${signature}`));
  const changing = ({ functions }: Contract) => functions.filter(writes);
  const chains = exportsOf(surface, 'enum').find(({ name }) => name === 'Chain')?.members ?? [];
  const entries = (table: string) => exportsOf(surface, 'const').find(({ name }) => name === table)?.entries ?? [];
  const on = (table: string, chain: string, real: boolean): number =>
    entries(table).filter(({ path, value }) => path.includes(chain) && (value === zeroAddress) !== real).length;
  const known = [...surface.errors, ...contracts.flatMap(({ errors }) => errors)];
  return new Map([
    ['handlers', handlers.length],
    // NucleusAtomicQueueHandler supports both, and counts as one that takes an address.
    [
      'handlers that send from walletClient.account',
      classes.filter((one) => sends(one).length > 0 && fromClient(one).length === sends(one).length).length,
    ],
    [
      'handlers that send from an address',
      classes.filter((one) => fromClient(one).length < sends(one).length && fromClient(one).length === 0).length,
    ],
    ['handlers without declarations', Object.keys(upstream.untyped).length],
    ['methods that send', sent.filter(({ form }) => form === 'write').length],
    ['methods with transact', sent.filter(({ form }) => form === 'deferred-write').length],
    ['ABIs', contracts.length],
    ['ABIs without errors', contracts.filter(({ errors }) => errors.length === 0).length],
    ['functions without a method', contracts.flatMap(unreached).length],
    [
      'payable functions',
      contracts.flatMap(({ functions }) => functions).filter(({ mutability }) => mutability === 'payable').length,
    ],
    ['errors', new Set(known.map(({ signature }) => signature)).size],
    ['examples', observed.done.length + observed.not.length],
    ['releases', (history?.steps.length ?? 0) + 1],
    ['chains', chains.length],
    ['tokens', new Set(entries('TOKENS_ADDRESSES').map(({ path }) => path[0])).size],
    ['vaults', new Set(entries('VAULTS_ADDRESSES').map(({ path }) => path[0])).size],
    [
      'contracts of the UniFi vaults',
      entries('VAULTS_ADDRESSES').filter(({ path }) => path.at(-1)?.startsWith('Nucleus')).length,
    ],
    ['examples that were observed', observed.done.filter((one) => one.contracts.length > 0).length],
    ...chains.flatMap(({ name }): [string, number][] => [
      [`tokens on ${name}`, on('TOKENS_ADDRESSES', name, true)],
      [`tokens without an address on ${name}`, on('TOKENS_ADDRESSES', name, false)],
      [`contracts on ${name}`, on('CONTRACT_ADDRESSES', name, true)],
    ]),
    ...classes.map((one): [string, number] => [`methods of ${one.name}`, sends(one).length]),
    ...contracts.flatMap((one): [string, number][] => [
      [`functions of ${one.name}`, one.functions.length],
      [`functions of ${one.name} that change state`, changing(one).length],
      [`functions of ${one.name} without a method`, unreached(one).length],
      [`functions of ${one.name} with a method`, one.functions.length - unreached(one).length],
    ]),
  ]);
}
