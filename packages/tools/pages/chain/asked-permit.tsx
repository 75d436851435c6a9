import { useEffect, type ReactNode } from 'react';
import { exact } from '@sdk-docs/reference/model/human';
import { readPermitOf, type PermitThere, type WantedPermit } from '../../chain/permit';
import type { Compared } from '../../permit/domain';
import { Asker } from './asker';

export interface AskedPermit extends WantedPermit {
  readonly compare: (there: PermitThere) => Compared;
  /** Called once per answer. */
  readonly onFound: (there: PermitThere) => void;
  /** Enters values into fields of the form. */
  readonly onFix: (fields: Readonly<Record<string, string>>) => void;
}

/** Asks a wallet for the domain of a token and the nonce of an owner, and compares both with the form. */
export const AskPermit = ({ compare, onFound, onFix, ...wanted }: AskedPermit): ReactNode => (
  <Asker sees="the token, the owner" ask={(door, signal) => readPermitOf(door, wanted, signal)}>
    {(there, wallet) => (
      <>
        <Verdict compared={compare(there)} onFix={onFix} />
        <Found there={there} onFound={onFound} />
        <p className="tool-muted">
          {wanted.network(there.chainId)}, block {exact(there.block, 0)} of {there.time}, through {wallet}.
        </p>
      </>
    )}
  </Asker>
);

function Verdict({
  compared: { same, sentences, fix },
  onFix,
}: { readonly compared: Compared } & Pick<AskedPermit, 'onFix'>): ReactNode {
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence} className={same ? undefined : 'tool-problem'}>
          {sentence}
        </p>
      ))}
      {Object.keys(fix).length > 0 && (
        <button type="button" onClick={() => onFix(fix)}>
          Take what the token says
        </button>
      )}
    </>
  );
}

/** Empty fields are filled once per answer. */
function Found({ there, onFound }: { readonly there: PermitThere } & Pick<AskedPermit, 'onFound'>): null {
  useEffect(() => {
    onFound(there);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each answer
  }, [there]);
  return null;
}
