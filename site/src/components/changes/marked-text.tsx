import type { ReactNode } from 'react';

/** Text with code between backticks, the only Markdown that warnings use. */
export function MarkedText({ text }: { readonly text: string }): ReactNode {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
