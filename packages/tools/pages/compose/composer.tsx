import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import type { Explainer } from '../../calldata/explain';
import { allWarnings } from '../../calldata/report';
import { composeCall } from '../../compose/call';
import { checkCall, ownTarget } from '../../compose/check';
import { formOf, otherForms, type Subject } from '../../compose/form';
import { readForm } from '../../compose/read';
import { statusOf } from '../../compose/status';
import { writeState } from '../../state/hash';
import { readTyped, writeTyped } from '../../state/typed';
import { ChainField } from '../chain-field';
import { FieldInputs } from '../field-input';
import { PageLink } from '../page-link';
import type { AnswerProps } from '../tool-form';
import { Cautions, Warnings } from '../warnings';
import { Outputs } from './outputs';

interface Props extends AnswerProps {
  readonly data: CallsData;
  readonly explainer: Explainer;
  readonly subject: Subject;
  /** Page of the composer, for links to other forms; empty there. */
  readonly home?: string;
  /** Level of its heading. */
  readonly level?: 2 | 4;
  /** Whether the heading takes the focus. */
  readonly focus?: boolean;
}

/** The form of a call, what is wrong with it, and what it becomes. */
export function Composer(props: Props): ReactNode {
  const { data, explainer, subject, state, set, say, home = '', level = 2, focus = false } = props;
  const names = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useMemo(() => formOf(data, subject), [data, subject]);
  const chain = state.chain !== undefined && Object.hasOwn(data.chains, state.chain) ? state.chain : 'Mainnet';
  const typed = useMemo(() => readTyped(state.v ?? ''), [state.v]);
  const reading = useMemo(
    () => readForm(data, form, chain, typed, explainer.books.rules),
    [data, form, chain, typed, explainer],
  );
  const composed = useMemo(
    () => (reading.problems.size > 0 ? null : composeCall(data, form, chain, reading)),
    [data, form, chain, reading],
  );
  const call = composed === null || 'problem' in composed ? null : composed;
  const nodes = useMemo(
    () => (call === null ? [] : checkCall(explainer, call, BigInt(Math.floor(Date.now() / 1000)))),
    [explainer, call],
  );
  const warnings = nodes.flatMap(allWarnings).filter((warning) => call === null || !ownTarget(call, warning));
  const status = statusOf(reading, composed, Math.max(warnings.length, reading.warnings.size));
  useEffect(() => say(status), [say, status]);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const Heading = `h${level}` as const;
  const fields = {
    typed,
    reading,
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
        Compose <PageLink to={subject.kind === 'method' ? subject.method.page : subject.item.page}>{form.id}</PageLink>
      </Heading>
      <ChainField data={data} chain={chain} onChange={(next) => set({ chain: next })} names={names} />
      <FieldInputs {...fields} fields={form.around} />
      <FieldInputs {...fields} fields={form.fields} />
      <p className="tool-note">
        An address may be a name of the SDK, such as PufferVault or WETH. Rates, fees and prices are yours: this page
        knows none.
      </p>
      {composed !== null && 'problem' in composed && <p className="tool-problem">{composed.problem}</p>}
      <Warnings warnings={warnings} />
      {call !== null && (
        <>
          <Outputs data={data} form={form} reading={reading} call={call} level={level} />
          <Cautions cautions={nodes.flatMap(({ cautions }) => cautions)} />
          <p>
            <PageLink
              to={`/tools/calldata${writeState({ in: call.data, chain, to: call.to, from: call.from ?? '', value: String(call.value) }) ?? ''}`}
            >
              Read this call back in the calldata explainer
            </PageLink>
          </p>
        </>
      )}
      <p className="tool-note">
        The same as:{' '}
        {otherForms(data, form).map((id) => (
          <a key={id} href={`${home}#${new URLSearchParams({ in: id, chain }).toString()}`}>
            {id}{' '}
          </a>
        ))}
      </p>
    </section>
  );
}
