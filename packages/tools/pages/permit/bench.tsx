import { useEffect, useId, type ReactNode } from 'react';
import type { Address } from 'viem';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { PERMIT_DEADLINE, PERMIT_SIGNATURE } from '../../compose/paths';
import type { Reading } from '../../compose/composed';
import type { Typed } from '../../compose/read-fields';
import { spendersFor, type Advice } from '../../permit/advice';
import { comparedWith, fillsOf } from '../../permit/domain';
import { permitFields } from '../../permit/fields';
import { readPermit } from '../../permit/read';
import { permitStatus } from '../../permit/status';
import { permitWarnings } from '../../permit/warnings';
import { writeTyped } from '../../state/typed';
import { AskButton } from '../chain/ask-button';
import { ChainField } from '../chain-field';
import { FieldInputs } from '../field-input';
import type { AnswerProps } from '../tool-form';
import { Digests } from './digests';
import { PageLink } from '../page-link';
import { approvalRoute, composeRoute } from '../tool-links';
import { Warnings } from '../warnings';
import type { WarningBooks } from '../../warnings/facts';

interface Props extends Pick<AnswerProps, 'set' | 'say' | 'lost'> {
  readonly data: CallsData;
  readonly books: WarningBooks;
  readonly chain: string;
  /** All fields with the known facts about the token; `own` are the reader's. */
  readonly typed: Typed;
  readonly own: Typed;
  readonly advice: Advice;
}

/** The fields of a permit, and the data to sign. */
export function Bench({ data, books, chain, typed, own, advice, set, say, lost }: Props): ReactNode {
  const names = useId();
  const { reading, permit } = readPermit(data, chain, typed, books.rules);
  const warnings =
    permit === null ? [] : permitWarnings(books, permit, { chain, advice, now: BigInt(Math.floor(Date.now() / 1000)) });
  const status = permitStatus(reading, permit, warnings);
  useEffect(() => say(status), [say, status]);
  const { around, fields } = permitFields(data, chain, typed.token ?? '');
  const fill = (texts: Typed): void => set({ v: writeTyped({ ...own, ...texts }) });
  const change = (path: string, text: string): void => fill({ [path]: text });
  const inputs = { typed, reading, names, change, tokens: () => [] };
  return (
    <section className="tool-answer">
      <h2>Permit</h2>
      <ChainField data={data} chain={chain} onChange={(next) => set({ chain: next })} names={names} />
      <FieldInputs {...inputs} fields={around} />
      <p className={advice.refused ? 'tool-problem' : 'tool-note'}>{advice.text}</p>
      {advice.token !== '' && (
        <p>
          <PageLink to={approvalRoute(chain, advice.token, typed.value, typed.spender, typed.owner)}>
            {advice.refused ? 'Approve instead' : 'Compose an approval in place of a permit'}
          </PageLink>
        </p>
      )}
      <Proposals data={data} chain={chain} token={typed.token ?? ''} onChoose={(name) => change('spender', name)} />
      <FieldInputs {...inputs} fields={fields} />
      <Ask data={data} chain={chain} typed={typed} values={reading.values} fill={fill} lost={lost} />
      <Warnings warnings={warnings} />
      {permit !== null && (typed.signature ?? '') !== '' && <Uses data={data} chain={chain} typed={typed} />}
      {permit !== null && (
        <Digests permit={permit} signature={typed.signature ?? ''} onSignature={(text) => change('signature', text)} />
      )}
    </section>
  );
}

const loadAsked = async () => (await import(/* webpackChunkName: "t-ask" */ '../chain/asked')).AskPermit;

interface AskProps {
  readonly data: CallsData;
  readonly chain: string;
  readonly typed: Typed;
  readonly values: Reading['values'];
  readonly fill: (texts: Typed) => void;
  readonly lost: () => void;
}

/** Asks a wallet about the token, once token and owner are filled in. */
function Ask({ data, chain, typed, values, fill, lost }: AskProps): ReactNode {
  const { token, owner } = Object.fromEntries(values) as Partial<Record<string, Address>>;
  const chainId = data.chains[chain];
  if (token === undefined || owner === undefined || chainId === undefined)
    return (
      <p className="tool-note">With a token and an owner, your wallet can be asked for name, nonce and separator.</p>
    );
  const { name = '', version = '', salt = '', nonce = '' } = typed;
  const form = { chainId, token, name, version, salt, nonce };
  return (
    <AskButton
      key={`${chain} ${token} ${owner}`}
      load={loadAsked}
      label="Ask my wallet for name, nonce and domain separator"
      asked={{
        token,
        owner,
        chainId,
        network: (id) => Object.entries(data.chains).find(([, known]) => known === id)?.[0] ?? `chain ${id}`,
        compare: (there) => comparedWith(form, there),
        onFound: (there) => fill(fillsOf(form, there)),
        onFix: fill,
      }}
      lost={lost}
    />
  );
}

/** The methods that take this permit, with its deadline and signature filled in. */
function Uses({
  data,
  chain,
  typed,
}: {
  readonly data: CallsData;
  readonly chain: string;
  readonly typed: Typed;
}): ReactNode {
  const known = { [PERMIT_DEADLINE]: typed.deadline ?? '', [PERMIT_SIGNATURE]: typed.signature ?? '' };
  return spendersFor(data, chain, typed.token ?? '')
    .filter(({ place }) =>
      [place.name, place.address].some((text) => text?.toLowerCase() === typed.spender?.toLowerCase()),
    )
    .map(({ method }) => (
      <p key={method}>
        <PageLink to={composeRoute(method, chain, known)}>Use this permit in {method}</PageLink>
      </p>
    ));
}

interface ProposalProps {
  readonly data: CallsData;
  readonly chain: string;
  readonly token: string;
  readonly onChoose: (address: string) => void;
}

/** The methods that take a permit of the token, each with the spender that it needs. */
function Proposals({ data, chain, token, onChoose }: ProposalProps): ReactNode {
  const id = useId();
  const spenders = spendersFor(data, chain, token);
  if (spenders.length === 0)
    return <p className="tool-note">No method of the SDK takes a permit of this token on {chain}.</p>;
  return (
    <div className="tool-field">
      <label htmlFor={id}>Spender for a method of the SDK</label>
      <select id={id} value="" onChange={({ target }) => onChoose(target.value)}>
        <option value="">Choose the method</option>
        {spenders.map(({ method, place }) => (
          <option key={`${method} ${place.name}`} value={place.address ?? ''}>
            {method}: {place.name}
          </option>
        ))}
      </select>
      <p className="tool-note">
        A method can use a permit only when it names the spender of that method. See{' '}
        <PageLink to="/guides/permits-and-approvals">permits and approvals</PageLink>.
      </p>
    </div>
  );
}
