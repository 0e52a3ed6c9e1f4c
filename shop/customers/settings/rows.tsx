import styles from './settings.module.css';

/** An address or the like, line by line, without empty lines. */
export function Rows({ rows }: { rows: readonly string[] }) {
  return (
    <div className={styles.rows}>
      {rows
        .filter((row) => row !== '')
        .map((row) => (
          <div key={row}>{row}</div>
        ))}
    </div>
  );
}
