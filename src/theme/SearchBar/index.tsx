// Wrapped, because the clear button's name is only a cross, and an index that cannot be loaded fails without a word.
import { translate } from '@docusaurus/Translate';
import SearchBar from '@theme-original/SearchBar';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { SEARCH_INDEX_EVENT } from '../../client/search-index';
import styles from './styles.module.css';

export default function SearchBarWithMessages(props: ComponentProps<typeof SearchBar>): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const nameButton = (): void => root.current?.querySelector('button')?.setAttribute('aria-label', clearLabel());
    const observer = new MutationObserver(nameButton);
    if (root.current) observer.observe(root.current, { childList: true, subtree: true });
    const onIndex = (event: Event): void => setFailed((event as CustomEvent<boolean>).detail);
    window.addEventListener(SEARCH_INDEX_EVENT, onIndex);
    return () => {
      observer.disconnect();
      window.removeEventListener(SEARCH_INDEX_EVENT, onIndex);
    };
  }, []);

  return (
    <div ref={root} className={styles.root}>
      <SearchBar {...props} />
      <div role="alert" className={styles.failure}>
        {hasFailed && failureText()}
      </div>
    </div>
  );
}

const clearLabel = (): string => translate({ id: 'site.search.clear', message: 'Clear' });

const failureText = (): string =>
  translate({
    id: 'site.search.failure',
    message: 'The search index could not be loaded. Type again to retry.',
  });
