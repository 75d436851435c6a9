import type { ReactNode } from 'react';
import { Literals } from '@sdk-docs/content/components/literals';

interface Props {
  readonly title: string;
  /** null until it has loaded. */
  readonly code: string | null;
  readonly onOpen?: () => void;
  readonly open?: boolean;
  /** File to download; none for code that is only copied. */
  readonly file?: { readonly name: string; readonly type: string };
  /** What belongs to the code without being copied. */
  readonly children?: ReactNode;
}

/** Generated code that can be opened, copied and, as a file, saved. */
export function CodeOutput({ title, code, open = false, onOpen, file, children }: Props): ReactNode {
  return (
    <details open={open} onToggle={onOpen}>
      <summary>{title}</summary>
      {children}
      {code !== null && (
        <div className="tool-code" data-copied>
          <button type="button" data-copy="text" aria-label={`Copy ${title}`}>
            copy
          </button>
          {file !== undefined && (
            <button type="button" onClick={() => save(file.name, file.type, code)}>
              Save {file.name}
            </button>
          )}
          <pre>
            <code>
              <Literals text={code} />
            </code>
          </pre>
        </div>
      )}
    </details>
  );
}

/** Saves a text as a file, without a request. */
function save(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
