import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import type { ComposerBooks } from '../../compose/books';
import { batchOf, composeItem, writeBatch, type Batch, type Part } from '../../compose/batch';
import { batchStatus, checkBatch } from '../../compose/check';
import { minimumPath } from '../../compose/edited-minimum';
import { otherForms } from '../../compose/form';
import { PERMIT_SIGNATURE, SELECTED } from '../../compose/paths';
import { walletBatch } from '../../compose/outputs/wallet-batch';
import { writeState, type ToolState } from '../../state/hash';
import { writeTyped } from '../../state/typed';
import { AskButton } from '../chain/ask-button';
import { ChainField } from '../chain-field';
import { FieldInputs } from '../field-input';
import { PageLink } from '../page-link';
import { permitRoute } from '../tool-links';
import type { AnswerProps } from '../tool-form';
import { Cautions, Warnings } from '../warnings';
import { BatchList } from './batch-list';
import { Outputs } from './outputs';
import { RawForms } from './raw-forms';
import { useContracts } from './use-contracts';

interface Props extends Omit<AnswerProps, 'entered'> {
  readonly books: ComposerBooks;
  readonly batch: Batch;
  /** Page of the composer, for links to other forms; empty on that page. */
  readonly home?: string;
  /** Level of its heading. */
  readonly level?: 2 | 4;
  /** Whether the heading takes the focus. */
  readonly focus?: boolean;
}

const loadAsked = async () => (await import(/* webpackChunkName: "t-asks" */ '../chain/asked-batch')).AskBatch;

const LOADING = { problem: 'Loading these contracts.' };

