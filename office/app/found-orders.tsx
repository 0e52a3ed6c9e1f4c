import type { FoundOrder } from '../../domain/office/orders/found-order.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import type { Found, OrderSearchState } from './use-order-search.ts';

type Props = OrderSearchState & { readonly q: string; readonly onLeave: () => void };

/** What a search has found, or why there is nothing. */
export function FoundOrders({ state, found, q, onLeave }: Props) {
  const { t } = useI18n();
  const orders = found?.orders ?? [];
  const codes = found?.codes ?? [];
  const reserved = found?.reserved ?? [];
  const count = orders.length + codes.length + reserved.length;
  const isList = count > 0 && state !== 'failed';
  return (
    <>
      <p role="status" className={isList ? 'visually-hidden' : 'soft small'}>
        {state === 'failed' && t('search.failed')}
        {state === 'searching' && t('search.searching')}
        {state === 'found' && (isList ? t('office.list.count', { count }) : t('search.none', { q }))}
      </p>
      {isList && (
        <ul aria-label={t('search.results')}>
          {codes.map((code) => (
            <Code key={code.barcode} code={code} onLeave={onLeave} />
          ))}
          {orders.map((order) => (
            <Order key={order.number} order={order} onLeave={onLeave} />
          ))}
          {reserved.map((order) => (
            <Reserved key={order.number} order={order} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </>
  );
}

function Order({ order, onLeave }: { order: FoundOrder; onLeave: () => void }) {
  const { t, formats } = useI18n();
  const { number, name, company, email, visit, titles, total, by } = order;
  return (
    <li>
      <OfficeLink to={officePaths.order(number)} onClick={onLeave}>
        <span>
          <strong>{company || name || email || t('orders.nobody')}</strong> ·{' '}
          <span className="unbroken">{number}</span>
        </span>
        <span className="figures">{formats.money(total)}</span>
        <span className="soft small">
          {[titles.join(', '), visit && formats.moment(visit)].filter(Boolean).join(' · ')}
        </span>
        <span className="soft small">{t(`search.by.${by}`)}</span>
      </OfficeLink>
    </li>
  );
}

/** It is no order yet: it leads to where its payment is noted. */
function Reserved({ order, onLeave }: { order: Found['reserved'][number]; onLeave: () => void }) {
  const { t, formats } = useI18n();
  return (
    <li>
      <OfficeLink to={officePaths.reservedOrder(String(order.number))} onClick={onLeave}>
        <strong>{order.name || t('orders.nobody')}</strong>
        <span className="figures">{formats.money(order.total)}</span>
        <span className="soft small">{t('search.reserved', { held: formats.moment(order.held) })}</span>
      </OfficeLink>
    </li>
  );
}

/** A voucher’s code leads to its own page, a ticket’s or a pass’s to its order. */
function Code({ code, onLeave }: { code: Found['codes'][number]; onLeave: () => void }) {
  const { t } = useI18n();
  return (
    <li>
      <OfficeLink
        to={code.kind === 'voucher' ? officePaths.code(String(code.number)) : officePaths.order(code.order)}
        onClick={onLeave}
      >
        <strong>{t(`search.code.${code.kind}`, { code: code.barcode })}</strong>
        <span className="soft small">{code.valid ? '' : t('search.code.void')}</span>
        <span className="soft small">{code.name}</span>
      </OfficeLink>
    </li>
  );
}
