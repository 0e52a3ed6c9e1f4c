import type { TourQuestion } from '../../domain/tours/tour.ts';
import type { BookingProblem } from '../../domain/tours/tour-booking.ts';
import type { TourFormProblem } from '../../domain/tours/tour-form.ts';
import type { AnswerProblem } from '../../domain/tours/tour-questions.ts';
import type { I18n } from '../ground/i18n.ts';

/** Why a tour cannot be sold as it is chosen. */
export function tourProblemText(problem: TourFormProblem, t: I18n['t']): string {
  switch (problem.step) {
    case 'places':
      return t(problem.of === 'tours' ? 'desk.tour.short.tours' : 'desk.tour.short', { left: problem.left });
    case 'counts':
      return countsText(problem.problem, t);
    case 'questions':
      return t('desk.tour.unanswered');
    default:
      return t('desk.tour.noTime');
  }
}

function countsText(problem: BookingProblem, t: I18n['t']): string {
  switch (problem.code) {
    case 'TOURS_MISSING':
      return t('desk.tour.missing.tours');
    case 'TICKETS_DIFFER':
      return t('desk.tour.differ', { people: problem.participants, tickets: problem.tickets });
    case 'TOO_FEW':
      return t('desk.tour.few', { least: problem.least });
    case 'TOO_MANY':
      return t('desk.tour.many', { most: problem.most });
    default:
      return t('desk.tour.missing.people');
  }
}

/** What is wrong with an answer. */
export function answerText(problem: AnswerProblem, { min = 0, max }: TourQuestion, t: I18n['t']): string {
  if (problem !== 'NUMBER_INVALID') return t(`desk.answer.${problem}`);
  return max === undefined ? t('desk.answer.number', { min }) : t('desk.answer.range', { min, max });
}
