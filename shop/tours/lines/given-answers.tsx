import type { GivenAnswer } from '../../../domain/tours/tour.ts';
import styles from './given-answers.module.css';

/** A group's answers to the museum's questions, as they were typed. */
export function GivenAnswers({ answers }: { answers: readonly GivenAnswer[] }) {
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
