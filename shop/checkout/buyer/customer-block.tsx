import { useLocation } from 'react-router';
import { shopPaths } from '../../../domain/addresses.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { useCustomer } from '../../customers/session/customer-store.ts';
import frame from '../../ground/form/form-page.module.css';
import { Link } from '../../ground/link.tsx';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { useShell } from '../../ground/use-shell.ts';

/** The buyer's data, with a link to change it. */
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
    ? path(shopPaths.registerGuest())
    : `${path(shopPaths.settings())}?returnTo=${encodeURIComponent(pathname)}#details`;
  return (
    <section className={frame.section} aria-labelledby="customer-heading">
      <div className={frame.headed}>
        <h2 id="customer-heading">{t('cart.customer')}</h2>
        <Link to={change} aria-label={t('cart.customer.change.label')}>
          {t('cart.customer.change')}
        </Link>
      </div>
      <address className={frame.address}>
        {rows
          .filter((row) => row !== '')
          .map((row) => (
            <div key={row}>{row}</div>
          ))}
      </address>
    </section>
  );
}
