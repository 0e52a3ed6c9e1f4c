import { officePaths } from '../../domain/addresses.ts';
import type { FoundOrder } from '../../domain/office/orders/found-order.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import type { Found, OrderSearchState } from './use-order-search.ts';

type Props = OrderSearchState & { readonly q: string; readonly onLeave: () => void };

/** What a search has found, or why there is nothing. */
export function FoundOrders({ state, found, q, onLeave }: Props) {
  const { t } = useI18n();
  const orders = found?.orders ?? [];
  const vouchers = (found?.codes ?? []).filter(({ kind }) => kind === 'voucher');
  const count = orders.length + vouchers.length;
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
          {vouchers.map((code) => (
            <VoucherCode key={code.number} code={code} onLeave={onLeave} />
          ))}
          {orders.map((order) => (
            <Order key={order.number} order={order} onLeave={onLeave} />
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
          <strong>{company || name || email || t('orders.nobody')}</strong> · {number}
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

function VoucherCode({ code, onLeave }: { code: Found['codes'][number]; onLeave: () => void }) {
  const { t } = useI18n();
  return (
    <li>
      <OfficeLink to={officePaths.code(String(code.number))} onClick={onLeave}>
        <strong>{t('search.code.voucher', { code: code.barcode })}</strong>
        <span className="soft small">{code.valid ? '' : t('search.code.void')}</span>
        <span className="soft small">{code.name}</span>
      </OfficeLink>
    </li>
  );
}
