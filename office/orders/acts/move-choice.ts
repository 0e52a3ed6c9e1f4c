// Whom somebody has chosen to move and where to, as the server reads it.
import type { MovableLine } from '../../../domain/moves/moves-contract.ts';
import { at, type Day, dayOf } from '../../../domain/museum-time.ts';
import type { Destination } from '../../../domain/returns/return-order.ts';

export type MoveChoice = {
  /** Of the line, as text. */
  readonly line: string;
  readonly day: Day;
  /** `HH:mm`; '' while none is chosen, and for a day alone. */
  readonly time: string;
  /** The tour, in the language that is chosen; '' for tickets. */
  readonly tour: string;
  /** By part: how many move. All that are left where a part is not named. */
  readonly counts: Readonly<Record<number, number>>;
  readonly money: Destination;
};

/** What nobody has chosen yet. */
export function choiceFor(chosen: MovableLine | undefined, money: Destination): MoveChoice {
  return {
    line: String(chosen?.line ?? ''),
    day: dayOf(chosen?.datetime ?? ''),
    time: '',
    tour: chosen?.tour ?? '',
    counts: {},
    money,
  };
}

/** Back to where they were before they were moved last. */
export function choiceBack(choice: MoveChoice, { back, tour }: MovableLine): MoveChoice {
  return { ...choice, day: dayOf(back.datetime), time: back.datetime.slice(11), tour: back.tour || tour };
}

/** Is the line on a day, without a time? */
export function isOfDay({ datetime }: Pick<MovableLine, 'datetime'>): boolean {
  return datetime.length === 'YYYY-MM-DD'.length;
}

/** As the server asks for it; undefined while no time is chosen. */
export function moveBody({ day, time, tour, counts }: MoveChoice, chosen: MovableLine) {
  if (day === '' || (time === '' && !isOfDay(chosen))) return undefined;
  const pieces = chosen.units.map(({ part, left }) => ({ part, count: counts[part] ?? left }));
  const isPart = chosen.units.some(({ left }, index) => pieces[index]?.count !== left);
  return {
    line: chosen.line,
    datetime: isOfDay(chosen) ? day : at(day, time),
    ...(tour !== '' && tour !== chosen.tour && { tour }),
    ...(isPart && { pieces }),
  };
}
