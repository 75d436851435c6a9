import { kindWords, type AccessKind } from '@sdk-docs/reference/model/access';

/** A kind of access in words; empty where no rule is known. */
export const accessWords = (kind: string | null): string =>
  kind === null ? '' : (kindWords[kind as AccessKind] ?? kind);
