// When an order can be paid by transfer (ADR 100): the visit must be far enough away for the money to arrive before it, and
// for the places to be sold again if it does not. Days are museum days, so that 23:59 and a change of the clocks make no
// difference.
import type { Cents } from '../money.ts';
import { addDays, type Day, dayOf, type MuseumDateTime } from '../museum-time.ts';

/** As the museum sets them. */
export type TransferTerms = {
  /** How many days before the visit an order may still be placed. Not less than `dueDays` and `graceDays` together. */
  readonly untilDaysBefore: number;
  /** Days from the order to the day on which the money is due. */
  readonly dueDays: number;
  /** Days for which places stay held after that, because statements come later than money. */
  readonly graceDays: number;
  /** Days before the due day on which the buyer is reminded; 0 for never. */
  readonly remindDaysBeforeDue: number;
  /** The least amount. */
  readonly minimum: Cents;
  /** Only for companies, schools and authorities, which give their name. */
  readonly toCompanies: boolean;
};

/** What the terms come to for an order of today. */
export type TransferOffer = {
  /** The first day for which a visit can be ordered. */
  readonly first_visit: Day;
  readonly minimum: Cents;
  readonly to_companies: boolean;
  /** The last day on which the money is in time. */
  readonly due: Day;
};

/** Why an order cannot be paid by transfer. */
export type TransferProblem = 'visit_too_soon' | 'too_little';

/** The offer of a day. */
export function transferOffer(terms: TransferTerms, today: Day): TransferOffer {
  return {
    first_visit: addDays(today, terms.untilDaysBefore),
    minimum: terms.minimum,
    to_companies: terms.toCompanies,
    due: addDays(today, terms.dueDays),
  };
}

/**
 * Why this order cannot be paid by transfer; undefined where it can.
 * @param visits when its visits are; '' and what is no visit have no day
 */
export function transferProblem(
  { total, visits }: { readonly total: Cents; readonly visits: readonly (MuseumDateTime | Day | '')[] },
  { first_visit, minimum }: Pick<TransferOffer, 'first_visit' | 'minimum'>,
): TransferProblem | undefined {
  if (visits.some((visit) => visit !== '' && dayOf(visit) < first_visit)) return 'visit_too_soon';
  return total < minimum ? 'too_little' : undefined;
}

/** The days of a transfer that is ordered today. */
export type TransferDays = {
  /** The last day on which the money is in time. */
  readonly due: Day;
  /** The last day on which places are held. */
  readonly held: Day;
  /** When the buyer is reminded; undefined where that would be today, or never. */
  readonly remind: Day | undefined;
};

export function transferDays(terms: TransferTerms, today: Day): TransferDays {
  const due = addDays(today, terms.dueDays);
  const remind = addDays(due, -terms.remindDaysBeforeDue);
  return {
    due,
    held: addDays(due, terms.graceDays),
    remind: terms.remindDaysBeforeDue > 0 && remind > today ? remind : undefined,
  };
}

/** When the visits of a cart's items are, for `transferProblem`. */
export function visitsIn(items: readonly object[]): string[] {
  return items.flatMap((item) =>
    'datetime' in item && typeof item.datetime === 'string' ? [item.datetime] : [],
  );
}
