import { internalTarget } from './internal-target';

interface Loader {
  readonly prefetch: (path: string) => unknown;
}

/** Prefetches the pages that links on screen lead to, as the framework does for links of its own. Gives what ends it. */
export function prefetchSeen(body: Element): () => void {
  const { docusaurus } = window as unknown as { readonly docusaurus: Loader };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const path = internalTarget(target);
      if (path !== null) docusaurus.prefetch(path.pathname);
    }
  });
  for (const link of body.querySelectorAll('a[href]')) if (internalTarget(link) !== null) observer.observe(link);
  return () => observer.disconnect();
}
