import type { TourQuestion } from '../../domain/tours/tour.ts';
import type { AnswerProblem, Answers, AnswerValue } from '../../domain/tours/tour-questions.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { QuestionField, questionField } from '../../ui/question-field.tsx';
import step from '../visit/step.module.css';
import { answerProblemText, questionProblemText } from './answer-problem-text.ts';
import styles from './question-step.module.css';

type Props = {
  questions: readonly TourQuestion[];
  answers: Answers;
  /** Errors per question; none before the first try. */
  problems: Readonly<Record<string, AnswerProblem>>;
  /** Questions that were wrong at the last try. */
  listed: readonly string[];
  /** How often the visitor has tried to add the tour: the summary takes the focus at each try. */
  tries: number;
  onAnswer: (qId: string, value: AnswerValue) => void;
};

/** The museum's questions to a group. */
export function QuestionStep({ questions, answers, problems, listed, tries, onAnswer }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const wordsFor = (question: TourQuestion): string | undefined => {
    const problem = problems[question.qId];
    return problem && answerProblemText(problem, question, i18n);
  };
  const errors = questions.flatMap((question) => {
    const words = listed.includes(question.qId) ? wordsFor(question) : undefined;
    return words
      ? [{ field: questionField(question.qId), message: questionProblemText(question, words, i18n) }]
      : [];
  });
  return (
    <section id="step-questions" className={step.step} aria-labelledby="step-questions-title">
      <h3 id="step-questions-title" className={step.heading}>
        {t('tours.step.questions')}
      </h3>
      <ErrorSummary key={tries} title={t('tours.questions.errors')} errors={errors} />
      <div className={styles.questions}>
        {questions.map((question) => (
          <QuestionField
            key={question.qId}
            question={question}
            value={answers[question.qId] ?? ''}
            error={wordsFor(question)}
            choose={t('customers.choose')}
            onChange={(value) => onAnswer(question.qId, value)}
          />
        ))}
      </div>
    </section>
  );
}
