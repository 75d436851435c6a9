import { useEffect, useState } from 'react';

/** A book that only some answers need. Null until it is there; `failed` when it cannot be loaded. */
export function useBook<Book>(load: () => Promise<Book>, wanted: boolean): { book: Book | null; failed: boolean } {
  const [book, setBook] = useState<Book | null>(null);
  const [failed, setFailed] = useState(false);
  const missing = wanted && book === null && !failed;
  useEffect(() => {
    if (missing) load().then(setBook, () => setFailed(true));
  }, [missing, load]);
  return { book, failed };
}
