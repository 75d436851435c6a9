// Overrides the theme's code block: shows code that packages/content/markdown/code-blocks.ts has highlighted at build, without Prism in
// the browser. It has no state and no handlers: most blocks are printed HTML, which site/src/client/ handles.
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
  readonly title?: string;
  /** Highlighted HTML from the build. */
  readonly html?: string;
  /** Plain code, for a block outside of Markdown. */
  readonly children?: ReactNode;
}

export default function CodeBlock({ className = '', title, html, children }: Props): ReactNode {
  const language = /language-(\S+)/.exec(className)?.[1] ?? 'text';
  const text = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <div className={`theme-code-block language-${language} ${styles.frame}`}>
      {title !== undefined && <div className={styles.title}>{title}</div>}
      <div className={styles.content} data-copied>
        <pre
          className={`${styles.pre} thin-scrollbar`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label={title ?? `Code, ${language}`}
        >
          <code className={styles.code} {...text} />
        </pre>
        <CopyButton />
      </div>
    </div>
  );
}
