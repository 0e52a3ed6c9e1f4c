import { useState } from 'react';
import { shopPaths } from '../../../domain/addresses.ts';
import { timeOf } from '../../../domain/museum-time.ts';
import type { CustomerOrder } from '../../../domain/orders/customer-orders-contract.ts';
import { Button } from '../../../ui/button.tsx';
import { type I18n, useI18n } from '../../../ui/i18n/i18n.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ButtonLink } from '../../ground/button-link.tsx';
import { failureText } from '../../ground/failure-text.ts';
import { Link } from '../../ground/link.tsx';
import { useLocalPath } from '../../ground/use-local-path.ts';
import styles from './settings.module.css';
import { SettingsSection } from './settings-section.tsx';
import { useOrders } from './use-orders.ts';

/** Orders shown at first. A button shows all. */
const AT_FIRST = 5;

/** The orders with links to their tickets and invoices. */
export function OrdersSection() {
  const { t } = useI18n();
  const list = useOrders();
  return (
    <SettingsSection id="orders" title={t('settings.orders')}>
      {list.status === 'loading' && <Skeleton lines={5} />}
      {list.status === 'failed' && (
        <>
          <Notice tone="error">
            <p>{failureText(list.refusal, t)}</p>
          </Notice>
          <Button variant="secondary" onClick={list.retry}>
            {t('cart.again')}
          </Button>
        </>
      )}
      {list.status === 'known' && <OrderRows orders={list.orders} />}
    </SettingsSection>
  );
}

function OrderRows({ orders }: { orders: readonly CustomerOrder[] }) {
  const { t } = useI18n();
  const path = useLocalPath();
  const [all, setAll] = useState(false);
  if (orders.length === 0)
    return (
      <>
        <p>{t('settings.orders.none')}</p>
        <ButtonLink variant="secondary" to={path()}>
          {t('site.toProgramme')}
        </ButtonLink>
      </>
    );
  return (
    <>
      <ol className={styles.orders}>
        {(all ? orders : orders.slice(0, AT_FIRST)).map((order) => (
          <OrderRow key={order.booking_id} order={order} />
        ))}
      </ol>
      {!all && orders.length > AT_FIRST && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          {t('settings.orders.all', { count: orders.length })}
        </Button>
      )}
    </>
  );
}

function OrderRow({ order }: { order: CustomerOrder }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const path = useLocalPath();
  return (
    <li>
      <div>
        <h3>
          <Link to={path(shopPaths.orderReview(order.booking_id))}>
            {t('cart.review', { number: order.number })}
          </Link>
        </h3>
        <p>{order.names.join(' · ')}</p>
        {order.next_visit !== '' && (
          <p className={styles.visit}>
            {t('settings.orders.next', { when: visitText(order.next_visit, i18n) })}
          </p>
        )}
        {order.stranded && <p className={styles.visit}>{t('settings.orders.stranded')}</p>}
        <p className={styles.soft}>{t('settings.orders.date', { day: formats.day(order.date, 'short') })}</p>
      </div>
      <p className={styles.sum}>
        <span className="figures">{formats.money(order.total)}</span>
        <span className={styles.soft}>{t(`settings.orders.${order.state}`)}</span>
      </p>
    </li>
  );
}

function visitText(visit: string, { t, formats }: I18n): string {
  return timeOf(visit) === ''
    ? formats.day(visit, 'full')
    : t('settings.orders.at', { day: formats.day(visit, 'full'), time: formats.time(visit) });
}
