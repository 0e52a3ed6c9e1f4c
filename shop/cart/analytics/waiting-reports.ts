// Reports of a visitor who agreed to tags, from a page that has none because one types personal details there: they wait in
// this session for the next page that has tags (ADR 025). Of visitors who did not agree nothing is kept.
import { isCartLine } from '../../../domain/cart/read-lines.ts';
import { sessionValue } from '../../ground/session-value.ts';
import { putBackReports, type Report, takeReports } from './report.ts';

const NONE: readonly Report[] = [];
const waiting = sessionValue('reports', NONE, (stored) =>
  Array.isArray(stored) ? stored.filter(isReport) : NONE,
);

/** Keeps what has not been sent yet, for the next page. A purchase is reported by the page that shows it. */
export function keepReports(): void {
  const { kept = [], stay = [] } = Object.groupBy(takeReports(), ({ event }) =>
    event === 'purchase' ? 'stay' : 'kept',
  );
  putBackReports(stay);
  if (kept.length > 0) waiting.set([...waiting.get(), ...kept]);
}

/** Returns what earlier pages have kept, and forgets it. */
export function takeKeptReports(): readonly Report[] {
  const kept = waiting.get();
  waiting.set(NONE);
  return kept;
}

/** What is stored may have been edited by hand. */
function isReport(stored: unknown): stored is Report {
  if (typeof stored !== 'object' || stored === null || !('event' in stored)) return false;
  if (stored.event === 'checkout')
    return 'lines' in stored && Array.isArray(stored.lines) && stored.lines.every(isCartLine);
  return (
    (stored.event === 'cart-add' || stored.event === 'cart-remove') &&
    'line' in stored &&
    isCartLine(stored.line)
  );
}
