// Adding the tour to the cart, or leading to what is missing. Nothing is marked as wrong before the visitor has been led
// there; after it, each change is checked.
import { useState } from 'react';
import { takenTours, toTourLine } from '../../domain/tours/make-tour-line.ts';
import { clearTourForm, tourFormProblem } from '../../domain/tours/tour-form.ts';
import { type TourForm, type TourSale, timesOf } from '../../domain/tours/tour-sale.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { goToField, goToStep } from '../visit/go-to-step.ts';
import { useGuide } from '../visit/use-guide.ts';
import type { useTourForm } from './use-tour-form.ts';

type Problem = NonNullable<ReturnType<typeof tourFormProblem>>;
type MissingStep = 'day' | 'time' | 'count' | 'questions';

/** Words of the button that leads to a step. */
const WORDS = {
  day: 'visit.choose.day',
  time: 'visit.choose.time',
  count: 'tours.choose',
  questions: 'tours.answer',
} as const satisfies Record<MissingStep, string>;

export function useTourAdding({ form, setForm, sale, wanted, changed }: ReturnType<typeof useTourForm>) {
  const { t } = useI18n();
  const guide = useGuide<MissingStep>();
  // The summary of the questions takes the focus at each try, and names those that were wrong at it.
  const [tries, setTries] = useState(0);
  const [listed, setListed] = useState<readonly string[]>([]);
  const problemIn = (now: TourSale): Problem | undefined =>
    // Another day is wanted, and could not be loaded yet.
    wanted === undefined ? tourFormProblem(form, now) : { step: 'date' };
  const problem = problemIn(sale);
  const missing = problem && stepOf(problem, sale);

  const isWrong = (step: MissingStep) => missing === step && guide.isPressed(step);

  const lead = (to: Problem) => {
    const step = stepOf(to, sale);
    const again = guide.lead(step);
    if (to.step === 'questions' && again) {
      setListed(Object.keys(to.problems));
      setTries((count) => count + 1);
    } else goToProblem(to, step, form, sale.offer.detail.min_participants);
  };

  const add = (): string | undefined => {
    const now = { ...sale, taken: takenTours(changed.othersNow(), sale.offer.detail.id) };
    const refused = problemIn(now);
    const line = refused ? undefined : toTourLine(form, now);
    if (refused) lead(refused);
    if (!line) return undefined;
    changed.put([line]);
    setForm(clearTourForm(form, now));
    guide.forget();
    return t('tours.added');
  };
  return { add, problem, missing: missing && t(WORDS[missing]), isWrong, tries, listed };
}

function stepOf(problem: Problem, { offer }: TourSale): MissingStep {
  if (problem.step === 'questions') return 'questions';
  if (problem.step === 'date' || timesOf(offer).every(({ soldout }) => soldout)) return 'day';
  return problem.step === 'time' ? 'time' : 'count';
}

/** Focuses the step or field with the problem. */
function goToProblem(
  problem: Problem,
  step: MissingStep,
  { kind, participants }: TourForm,
  least: number,
): void {
  const code = problem.step === 'counts' ? problem.problem.code : undefined;
  const isSmall = kind !== 'places' && participants < Math.max(1, least);
  if (step === 'count' && code && code !== 'TOURS_MISSING' && isSmall) goToField('participants');
  else if (code === 'TICKETS_DIFFER') goToStep('step-tickets');
  else goToStep(`step-${step}`);
}
