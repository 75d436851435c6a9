import { useEffect, useId, useMemo, type ReactNode } from 'react';
import type { CallsData } from '@sdk-docs/reference/model/calls-data';
import { composeCall } from '../../compose/call';
import { formOf, otherForms, type Subject } from '../../compose/form';
import { readForm } from '../../compose/read';
import { statusOf } from '../../compose/status';
import { readTyped, writeTyped } from '../../state/typed';
import { ChainField } from '../chain-field';
import { FieldInputs } from '../field-input';
import { PageLink } from '../page-link';
import type { AnswerProps } from '../tool-form';
import { Outputs } from './outputs';

interface Props extends AnswerProps {
  readonly data: CallsData;
  readonly subject: Subject;
  /** Page of the composer, for links to other forms; empty there. */
  readonly home?: string;
  /** Level of its heading. */
  readonly level?: 2 | 4;
}

/** The form of a call, and what it becomes. */
export function Composer({ data, subject, state, set, say, home = '', level = 2 }: Props): ReactNode {
  const names = useId();
  const form = useMemo(() => formOf(data, subject), [data, subject]);
  const chain = state.chain !== undefined && Object.hasOwn(data.chains, state.chain) ? state.chain : 'Mainnet';
  const typed = useMemo(() => readTyped(state.v ?? ''), [state.v]);
  const reading = useMemo(() => readForm(data, form, chain, typed), [data, form, chain, typed]);
  const composed = useMemo(
    () => (reading.problems.size > 0 ? null : composeCall(data, form, chain, reading)),
    [data, form, chain, reading],
  );
  const status = statusOf(reading, composed);
  useEffect(() => say(status), [say, status]);
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
      <Heading tabIndex={-1}>
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
      {composed !== null && !('problem' in composed) && (
        <Outputs data={data} form={form} reading={reading} call={composed} level={level} />
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
