import type { ReactNode } from 'react';
import styles from './rows.module.css';

interface Props {
  /** Label above the rows: "Parameters". None below a heading with the same text. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The label above a list. */
export function Label({ text }: { readonly text: string }): ReactNode {
  return <p className={styles.label}>{text}</p>;
}

/** A definition list, usually with a label. Long names wrap, where a table would push the text out of view. */
export function Rows({ label, children }: Props): ReactNode {
  return (
    <>
      {label !== undefined && <Label text={label} />}
      <dl className={styles.rows}>{children}</dl>
    </>
  );
}
