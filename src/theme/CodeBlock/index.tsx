// Overrides the theme's code block: shows what plugins/code-blocks has highlighted at build, without Prism in the browser.
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { CopyButton } from './CopyButton';
import styles from './styles.module.css';

interface Props {
  readonly className?: string;
  /** The words behind the language of the fence. */
  readonly metastring?: string;
  readonly title?: string;
  /** Highlighted code, from the build. */
  readonly html?: string;
  /** Code, where the block was not written in Markdown. */
  readonly children?: ReactNode;
}

export default function CodeBlock({ className = '', metastring = '', title, html, children }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const history = useHistory();
  const base = useBaseUrl('/');
  const caption = title ?? /(?:^|\s)title="([^"]*)"/.exec(metastring)?.[1];
  const language = /language-(\S+)/.exec(className)?.[1] ?? 'text';
  const follow = (event: MouseEvent): void => {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (
      !href?.startsWith(base) ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    history.push(href);
  };
  const dismiss = (event: KeyboardEvent<HTMLElement>): void => {
    event.currentTarget.classList.toggle('code-cards-dismissed', event.key === 'Escape');
  };
  const text = html === undefined ? { children } : { dangerouslySetInnerHTML: { __html: html } };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the links inside are what is used
    <div className={`theme-code-block language-${language} ${styles.frame}`} onClick={follow} onKeyDown={dismiss}>
      {caption !== undefined && <div className={styles.title}>{caption}</div>}
      <div className={styles.content}>
        <pre
          className={`${styles.pre} thin-scrollbar`}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label={caption ?? `Code, ${language}`}
        >
          <code ref={code} className={styles.code} {...text} />
        </pre>
        <CopyButton code={code} />
      </div>
    </div>
  );
}
