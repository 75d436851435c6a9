import { useId, type ReactNode } from 'react';
import { splitSignature } from '../../permit/signature';
import { signerOf } from '../../permit/signer';
import { digestOf, messageHashOf, separatorOf, typedDataJson, type Permit } from '../../permit/typed-data';
import { signatureWarnings } from '../../permit/warnings';
import { CodeOutput } from '../code-output';
import { HexList } from '../hex-list';
import { Warnings } from '../warnings';

interface Props {
  readonly permit: Permit;
  readonly signature: string;
  readonly onSignature: (text: string) => void;
}

/** The digest that the owner signs, and the signer. */
export function Digests({ permit, signature, onSignature }: Props): ReactNode {
  const id = useId();
  const digest = digestOf(permit);
  const parts = signature.trim() === '' ? null : splitSignature(signature);
  const split = parts === null || 'problem' in parts ? null : parts;
  const signer = split === null ? null : signerOf(digest, split);
  return (
    <>
      <h3>What is signed</h3>
      <HexList
        label="Hashes of the permit"
        values={{
          digest,
          'domain separator (domain hash)': separatorOf(permit),
          'message hash': messageHashOf(permit),
        }}
      />
      <p className="tool-note">
        A Ledger may show domain hash and message hash only. The token returns its separator as DOMAIN_SEPARATOR(). When
        it differs from this one, the name, version, chain or salt is another.
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
          <HexList label="Parts of the signature" values={{ v: String(split.v), r: split.r, s: split.s }} />
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
