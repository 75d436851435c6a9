/** Kinds of files in the tables. */
export const KINDS = ['html', 'css', 'js', 'fonts', 'images', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** One answered request. */
export interface Answer {
  readonly path: string;
  readonly status: number;
  readonly kind: Kind;
  /** Size of the body as sent: gzip for compressible types. */
  readonly bytes: number;
  /** Whether the browser marked the request as a prefetch. */
  readonly prefetch: boolean;
}

/** Sums of a load; prefetched files count only in `prefetch`. */
export interface Load extends Readonly<Record<Kind, number>> {
  readonly requests: number;
  readonly total: number;
  readonly prefetch: number;
}

/** Returns the kind of an answer by its content type. */
export function kindOf(type: string): Kind {
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'css';
  if (type.startsWith('text/javascript')) return 'js';
  if (type.startsWith('font/')) return 'fonts';
  return type.startsWith('image/') ? 'images' : 'other';
}

/** Sums up answers. */
export function sum(answers: readonly Answer[]): Load {
  const needed = answers.filter(({ prefetch }) => !prefetch);
  const bytes = (some: readonly Answer[]): number => some.reduce((total, answer) => total + answer.bytes, 0);
  const kinds = Object.fromEntries(
    KINDS.map((kind) => [kind, bytes(needed.filter((answer) => answer.kind === kind))]),
  ) as Record<Kind, number>;
  const ahead = answers.filter(({ prefetch }) => prefetch);
  return { ...kinds, requests: needed.length, total: bytes(needed), prefetch: bytes(ahead) };
}