/** The form of a call, its batch, its problems, and the generated outputs. */
export function Composer(props: Props): ReactNode {
  const { books, batch, state, set, go, say, lost, home = '', level = 2, focus = false } = props;
  const { data, explainer } = books;
  const { items, at } = batch;
  const names = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const chain = state.chain !== undefined && Object.hasOwn(data.chains, state.chain) ? state.chain : 'Mainnet';
  const parts = useMemo(
    () => items.map((item) => composeItem(data, chain, item, explainer.books.rules)),
    [data, chain, items, explainer],
  );
  const part = parts[at];
  const made = useMemo(() => batchOf(parts), [parts]);
  const checked = useMemo(
    () => checkBatch(explainer, 'problem' in made ? [] : made, BigInt(Math.floor(Date.now() / 1000))),
    // A loaded part may add facts.
    // oxlint-disable-next-line react/exhaustive-deps
    [data, explainer, made],
  );
  // Nothing is ready before all facts about the called contracts were compared.
  const ready = useContracts(books, checked.contracts, lost) === null ? LOADING : made;
  const status = batchStatus(parts, ready, Math.max(checked.warnings.length, part?.reading?.warnings.size ?? 0));
  useEffect(() => say(status), [say, status]);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const from = 'problem' in ready ? null : ready[0]?.call.from;
  const path = minimumPath(books, part?.reading ?? null);
  const Heading = `h${level}` as const;
  const typed = items[at]?.typed ?? {};
  const fields = {
    typed,
    names,
    change: (path: string, text: string) => set({ v: writeTyped({ ...typed, [path]: text }) }),
    tokens: (enums: readonly string[]) =>
      Object.entries(data.tokens).flatMap(([name, token]) =>
        enums.some((type) => type === token.enum || type === `${token.enum}.${name}`) ? [name] : [],
      ),
  };
  return (
    <section className="tool-answer">
      <Heading ref={heading} tabIndex={-1}>
        {part === undefined ? 'The batch' : 'Compose '} <Name part={part} />
      </Heading>
      <ChainField data={data} chain={chain} onChange={(next) => set({ chain: next })} names={names} />
      {part?.form != null && part.reading !== null && (
        <>
          <FieldInputs {...fields} reading={part.reading} fields={part.form.around} />
          <FieldInputs {...fields} reading={part.reading} fields={part.form.fields} />
          <p className="tool-note">An address may be the name of a contract or a token of the SDK.</p>
        </>
      )}
      {part?.subject?.kind === 'raw' && (
        <RawForms
          books={books}
          chain={chain}
          part={part}
          lost={lost}
          choose={(item) => go(writeBatch({ items: items.toSpliced(at, 1, item), at }))}
        />
      )}
      {part?.composed != null && 'problem' in part.composed && <p className="tool-problem">{part.composed.problem}</p>}
      {home === '' && (
        <BatchList
          batch={batch}
          parts={parts}
          ready={'problem' in ready ? [] : ready}
          edit={(next) => go(writeBatch(next))}
        />
      )}
      <Warnings warnings={checked.warnings} />
      {!('problem' in ready) && ready.length > 0 && (
        <>
          <Outputs data={data} parts={ready} level={level} state={state} set={set} lost={lost} />
          <Cautions cautions={checked.cautions} />
          <ReadBack parts={ready} chain={chain} />
        </>
      )}
      {(from != null || path !== undefined) && (
        <AskButton
          key={`${chain} ${at} ${part?.id}`}
          load={loadAsked}
          label="Ask my wallet"
          asked={{
            calls: from == null || 'problem' in ready ? [] : ready.map(({ call }) => call),
            books,
            edited: part !== undefined && path !== undefined ? { chain, item: items[at], part, path } : null,
            fill: (text: string) => fields.change(path ?? '', text),
          }}
          lost={lost}
        />
      )}
      {part?.form?.around.some(({ path }) => path === PERMIT_SIGNATURE) === true && (
        <p className="tool-note">
          <PageLink to={permitRoute(chain, tokenOf(part, typed))}>Make the permit on the bench</PageLink>
        </p>
      )}
      {part?.form != null && (
        <p className="tool-note">
          {home !== '' && (
            <>
              <a href={home + (writeState({ in: part.id, chain, v: state.v ?? '' }) ?? '')}>
                Put it into a batch with other calls
              </a>
              .{' '}
            </>
          )}
          {otherForms(data, part.form).length > 0 && 'The same as: '}
          {otherForms(data, part.form).map((id) => (
            <a key={id} href={home + (writeState({ in: id, chain, b: state.b ?? '', at: state.at ?? '' }) ?? '')}>
              {id}{' '}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

/** The token whose permit a method takes; empty when it is not known. A token of an earlier form stays typed. */
function tokenOf({ form, subject }: Part, typed: Readonly<Record<string, string>>): string {
  const selected = form?.around.some(({ path }) => path === SELECTED) === true ? typed[SELECTED] : undefined;
  const approvals = subject?.kind === 'method' ? (subject.method.approvals ?? []) : [];
  return selected ?? approvals.find(({ needs }) => needs.includes('permit'))?.token ?? '';
}

function Name({ part }: { readonly part: Part | undefined }): ReactNode {
  if (part?.subject == null) return null;
  const { subject, id } = part;
  if (subject.kind === 'raw') return 'a call from its calldata';
  return <PageLink to={subject.kind === 'method' ? subject.method.page : subject.item.page}>{id}</PageLink>;
}

/** The same calls in the explainer; a batch as the JSON that wallets take. */
function ReadBack({
  parts,
  chain,
}: {
  readonly parts: Parameters<typeof Outputs>[0]['parts'];
  readonly chain: string;
}): ReactNode {
  const [first] = parts;
  const state: ToolState =
    parts.length === 1 && first !== undefined
      ? { in: first.call.data, chain, to: first.call.to, from: first.call.from ?? '', value: String(first.call.value) }
      : { in: JSON.stringify(walletBatch(parts.map(({ call }) => call))), chain };
  return (
    <p>
      <PageLink to={`/tools/calldata${writeState(state) ?? ''}`}>
        Read {parts.length === 1 ? 'this call' : 'this batch'} back in the calldata explainer
      </PageLink>
    </p>
  );
}
