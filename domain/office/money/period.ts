// What lists of money are narrowed to: days, both included. They stand in the address.
import { type Static, Type } from 'typebox';
import { isDay } from '../../museum-time.ts';

const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

export const Period = Type.Object({ from: Type.Optional(DayText), to: Type.Optional(DayText) });
export type Period = Static<typeof Period>;

/** Whether its days are days: the 30th of February is none. */
export function isPeriod({ from, to }: Period): boolean {
  return [from, to].every((day) => day === undefined || isDay(day));
}
