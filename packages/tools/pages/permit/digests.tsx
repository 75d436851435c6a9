import { useId, type ReactNode } from 'react';
import { splitSignature } from '../../permit/signature';
import { signerOf } from '../../permit/signer';
import { digestOf, separatorOf, typedDataJson, type Permit } from '../../permit/typed-data';
import { Hex } from '@sdk-docs/content/components/hex';
import { signatureWarnings } from '../../permit/warnings';
import { CodeOutput } from '../code-output';
import { Warnings } from '../warnings';

interface Props {
  readonly permit: Permit;
  readonly signature: string;
  readonly onSignature: (text: string) => void;
}

/** What the owner signs, and who has signed it. */
export function Digests({ permit, signature, onSignature }: Props): ReactNode {
  const id = useId();
  const digest = digestOf(permit);
  const parts = signature.trim() === '' ? null : splitSignature(signature);
  const split = parts === null || 'problem' in parts ? null : parts;
  const signer = split === null ? null : signerOf(digest, split);
  return (
    <>
      <h3>What is signed</h3>
      <ul className="tool-tree">
        <li>
          <Hex label="digest" value={digest} />
        </li>
        <li>
          <Hex label="domain separator" value={separatorOf(permit)} />
        </li>
      </ul>
      <p className="tool-note">
        The token returns its separator as DOMAIN_SEPARATOR(). When it differs from this one, the name, version, chain
        or salt is another.
      </p>
      <CodeOutput title="Typed data for eth_signTypedData_v4" code={typedDataJson(permit)} />
      <div className="tool-field">
        <label htmlFor={id}>Signature to check</label>
        <input
          id={id}
          value={signature}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-describedby={`${id}about`}
          aria-invalid={parts !== null && 'problem' in parts}
          onChange={({ target }) => onSignature(target.value)}
        />
        <div id={`${id}about`} role="status">
          {parts !== null && 'problem' in parts && <p className="tool-problem">{parts.problem}</p>}
          {split !== null && <Verdict owner={permit.owner} signer={signer} />}
        </div>
      </div>
      {split !== null && (
        <>
          <Warnings warnings={signatureWarnings(split, permit.owner, signer)} />
          {split.notes.map((note) => (
            <p key={note} className="tool-note">
              {note}
            </p>
          ))}
          <ul className="tool-tree" aria-label="Parts of the signature">
            <li>
              <Hex label="v" value={String(split.v)} />
            </li>
            <li>
              <Hex label="r" value={split.r} />
            </li>
            <li>
              <Hex label="s" value={split.s} />
            </li>
          </ul>
        </>
      )}
    </>
  );
}

function Verdict({ owner, signer }: { readonly owner: string; readonly signer: string | null }): ReactNode {
  if (signer === null) return <p className="tool-problem">No address comes out of this signature.</p>;
  return signer.toLowerCase() === owner.toLowerCase() ? (
    <p className="tool-note">Signed by the owner.</p>
  ) : (
    <p className="tool-problem">Signed by {signer}, or over other fields: the token refuses it for this owner.</p>
  );
}
