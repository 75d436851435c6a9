import { useId, useState, type ReactNode } from 'react';
import type { Typed } from '../compose/read-fields';
import type { Reading } from '../compose/composed';
import { lengthOf, LONGEST_LIST } from '../compose/read-fields';
import { itemAt, type Field } from '../compose/shape';
import { mayBePrivateKey } from '../state/private-key';

export interface FieldsProps {
  readonly fields: readonly Field[];
  readonly typed: Typed;
  readonly reading: Reading;
  readonly change: (path: string, text: string) => void;
  /** Id of the list of known names, for addresses. */
  readonly names: string;
  /** Members of the enums that a field selects from. */
  readonly tokens: (enums: readonly string[]) => readonly string[];
}

/** Fields in a column: a group and a list contain fields. */
export const FieldInputs = ({ fields, ...rest }: FieldsProps): ReactNode =>
  fields.map((field) => <FieldInput key={field.path} field={field} {...rest} />);

type Props = Omit<FieldsProps, 'fields'> & { readonly field: Field };

function FieldInput({ field, ...rest }: Props): ReactNode {
  const { shape, path, name, type } = field;
  if (shape.kind === 'group')
    return (
      <fieldset className="tool-field">
        <legend>
          <code>{name}</code> <span className="tool-muted">{type}</span>
        </legend>
        <FieldInputs fields={shape.fields} {...rest} />
      </fieldset>
    );
  if (shape.kind !== 'list') return <ScalarInput field={field} {...rest} />;
  const length = shape.length ?? lengthOf(rest.typed, path);
  const resize = (count: number): void => rest.change(`${path}.length`, String(count));
  return (
    <fieldset className="tool-field">
      <legend>
        <code>{name}</code>{' '}
        <span className="tool-muted">
          {type}, {length} {length === 1 ? 'item' : 'items'}
        </span>
      </legend>
      <FieldInputs fields={Array.from({ length }, (_, index) => itemAt(field, index))} {...rest} />
      {shape.length === null && (
        <>
          <button type="button" onClick={() => resize(length + 1)} disabled={length >= LONGEST_LIST}>
            Add an item to {name}
          </button>
          <button type="button" onClick={() => resize(length - 1)} disabled={length === 0}>
            Remove the last
          </button>
        </>
      )}
    </fieldset>
  );
}

function ScalarInput({ field, typed, reading, change, names, tokens }: Props): ReactNode {
  const id = useId();
  const { shape, path, name, type, optional } = field;
  const hint = reading.hints.get(path);
  const warning = reading.warnings.get(path);
  const text = typed[path] ?? '';
  const [refused, setRefused] = useState(false);
  // Typed values are in the address of the page. Only fields of bytes accept 32 bytes as hex.
  const take = (next: string): void => {
    const secret = shape.kind !== 'bytes' && mayBePrivateKey(next);
    setRefused(secret);
    if (!secret) change(path, next);
  };
  // An empty field is counted in the status line; a message next to each would be noise.
  const problem = text === '' ? undefined : reading.problems.get(path);
  const note = reading.notes.get(path);
  const about = `${id}about`;
  const shared = {
    id,
    value: text,
    'aria-describedby': about,
    'aria-invalid': problem !== undefined,
  };
  const choices = shape.kind === 'token' ? tokens(shape.enums) : shape.kind === 'bool' ? ['true', 'false'] : null;
  return (
    <div className="tool-field">
      <label htmlFor={id}>
        <code>{name}</code>{' '}
        <span className="tool-muted">
          {type}
          {optional && ', may stay empty'}
        </span>
      </label>
      {choices === null ? (
        <input
          {...shared}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode={shape.kind === 'integer' ? 'decimal' : 'text'}
          list={shape.kind === 'address' ? names : undefined}
          onChange={({ target }) => take(target.value)}
        />
      ) : (
        <select {...shared} onChange={({ target }) => change(path, target.value)}>
          <option value="">Choose</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
      <div id={about}>
        {refused && <p className="tool-problem">This may be a private key: no field here takes one.</p>}
        {problem !== undefined && <p className="tool-problem">{problem}</p>}
        {note !== undefined && <p className="tool-note">= {note}</p>}
        {warning !== undefined && (
          <p className="tool-problem">
            {warning.cause} {warning.remedy}
          </p>
        )}
        {hint !== undefined && <p className="tool-note">{hint}</p>}
      </div>
    </div>
  );
}
