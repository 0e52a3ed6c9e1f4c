import { useLocation } from 'react-router';
import { useCustomer } from '../customers/customer-store.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useLocalPath } from '../i18n/local-path.ts';
import { useShell } from '../site/use-shell.ts';
import { Link } from '../ui/link.tsx';
import frame from './checkout-frame.module.css';

/** Who orders, and the way to change it. */
export function CustomerBlock() {
  const { t } = useI18n();
  const path = useLocalPath();
  const { info } = useShell();
  const customer = useCustomer();
  const { pathname } = useLocation();
  if (!customer) return null;
  const { addrBilling: billing } = customer;
  const rows = [
    customer.company,
    `${customer.fname} ${customer.lname}`.trim(),
    billing.street,
    `${billing.zip} ${billing.city}`.trim(),
    info.countries[billing.country] ?? billing.country,
    customer.email,
    customer.phone,
  ];
  // A guest types them again, an account keeps them.
  const change = customer.isGuest
    ? path('register-guest')
    : `${path('settings')}?returnTo=${encodeURIComponent(pathname)}#details`;
  return (
    <section className={frame.section} aria-labelledby="customer-heading">
      <h2 id="customer-heading">{t('cart.customer')}</h2>
      <address className={frame.address}>
        {rows
          .filter((row) => row !== '')
          .map((row) => (
            <div key={row}>{row}</div>
          ))}
      </address>
      <Link to={change} aria-label={t('cart.customer.change.label')}>
        {t('cart.customer.change')}
      </Link>
    </section>
  );
}
