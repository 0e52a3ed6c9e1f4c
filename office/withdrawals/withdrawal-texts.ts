import { dayOf } from '../../domain/museum-time.ts';
import type { OpenWithdrawal } from '../../domain/orders/withdrawals-contract.ts';
import { useI18n } from '../ground/i18n.ts';

const DAY_MS = 86_400_000;

/** Until when the money must be back, and how many days that is from now. */
export function useDeadline(): (day: string) => string {
  const { t, formats } = useI18n();
  return (last) => {
    const days = Math.round((Date.parse(last) - Date.parse(new Date().toISOString().slice(0, 10))) / DAY_MS);
    const day = formats.day(last);
    return days < 0 ? t('withdrawals.overdue', { day, days: -days }) : t('withdrawals.days', { day, days });
  };
}

/** What became of a declaration; undefined while it is open. */
export function useOutcome(): (row: OpenWithdrawal) => string | undefined {
  const { t, formats } = useI18n();
  return ({ outcome, settled }) =>
    outcome === null ? undefined : t(`withdrawals.outcome.${outcome}`, { day: formats.day(dayOf(settled)) });
}
