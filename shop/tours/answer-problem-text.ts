import type { TourQuestion } from '../../domain/tours/tour.ts';
import type { AnswerProblem } from '../../domain/tours/tour-questions.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** The error of an answer, in words. */
export function answerProblemText(problem: AnswerProblem, question: TourQuestion, { t }: I18n): string {
  const { type, min = 0, max } = question;
  if (problem === 'NUMBER_INVALID') {
    if (max !== undefined) return t('tours.answer.range', { min, max });
    return min === 0 ? t('tours.answer.number') : t('tours.answer.least', { min });
  }
  const isChosen = type === 'radio' || type === 'select' || type === 'checkbox';
  return problem === 'REQUIRED' && isChosen ? t('tours.answer.choose') : t(`field.${problem}`);
}

/** The same with its question, for a list of all errors. */
export function questionProblemText({ label }: TourQuestion, message: string, { t }: I18n): string {
  return /[?.:]$/.test(label) ? `${label} ${message}` : t('customers.errors.field', { label, message });
}
