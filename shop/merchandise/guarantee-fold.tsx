import styles from './guarantee-notice.module.css';
import { GuaranteeNotice, Shield, Words } from './guarantee-notice.tsx';

/**
 * The notice where goods are about to be ordered: its title and its first sentence stand open in its own colours, the
 * rest opens. In full it stands on each article's page (ADR 074).
 */
export function GuaranteeFold() {
  return (
    <details className={styles.fold}>
      <summary>
        <Shield />
        <span>
          <span className={styles.title}>
            <Words of="guarantee.title" />
          </span>
          <Words of="guarantee.minimum" />
        </span>
      </summary>
      <GuaranteeNotice />
    </details>
  );
}
