// Overrides the theme's code block: shows code that packages/content/markdown/code-blocks.ts has highlighted at build, without Prism in
// the browser. It has no state and no handlers: most blocks are printed HTML, which site/src/client/ handles.
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
  /** Language of a block outside Markdown, from its class. */
  readonly language?: string;
  /** Name of the file. */
  readonly title?: string;
  /** Highlighted HTML from the build. */
  readonly html?: string;
  /** Plain code, for a block outside Markdown. */
  readonly children?: ReactNode;
}

/** Text of the bar above code without a title. */
const LANGUAGES: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  bash: 'Shell',
  json: 'JSON',
  solidity: 'Solidity',
};

export default function CodeBlock({ className = '', language: given, title, html, children }: Props): ReactNode {
  const language = given ?? /language-(\S+)/.exec(className)?.[1] ?? 'text';
  const text = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    <div className={`theme-code-block language-${language} ${styles.frame}`} data-copied>
      <div className={styles.bar} data-language={title === undefined ? (LANGUAGES[language] ?? 'Text') : undefined}>
        {title}
        <CopyButton />
      </div>
      <div className={styles.content}>
        <pre
          className={`${styles.pre} thin-scrollbar`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label={title ?? `Code, ${language}`}
        >
          <code className={styles.code} {...text} />
        </pre>
      </div>
    </div>
  );
}

/** Copies the code next to it. site/src/client/copy-buttons.ts handles the click; copy-outcome.ts sets `data-state`. */
function CopyButton(): ReactNode {
  const label = 'Copy code to clipboard';
  return (
    <button type="button" className={styles.copy} data-copy="code" data-state="idle" aria-label={label} title={label}>
      <IconCopy className={`${styles.icon} ${styles.idle}`} />
      <IconSuccess className={`${styles.icon} ${styles.copied}`} />
    </button>
  );
}
