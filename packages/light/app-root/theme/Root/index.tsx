// Wraps the application: handles links of printed HTML, and tells the start script when events are handled.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, type ReactNode } from 'react';
import { useLinks } from '../../../bodies/client/links';
import { STARTED_EVENT } from '../../../start/settings';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  useLinks();
  // False for the first render, which repeats the printed HTML with its disabled buttons.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.dispatchEvent(new Event(STARTED_EVENT));
  }, [isBrowser]);
  return children;
}
