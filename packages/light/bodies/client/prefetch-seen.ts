import { internalTarget } from './internal-target';

interface Loader {
  readonly prefetch: (path: string) => unknown;
}

/**
 * Prefetches the pages behind the links on screen, as the framework does for its own links. Returns a function that
 * stops it.
 */
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
