import { useId, type ReactNode } from 'react';
import { functionAnchor } from '@sdk-docs/reference/model/anchors';
import { contractRoute } from '@sdk-docs/reference/model/routes';
import form from '../form.module.css';
import { Hex } from '@sdk-docs/content/components/hex';
import type { CallNode } from '../../calldata/explain';
import { OUTSIDE } from '../../calldata/outside';
import { OWN } from '../../calldata/report';
import { visible } from '../../book/visible';
import { ArgumentTree } from '../argument-tree';
import { PageLink } from '../page-link';
import { addressRoute, EditLink } from '../tool-links';
import { lacksValues } from '../../calldata/pasted-text';
import { Cautions, Warnings } from '../warnings';

interface Props {
  readonly node: CallNode;
  /** Missing for inner calls: there the address decides. */
  readonly onContract?: (contract: string) => void;
  /** The inner calls. */
  readonly children?: ReactNode;
}

const LONGEST = 2_000;

/** One call: the sentence, warnings, arguments, and the inner calls. */
export function CallBox({ node, onContract, children }: Props): ReactNode {
  const { found, contracts, warnings, notes, data } = node;
  return (
    <section className="tool-answer">
      <h2>{visible(node.sentence)}</h2>
      <Warnings warnings={warnings} />
      {found !== null && (
        <p>
          <code>{found.signature}</code> <Hex value={node.selector} label="selector" /> <Reference node={node} />
        </p>
      )}
      {contracts.length > 1 && onContract !== undefined && <Choice node={node} onContract={onContract} />}
      <ArgumentTree args={node.args} label="Arguments" />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {node.words.length > 0 && (
        <ol className="tool-words" start={0} aria-label="Words of the data">
          {node.words.map(({ at, hex, guesses }) => (
            <li key={at}>
              <code>{hex}</code> {guesses.join('; ')}
            </li>
          ))}
        </ol>
      )}
      {(found === null || node.args.length === 0) && data.length > 10 && (
        <p className="tool-scroll">
          <Hex value={data.length > LONGEST ? `${data.slice(0, LONGEST)}…` : data} label="data" />
        </p>
      )}
      <Cautions cautions={node.cautions} />
      <Next node={node} />
      {children}
    </section>
  );
}

/** Next steps: edit the call, or read about its target. */
function Next({ node }: Props): ReactNode {
  const { setting, data } = node;
  const { chain, to, operation } = setting;
  return (
    <p className="tool-muted">
      {operation === 'call' && !lacksValues(node) && (
        <EditLink calls={[{ ...setting, data }]} chain={chain}>
          Edit this call in the composer
        </EditLink>
      )}
      {to !== null && (
        <>
          {' '}
          <PageLink to={addressRoute(to, '')}>Its target in the address book</PageLink>
        </>
      )}
    </p>
  );
}

/** Contracts of these docs have a page; those outside the SDK have none. */
function Reference({ node: { found } }: Props): ReactNode {
  if (found === null || found.contract === '') return null;
  if (found.contract === OWN) return 'from the ABI below';
  if (Object.hasOwn(OUTSIDE, found.contract)) return 'not a contract of the SDK';
  const { item, contract, signature } = found;
  return (
    <>
      <PageLink to={`${contractRoute(contract)}#${functionAnchor({ name: item.name, signature }, found.overloaded)}`}>
        {contract}.{item.name}
      </PageLink>
      {item.methods !== undefined && ` SDK: ${item.methods.join(', ')}.`}
    </>
  );
}

function Choice({ node: { contracts, found }, onContract }: Required<Omit<Props, 'children'>>): ReactNode {
  const id = useId();
  return (
    <p className={form.form}>
      <label htmlFor={id}>Several contracts have this function. Read it as that of </label>
      <select id={id} value={found?.contract ?? ''} onChange={({ target }) => onContract(target.value)}>
        <option value="">I do not know</option>
        {contracts.map((contract) => (
          <option key={contract}>{contract}</option>
        ))}
      </select>
    </p>
  );
}
