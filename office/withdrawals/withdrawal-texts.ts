import { dayOf } from '../../domain/museum-time.ts';
import type { OpenWithdrawal } from '../../domain/orders/withdrawals-contract.ts';
import { useI18n } from '../ground/i18n.ts';

/** Until when the money must be back, and how many days that is from now. */
export function useDeadline(): (row: Pick<OpenWithdrawal, 'refund_by' | 'days_left'>) => string {
  const { t, formats } = useI18n();
  return ({ refund_by, days_left: days }) => {
    const day = formats.day(refund_by);
    if (days === 0) return t('withdrawals.today', { day });
    return days < 0 ? t('withdrawals.overdue', { day, days: -days }) : t('withdrawals.days', { day, days });
  };
}

/** What became of a declaration; undefined while it is open. */
export function useOutcome(): (row: OpenWithdrawal) => string | undefined {
  const { t, formats } = useI18n();
  return ({ outcome, settled }) =>
    outcome === null ? undefined : t(`withdrawals.outcome.${outcome}`, { day: formats.day(dayOf(settled)) });
}
