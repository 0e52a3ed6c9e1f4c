// One field in the header finds orders by whatever somebody says on the telephone. `/` leads there, results come as one types,
// Enter opens the order that the text names. What was typed stands in no address: it may be a code (ADR 048).
import './order-search.css';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { officePaths } from '../../domain/addresses.ts';
import type { FoundOrder } from '../../domain/office/orders/found-order.ts';
import { useI18n } from '../ground/i18n.ts';
import { useKeys } from '../ground/keys/use-keys.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { useOrderSearch } from './use-order-search.ts';

export function OrderSearch() {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { found, state } = useOrderSearch(typed);
  const id = useId();
  useKeys({ '/': () => field.current?.focus() });
  // Whoever has opened something has found what they looked for.
  useEffect(() => {
    if (pathname) setTyped('');
  }, [pathname]);
  const open = (event: FormEvent) => {
    event.preventDefault();
    const only = found?.orders.length === 1 ? found.orders[0]?.number : undefined;
    const number = found?.opens || only;
    if (number) void navigate(officePaths.order(number));
  };
  return (
    <search className="order-search">
      <form onSubmit={open} onKeyDown={({ key }) => key === 'Escape' && setTyped('')}>
        <input
          ref={field}
          type="search"
          className="control"
          aria-label={t('search.label')}
          aria-controls={id}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        {typed.trim() !== '' && (
          <div className="order-search-found" id={id}>
            <p role="status" className="soft small">
              {state === 'failed' && t('search.failed')}
              {state === 'searching' && t('search.searching')}
              {state === 'found' && found?.orders.length === 0 && t('search.none', { q: typed.trim() })}
            </p>
            {found && found.orders.length > 0 && <Found orders={found.orders} />}
          </div>
        )}
      </form>
    </search>
  );
}

function Found({ orders }: { orders: readonly FoundOrder[] }) {
  const { t, formats } = useI18n();
  return (
    <ul aria-label={t('search.results')}>
      {orders.map(({ number, name, company, email, visit, titles, total, by }) => (
        <li key={number}>
          <OfficeLink to={officePaths.order(number)}>
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
      ))}
    </ul>
  );
}
