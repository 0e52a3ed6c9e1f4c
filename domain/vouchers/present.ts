// A voucher that is sent to somebody: to whom, in whose name, on which day (ADR 080). The same rule runs while the visitor
// types and on the server.
import { emailProblem, FIELD_LENGTHS } from '../customers/registration.ts';
import { at, type Day, isDay, laterOf, type MuseumDateTime } from '../museum-time.ts';
import type { FieldProblem } from '../refusal.ts';

/** What a visitor says of a present. */
export type Present = {
  /** The recipient's name. */
  readonly to: string;
  /** The recipient's e-mail address. */
  readonly email: string;
  /** Who gives it, as the recipient reads it. */
  readonly from: string;
  /** The day of sending, in museum time; '' for as soon as it is paid for. */
  readonly day: Day | '';
  /** In which the recipient is written to; '' for the language of the order. */
  readonly language: string;
};

export type PresentField = 'to' | 'email' | 'from' | 'day';
export type PresentProblems = { readonly [Field in PresentField]?: FieldProblem };

/** Presents leave in the museum's morning: nobody gets one at night, and by breakfast it is there. */
export const PRESENT_TIME = '08:00';

/** The last day that can be chosen: the same day of the next year. */
export function lastPresentDay(today: Day): Day {
  const year = Number(today.slice(0, 4)) + 1;
  const day = `${year}${today.slice(4)}`;
  return isDay(day) ? day : `${year}-02-28`;
}

/**
 * When a present leaves, in museum time: on its day in the morning, or at once if that is over.
 * @param now when it was paid for
 */
export function presentDue({ day }: Pick<Present, 'day'>, now: MuseumDateTime): MuseumDateTime {
  return day === '' ? now : laterOf(at(day, PRESENT_TIME), now);
}

/** Without spaces around its words. The present day is as good as at once, and stays so if midnight comes first. */
export function trimPresent(present: Present, today: Day): Present {
  const { to, email, from, day, language } = present;
  return {
    to: to.trim(),
    email: email.trim(),
    from: from.trim(),
    day: day.trim() === today ? '' : day.trim(),
    language,
  };
}

/** What is wrong with a present, by field; empty when it can be bought. */
export function presentProblems(present: Present, today: Day): PresentProblems {
  const { to, email, from, day } = trimPresent(present, today);
  const problems: { [Field in PresentField]?: FieldProblem | undefined } = {
    to: nameProblem(to),
    email: email === '' ? 'REQUIRED' : emailProblem(email),
    from: nameProblem(from),
    day: dayProblem(day, today),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function nameProblem(name: string): FieldProblem | undefined {
  if (name === '') return 'REQUIRED';
  return name.length > FIELD_LENGTHS.fname ? 'TOO_LONG' : undefined;
}

function dayProblem(day: Day | '', today: Day): FieldProblem | undefined {
  if (day === '') return undefined;
  if (!isDay(day)) return 'DAY_INVALID';
  if (day < today) return 'DAY_PAST';
  return day > lastPresentDay(today) ? 'DAY_TOO_FAR' : undefined;
}
