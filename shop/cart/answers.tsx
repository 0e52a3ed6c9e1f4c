import type { GivenAnswer } from '../../domain/tours/tour.ts';
import styles from './answers.module.css';

/** What a party answered to the museum's questions, in the words of whoever answered. */
export function Answers({ answers }: { answers: readonly GivenAnswer[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ qId, label, text }) => (
        <div key={qId}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
