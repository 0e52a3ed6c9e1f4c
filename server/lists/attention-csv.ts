// The list of what needs a person: one row a thing, with the order, the money and what to do.
import type { AttentionItem } from '../../domain/attention.ts';
import { dayOf } from '../../domain/museum-time.ts';
import type { listsEn } from '../../domain/wording/lists/en.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { csv } from './csv.ts';
import type { ListI18n } from './list-i18n.ts';

type DayText = (instant: Date) => string;
type Column = readonly [
  key: keyof typeof listsEn,
  value: (item: AttentionItem, i18n: ListI18n, day: DayText) => string | number,
];

const COLUMNS: readonly Column[] = [
  ['lists.attention.since', ({ since }, _i18n, day) => day(since)],
  ['lists.attention.due', ({ due }, _i18n, day) => (due ? day(due) : '')],
  ['lists.attention.kind', ({ kind }, { t }) => t(`lists.attention.kind.${kind}`)],
  ['lists.attention.order', ({ order = '' }) => order],
  ['lists.attention.amount', ({ amount }) => (amount === undefined ? '' : (amount / 100).toFixed(2))],
  ['lists.attention.provider', ({ provider = '' }) => provider],
  ['lists.attention.reference', ({ reference = '' }) => reference],
  ['lists.attention.todo', ({ kind }, { t }) => t(`lists.attention.todo.${kind}`)],
  ['lists.attention.details', ({ details = '' }) => details],
];

/** One row a thing below the columns' names. */
export function attentionCsv(
  items: readonly AttentionItem[],
  clock: Pick<MuseumClock, 'fromInstant'>,
  i18n: ListI18n,
): string {
  const day: DayText = (instant) => dayOf(clock.fromInstant(instant));
  return csv([
    COLUMNS.map(([key]) => i18n.t(key)),
    ...items.map((item) => COLUMNS.map(([, value]) => value(item, i18n, day))),
  ]);
}
