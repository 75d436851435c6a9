// Around the whole application: serves links of printed HTML, and tells the start script that events are heard now.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, type ReactNode } from 'react';
import { usePlainLinks } from '../../../bodies/client/use-plain-links';
import { STARTED_EVENT } from '../../../start/settings';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  usePlainLinks();
  // True from the second rendering on: the first repeats what was printed, disabled buttons included.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser) document.dispatchEvent(new Event(STARTED_EVENT));
  }, [isBrowser]);
  return children;
}
