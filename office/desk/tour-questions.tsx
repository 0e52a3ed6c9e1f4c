import { setAnswer } from '../../domain/tours/tour-form.ts';
import { QuestionField } from '../../ui/question-field.tsx';
import { useI18n } from '../ground/i18n.ts';
import { answerText } from './tour-problem-text.ts';
import type { ChosenTour } from './use-chosen-tour.ts';

/** What the museum asks the party of a tour. What is wrong is said once the tour was to be sold. */
export function TourQuestions({
  tour: { choice, offer, tried, problem: missing, change },
}: {
  tour: ChosenTour;
}) {
  const { t } = useI18n();
  if (!choice || !offer || offer.questions.length === 0) return null;
  const { form } = choice;
  const problems = tried && missing?.step === 'questions' ? missing.problems : {};
  return (
    <fieldset className="desk-questions">
      <legend className="field-label">{t('desk.tour.questions')}</legend>
      {offer.questions.map((question) => {
        const problem = problems[question.qId];
        return (
          <QuestionField
            key={question.qId}
            question={question}
            value={form.answers[question.qId] ?? ''}
            error={problem && answerText(problem, question, t)}
            choose={t('desk.tour.choose')}
            onChange={(value) => change(setAnswer(form, question.qId, value))}
          />
        );
      })}
    </fieldset>
  );
}
