// Whom somebody has chosen to move and where to, as the server reads it.
import type { Contract } from '../../../domain/contract.ts';
import type { AnswerOf } from '../../../domain/endpoint.ts';
import type { MovableLine } from '../../../domain/moves/moves-contract.ts';
import { addDays, at, type Day, dayOf } from '../../../domain/museum-time.ts';
import { PAYMENT_MEANS } from '../../../domain/payments/elsewhere.ts';
import type { Destination } from '../../../domain/returns/return-order.ts';

export type MoveEffect = AnswerOf<Contract['POST office/orders/:number/move/preview']>;

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
  /** How the difference of a dearer time is paid; '' while nobody has chosen. */
  readonly pay: DifferenceWay | '';
  /** The last day of a link; '' while nobody has chosen. */
  readonly until: Day | '';
  readonly receipt: string;
};

/** `old-price`: it is not paid. */
export const DIFFERENCE_WAYS = ['link', ...PAYMENT_MEANS, 'old-price'] as const;
export type DifferenceWay = (typeof DIFFERENCE_WAYS)[number];

type Dearer = Pick<MoveEffect, 'difference' | 'link' | 'permitted'>;

/** The ways that somebody may choose for this difference; none where there is nothing to pay. */
export function differenceWays(
  { difference, link, permitted }: Dearer,
  mayReceive: boolean,
): DifferenceWay[] {
  if (difference <= 0) return [];
  return DIFFERENCE_WAYS.filter((way) => {
    if (way === 'old-price') return permitted;
    return mayReceive && (way !== 'link' || link.problem === '');
  });
}

/** The way that is chosen, or offered first. */
export function chosenWay(
  ways: readonly DifferenceWay[],
  { pay }: Pick<MoveChoice, 'pay'>,
): DifferenceWay | '' {
  return ways.find((way) => way === pay) ?? ways[0] ?? '';
}

/** The day that is chosen; at first a week from now, if that is possible. */
export function chosenUntil(
  { first, last }: MoveEffect['link'],
  { until }: Pick<MoveChoice, 'until'>,
): Day | '' {
  if (until !== '' || first === '') return until;
  const week = addDays(first, 7);
  return week < last ? week : last;
}

/** As the server reads it; undefined where the difference is not paid. */
export function paidBody(way: DifferenceWay | '', until: Day, receipt: string) {
  if (way === '' || way === 'old-price') return undefined;
  return way === 'link' ? { by: way, until } : { by: way, receipt };
}

/** What nobody has chosen yet. */
export function choiceFor(chosen: MovableLine | undefined, money: Destination): MoveChoice {
  return {
    line: String(chosen?.line ?? ''),
    day: dayOf(chosen?.datetime ?? ''),
    time: '',
    tour: chosen?.tour ?? '',
    counts: {},
    money,
    pay: '',
    until: '',
    receipt: '',
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
