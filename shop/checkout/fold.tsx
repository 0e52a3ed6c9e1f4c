import type { ReactNode } from 'react';
import styles from './fold.module.css';

type Props = {
  title: string;
  /** What opening it is for, or how it stands. */
  hint: string;
  /** At the end of its line. */
  sum?: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  children: ReactNode;
};

/** A part of the checkout that most visitors leave as it is, folded into one line. */
export function Fold({ title, hint, sum, open, onToggle, children }: Props) {
  return (
    <details className={styles.fold} open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>
        <span className={styles.words}>
          <strong>{title}</strong>
          <span>{hint}</span>
        </span>
        {sum && <span className={`figures ${styles.sum}`}>{sum}</span>}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
