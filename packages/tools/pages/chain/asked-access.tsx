import { useState, type ReactNode } from 'react';
import type { Address } from 'viem';
import { Hex } from '@sdk-docs/content/components/hex';
import { duration, exact } from '@sdk-docs/reference/model/human';
import type { AskedPowers } from '@sdk-docs/reference/model/tools-book';
import { readAddress } from '../../book/checksum';
import { chainOfId } from '../../book/places';
import { readPowers, type Managed, type Powers, type PowersNow, type RoleNow } from '../../chain/access';
import type { Known } from '../../chain/values';
import { AddressField } from './address-field';
import { Asker } from './asker';

interface Props {
  readonly known: Known;
  readonly asked: AskedPowers;
  /** The published name of a role of Puffer's manager; null without one. */
  readonly nameOf: (role: string) => string | null;
}

/** Asks a wallet for the pause of a contract and who may call it; also about an account, if the reader types one. */
export function AskPowers({ known, asked, nameOf }: Props): ReactNode {
  const [address, setAddress] = useState('');
  const [account, setAccount] = useState('');
  const [to, holder] = [readAddress(address), readAddress(account)];
  const typed = { address: to.address, account: holder.address };
  return (
    <>
      {known.places[asked.contract]?.length === 0 && (
        <AddressField
          label={`Address of ${asked.contract}, of which the SDK has none`}
          text={address}
          problem={to.problem}
          change={setAddress}
        />
      )}
      {asked.functions.length > 0 && (
        <AddressField label="Account: what may it call?" text={account} problem={holder.problem} change={setAccount} />
      )}
      <Asker
        sees="the calls"
        about={`${address} ${account}`}
        isReady={!(to.problem ?? holder.problem)}
        ask={(door, signal) => readPowers(door, known, asked, typed, signal)}
      >
        {(found, wallet) => <Answer found={found} wallet={wallet} known={known} asked={asked} nameOf={nameOf} />}
      </Asker>
    </>
  );
}

interface Answered extends Props {
  readonly found: PowersNow;
  readonly wallet: string;
}

function Answer({ found: { chainId, block, time, account, at }, wallet, known, asked, nameOf }: Answered): ReactNode {
  return (
    <>
      {at.map((powers) => (
        <PowersHere
          key={powers.address}
          powers={powers}
          account={account}
          isPausable={asked.reads.some((name) => /paused/i.test(name))}
          // Role ids of other managers have different meanings.
          nameOf={Object.keys(asked.managers).length === 0 ? () => null : nameOf}
        />
      ))}
      <p className="tool-muted">
        {chainOfId(known, chainId) ?? `chain ${chainId}`}, block {exact(block, 0)} of {time}, through {wallet}.
      </p>
    </>
  );
}

interface HereProps extends Pick<Props, 'nameOf'> {
  readonly powers: Powers;
  readonly account: Address | null;
  readonly isPausable: boolean;
}

function PowersHere({ powers: { name, address, reads, manager }, account, isPausable, nameOf }: HereProps): ReactNode {
  return (
    <>
      <p>
        <strong>{name}</strong> <Hex value={address} />
      </p>
      <ul className="tool-tree">
        {reads.map(({ name: read, value }) => (
          <li key={read}>
            <code>{read}()</code>{' '}
            {'problem' in value ? (
              <span className="tool-problem">{value.problem}</span>
            ) : (
              <ReadWords read={read} text={value.text} />
            )}
          </li>
        ))}
        {!isPausable && <li>The SDK's ABI can't say whether it is paused.</li>}
        {manager === null && <li>The SDK's ABIs can't list who else may call: see this row.</li>}
        {manager !== null && 'problem' in manager && <li className="tool-problem">{manager.problem}</li>}
        {manager !== null && 'roles' in manager && <Manager manager={manager} account={account} nameOf={nameOf} />}
      </ul>
    </>
  );
}

function ReadWords({ read, text }: { readonly read: string; readonly text: string }): ReactNode {
  if (text === 'true') return <strong>true: it is paused</strong>;
  if (text === 'false') return 'false: it is not paused';
  return (
    <>
      <Hex value={text} />
      {read === 'owner' && /^0x0{40}$/.test(text) && ' no one owns it'}
    </>
  );
}

function Manager({
  manager: { address, named, closed, roles, unread, why },
  account,
  nameOf,
}: { readonly manager: Managed } & Pick<HereProps, 'account' | 'nameOf'>): ReactNode {
  return (
    <>
      <li>
        {named === 'list' ? 'The published access manager' : 'Its access manager'} <Hex value={address} />:{' '}
        {'problem' in closed ? (
          <span className="tool-problem">{closed.problem}</span>
        ) : closed.text === 'true' ? (
          <strong>closed, so every call below reverts</strong>
        ) : (
          'not closed'
        )}
        {named === 'list' && " (the SDK's ABI can't say whether it asks this one)"}
      </li>
      {roles.map((role) => (
        <li key={role.id}>
          <RoleWords role={role} name={nameOf(role.id)} />: {role.functions.map(nameOfFunction).join(', ')}
          <AccountWords role={role} account={account} />
        </li>
      ))}
      {unread.length > 0 && (
        <li className="tool-problem">
          Not read: {unread.map(nameOfFunction).join(', ')}. {why}
        </li>
      )}
      {account === null && <li>The manager can't list a role's holders: type an account.</li>}
    </>
  );
}

/** OpenZeppelin's own roles: the one that everyone has, and the default role of functions. */
const PUBLIC = '18446744073709551615';

function RoleWords({ role: { id }, name }: { readonly role: RoleNow; readonly name: string | null }): ReactNode {
  if (id === PUBLIC) return <strong>Everyone (PUBLIC_ROLE)</strong>;
  return (
    <strong>
      Role {id}
      {name === null ? id === '0' && ' (ADMIN_ROLE)' : ` (${name})`}
    </strong>
  );
}

function AccountWords({
  role: { id, account: said },
  account,
}: Pick<HereProps, 'account'> & { readonly role: RoleNow }): ReactNode {
  if (said === null || account === null) return null;
  if ('problem' in said) return <span className="tool-problem"> {said.problem}</span>;
  const { member, immediate, delay } = said;
  const may = immediate
    ? 'can call now'
    : delay > 0n
      ? `can call after it has scheduled the call, ${duration(delay)} ahead`
      : 'cannot call now';
  return (
    <>
      . The account {may}
      {id !== PUBLIC && (member ? '; it has the role' : '; it does not have the role')}.
    </>
  );
}

const nameOfFunction = (signature: string): string => signature.replace(/\(.*/, '');
