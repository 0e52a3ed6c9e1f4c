// Adding the tour to the cart: no errors are shown before the first try; after it, each change is checked.
import { useState } from 'react';
import { takenTours, toTourLine } from '../../domain/tours/make-tour-line.ts';
import { clearTourForm, tourFormProblem } from '../../domain/tours/tour-form.ts';
import type { TourForm, TourSale } from '../../domain/tours/tour-sale.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { addLine, cartLines } from '../cart/cart-store.ts';
import { goToField, goToStep } from '../visit/go-to-step.ts';

export function useTourAdding(form: TourForm, sale: TourSale, setForm: (form: TourForm) => void) {
  const { t } = useI18n();
  const toasts = useToasts();
  const [tries, setTries] = useState(0);
  // Questions that the summary names: those wrong at the last try.
  const [listed, setListed] = useState<readonly string[]>([]);

  const add = () => {
    const now = { ...sale, taken: takenTours(cartLines(), sale.offer.detail.id) };
    const problem = tourFormProblem(form, now);
    const line = problem ? undefined : toTourLine(form, now);
    setListed(problem?.step === 'questions' ? Object.keys(problem.problems) : []);
    setTries((count) => (line ? 0 : count + 1));
    if (problem) goToProblem(problem, form, sale.offer.detail.min_participants);
    if (!line) return;
    addLine(line);
    toasts.show(t('tours.added'), { tone: 'good' });
    setForm(clearTourForm(form, now));
  };
  return { add, tries, listed };
}

type Problem = NonNullable<ReturnType<typeof tourFormProblem>>;

/** Focuses the step or field with the problem. The summary of the questions takes the focus itself. */
function goToProblem(problem: Problem, { kind, participants }: TourForm, least: number): void {
  const code = problem.step === 'counts' ? problem.problem.code : undefined;
  const isSmall = kind !== 'places' && participants < Math.max(1, least);
  if (problem.step === 'questions') return;
  if (!document.getElementById('step-count')) goToStep('step-day');
  else if (problem.step === 'time') goToStep('step-time');
  else if (code && code !== 'TOURS_MISSING' && isSmall) goToField('participants');
  else if (code === 'TICKETS_DIFFER') goToStep('step-tickets');
  else goToStep('step-count');
}
