import { useCallback, useState, type ReactNode } from 'react';
import { needsForm, type View } from '../../chain/view';
import { usePart } from '../use-part';

interface Props {
  readonly view: View;
  readonly close: () => void;
}

const loadReader = () => import(/* webpackChunkName: "t-reader" */ './reader');
const loadForm = async () => (await import(/* webpackChunkName: "t-fill" */ './fill')).ReadForm;

/**
 * Reads a function: at once where nothing is to be filled in, otherwise when the reader presses the button of the form.
 * Each is in files of its own, so that no click loads both.
 */
export function ReadPanel({ view, close }: Props): ReactNode {
  const [isTyping, setTyping] = useState(() => needsForm(view));
  const [isLost, setLost] = useState(false);
  const lost = useCallback(() => setLost(true), []);
  const Form = usePart(isTyping, loadForm, lost);
  const reader = usePart(!isTyping, loadReader, lost);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from each of its fields
    <div className="tool-answer" onKeyDown={({ key }) => key === 'Escape' && close()}>
      {isTyping && Form !== null && <Form view={view} loadReader={loadReader} lost={lost} />}
      {!isTyping && reader !== null && <reader.ReadAtOnce view={view} other={() => setTyping(true)} />}
      {isLost && <p className="tool-problem">Something here did not load. Check the connection, then open it again.</p>}
      <button type="button" onClick={close}>
        Close
      </button>
    </div>
  );
}
