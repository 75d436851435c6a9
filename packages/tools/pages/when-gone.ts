/**
 * Calls `end` when the content of another page has replaced `host`, for which there is no event. Returns a function that
 * stops watching.
 */
export function whenGone(host: Element, end: () => void): () => void {
  const gone = new MutationObserver(() => {
    if (host.isConnected) return;
    gone.disconnect();
    end();
  });
  gone.observe(document.body, { childList: true, subtree: true });
  return () => gone.disconnect();
}
