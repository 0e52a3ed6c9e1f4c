import { shopPaths } from '../../domain/addresses.ts';
import type { Order } from '../../domain/orders/order.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import styles from './order-review.module.css';
import type { KnownOfWithdrawal } from './use-withdrawal.ts';

/** A link to withdraw from this order, with the form filled in; nothing if there is no right of withdrawal. */
export function WithdrawLink({ order }: { order: Order }) {
  const { t } = useI18n();
  const path = useLocalPath();
  if (order.state === 'refunded' || order.lines.every(({ withdrawal_days }) => withdrawal_days === 0))
    return null;
  const { name, number, email } = order;
  const state: KnownOfWithdrawal = { withdrawal: { name, number, email } };
  return (
    <p className={`no-print ${styles.withdraw}`}>
      <Link to={path(shopPaths.withdrawal())} state={state}>
        {t('withdrawal.link')}
      </Link>
    </p>
  );
}
