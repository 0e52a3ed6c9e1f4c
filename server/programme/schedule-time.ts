// When a revision can be set to be published: at a time that the museum's clock shows, in the next year.
import { isDay } from '../../domain/museum-time.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';

const YEAR_MS = 366 * 24 * 3600 * 1000;

/** @param at in museum time, `2026-12-01 09:00` */
export function momentProblem(
  at: string,
  clock: Pick<MuseumClock, 'toInstant' | 'exists'>,
  now: Date,
): FieldProblem | undefined {
  if (at.trim() === '') return 'REQUIRED';
  const [day = '', time = ''] = at.split(' ');
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time) || !clock.exists(at)) return 'DAY_INVALID';
  const instant = clock.toInstant(at).getTime();
  if (instant <= now.getTime()) return 'DAY_PAST';
  return instant > now.getTime() + YEAR_MS ? 'DAY_TOO_FAR' : undefined;
}
