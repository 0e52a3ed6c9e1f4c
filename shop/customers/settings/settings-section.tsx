import type { ReactNode } from 'react';
import styles from './settings.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** One matter of an account. Its id is its place in the address. */
export function SettingsSection({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
