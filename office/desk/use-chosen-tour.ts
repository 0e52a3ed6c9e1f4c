// The guided tour of a sale at the desk: which, when, for how many, and what its party answers.
import { useState } from 'react';
import type { DeskDay } from '../../domain/desk/desk-contract.ts';
import {
  beginTour,
  chooseTour,
  type DeskTour,
  deskTourProblem,
  stepTourTime,
} from '../../domain/desk/desk-tour.ts';
import type { CartLine } from '../../domain/product-kinds.ts';
import { takenTours, toTourLine } from '../../domain/tours/make-tour-line.ts';
import { clearTourForm } from '../../domain/tours/tour-form.ts';
import type { TourForm, TourSale } from '../../domain/tours/tour-sale.ts';
import { focusSoon } from './focus-soon.ts';
import { nextOf } from './next-of.ts';

export type ChosenTour = ReturnType<typeof useChosenTour>;

/**
 * @param added what is in the sale already
 * @param hasOthers something else is sold, and the tour is no part of it until somebody is counted
 */
export function useChosenTour({ day, tours }: DeskDay, added: readonly CartLine[], hasOthers: boolean) {
  const [choice, setChoice] = useState<DeskTour>();
  const [tried, setTried] = useState(false);
  // With what is left of it now: a time that has filled up meanwhile leads to the next one.
  const shown = beginTour(tours, day, choice);
  const offer = tours.find(({ detail }) => detail.id === shown?.tourId);
  const sale: TourSale | undefined = offer && { offer, taken: takenTours(added, offer.detail.id) };
  const problem = shown && sale && deskTourProblem(shown.form, sale, hasOthers);
  const change = (form: TourForm) => shown && setChoice({ ...shown, form });
  const choose = (id: string) => {
    const next = tours.find(({ detail }) => detail.id === id);
    if (next) setChoice(chooseTour(next, day));
    setTried(false);
  };
  return {
    ...{ choice: shown, offer, sale, tried, change, choose },
    line: shown && sale && toTourLine(shown.form, sale),
    problem,
    /** What is missing is said from now on. */
    tell: () => {
      setTried(true);
      if (problem?.step === 'questions')
        focusSoon('.desk-questions .field-wrong :is(input, select, textarea)');
    },
    /** Nobody is counted; the answers were of the last party. */
    clear: () => {
      if (shown && sale) change({ ...clearTourForm(shown.form, sale), answers: {} });
      setTried(false);
    },
    stepTime: (by: 1 | -1) => shown && offer && change(stepTourTime(offer, shown.form, by)),
    stepTour: () => {
      const next = nextOf(tours, ({ detail }) => detail.id === shown?.tourId);
      if (next) choose(next.detail.id);
    },
  };
}
