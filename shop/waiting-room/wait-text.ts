// A wait in words, and when it is worth saying again. Screen readers hear it at the marks, not at every answer.
import type { Translate } from '../../domain/wording/message.ts';
import type { ShopWording } from '../../domain/wording/shop-wording.ts';

const HOURS_FROM = 120;

/** Rounded up: a wait that turns out shorter is no disappointment. */
export function waitText(seconds: number, t: Translate<ShopWording>): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes >= HOURS_FROM) return t('waiting.hours', { hours: Math.floor(minutes / 60) });
  return minutes <= 1 ? t('waiting.soon') : t('waiting.minutes', { minutes });
}

/** Minutes at which the wait is announced. */
const MARKS = [1, 2, 5, 10, 15, 30, 45, 60, 90, 120];

/** The mark that a wait has come down to; the same as long as there is nothing new to say. */
export function markOf(seconds: number): number {
  return MARKS.find((minutes) => seconds <= minutes * 60) ?? Number.POSITIVE_INFINITY;
}
