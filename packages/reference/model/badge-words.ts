export * from './badge';

/** The badge of each kind of method or function: its tone and its words. */
export type BadgeTone = 'read' | 'write' | 'payable' | 'signs' | 'plain';

const kinds: Readonly<Record<string, readonly [tone: BadgeTone, text: string]>> = {
  read: ['read', 'read'],
  view: ['read', 'view'],
  pure: ['read', 'pure'],
  write: ['write', 'sends a transaction'],
  nonpayable: ['write', 'write'],
  payable: ['payable', 'payable'],
  signs: ['signs', 'signs only'],
};

export const badgeWords = (kind: string): readonly [tone: BadgeTone, text: string] => kinds[kind] ?? ['plain', kind];
