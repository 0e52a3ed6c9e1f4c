import type { ReactNode } from 'react';
import styles from './settings.module.css';

type Props = { id: string; title: string; children: ReactNode };

/** A section of the settings. Its id is its anchor. */
export function SettingsSection({ id, title, children }: Props) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{title}</h2>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
