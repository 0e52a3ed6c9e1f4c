// What staff must say to write to those whose time is closed (operations 3).

import { addDays, type Day } from '../museum-time.ts';
import type { FieldProblem } from '../refusal.ts';
import type { StaffFieldProblem } from '../staff-refusal.ts';
import type { AskedClosing } from './closings-contract.ts';

/** A visitor's answer is awaited for this long at most. */
export const MOST_DAYS_TO_ANSWER = 90;

/** The problems by field; none: it may begin. */
export function closingProblems(
  { offers, until, sentences }: Pick<AskedClosing, 'offers' | 'until' | 'sentences'>,
  today: Day,
): Record<string, (FieldProblem | StaffFieldProblem)[]> {
  const languages = sentences.map(({ language }) => language);
  return {
    ...(offers.length === 0 && { offers: ['REQUIRED' as const] }),
    ...(until <= today && { until: ['DAY_PAST' as const] }),
    ...(until > addDays(today, MOST_DAYS_TO_ANSWER) && { until: ['DAY_TOO_FAR' as const] }),
    ...(new Set(languages).size < languages.length && { sentences: ['OPTION_UNKNOWN' as const] }),
  };
}
