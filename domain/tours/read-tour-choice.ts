// What a visitor had chosen on a tour's page before leaving or reloading it, from the browser's storage. It never throws.
import { isCount, isStored } from '../products/stored-line.ts';
import { readChoice, readCounts } from '../tickets/read-choice.ts';
import type { Answers, AnswerValue } from './tour-questions.ts';
import type { TourForm } from './tour-sale.ts';

export type TourChoice = Omit<TourForm, 'date' | 'time'>;

/** The choice in the stored value; undefined where it has another shape. */
export function readTourChoice(stored: unknown): TourChoice | undefined {
  if (!isStored(stored) || !isKind(stored.kind) || !isCount(stored.participants)) return undefined;
  return {
    kind: stored.kind,
    tours: readCounts(stored.tours),
    tickets: readCounts(stored.tickets),
    parts: readChoice(stored).parts,
    participants: stored.participants as number,
    answers: readAnswers(stored.answers),
  };
}

function isKind(value: unknown): value is TourForm['kind'] {
  return value === 'places' || value === 'whole' || value === 'group';
}

function readAnswers(stored: unknown): Answers {
  const entries = isStored(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, AnswerValue] => isAnswer(entry[1])));
}

function isAnswer(value: unknown): value is AnswerValue {
  return typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));
}
