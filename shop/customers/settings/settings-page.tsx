// `/settings` (spec 2): an account on one page, each section shown and changed in place. The rendered page is the same for
// every visitor; the browser asks for the data.

import { useCallback, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import type { Customer, FieldDefinition } from '../../../domain/customers/customer.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Link } from '../../ground/link.tsx';
import { shopContext } from '../../ground/shop-context.ts';
import { useQuery } from '../../ground/use-query.ts';
import { SecondaryPage } from '../secondary-page.tsx';
import { checkoutRoute } from '../session/return-route.ts';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { EmailSection } from './email-section.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { OrdersSection } from './orders-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import styles from './settings.module.css';
import { WrongForms } from './settings-context.ts';
import { useAccount } from './use-account.ts';

const SECTIONS = [
  ['orders', 'settings.orders'],
  ['details', 'cart.customer'],
  ['delivery', 'customers.shipping'],
  ['email', 'settings.email'],
  ['password', 'settings.password'],
  ['two-steps', 'settings.twoSteps'],
  ['sessions', 'settings.sessions'],
  ['newsletter', 'settings.newsletter'],
  ['data', 'settings.data'],
  ['delete', 'settings.delete'],
] as const;

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(shopContext).call('GET customer/attr', { query: {} });
}

export function Component() {
  const { fields } = useLoaderData<typeof loader>();
  const { t } = useI18n();
  const customer = useAccount();
  const [query] = useQuery();
  const [wrong, report] = useWrongForms();
  const back = customer ? checkoutRoute(query.get('returnTo')) : '';
  return (
    <SecondaryPage title={t('settings.title')} error={wrong}>
      {customer && <p className={styles.who}>{nameOf(customer)}</p>}
      {back !== '' && (
        <p>
          <Link to={back}>{t('cart.gone.checkout')}</Link>
        </p>
      )}
      <div className={`${styles.columns} needs-script`}>
        <SectionLinks />
        <WrongForms value={report}>
          {customer ? (
            <Sections customer={customer} fields={fields} back={back} />
          ) : (
            <div className={styles.waiting}>
              <Skeleton lines={8} />
            </div>
          )}
        </WrongForms>
      </div>
    </SecondaryPage>
  );
}

/** Which forms show errors. */
function useWrongForms() {
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const report = useCallback(
    (form: string, isWrong: boolean) =>
      setWrong((forms) => [...forms.filter((one) => one !== form), ...(isWrong ? [form] : [])]),
    [],
  );
  return [wrong.length > 0, report] as const;
}

function nameOf({ fname, lname, email }: Customer): string {
  return `${fname} ${lname}`.trim() || email;
}

function SectionLinks() {
  const { t } = useI18n();
  return (
    <nav className={styles.nav} aria-label={t('settings.sections')}>
      <ul>
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`}>{t(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type SectionsProps = {
  customer: Customer;
  fields: readonly FieldDefinition[];
  /** Path of the checkout that the visitor came from, or ''. */
  back: string;
};

function Sections({ customer, fields, back }: SectionsProps) {
  const navigate = useNavigate();
  // A visitor who came from the checkout to correct something returns there.
  const onSaved = () => void (back && navigate(back));
  return (
    <div className={styles.sections}>
      <OrdersSection />
      <DetailsSection customer={customer} fields={fields} startOpen={back !== ''} onSaved={onSaved} />
      <DeliverySection customer={customer} onSaved={onSaved} />
      <EmailSection customer={customer} />
      <PasswordSection customer={customer} />
      <SecondFactorSection customer={customer} />
      <SessionsSection />
      <NewsletterSection customer={customer} />
      <DataSection />
      <DeleteSection customer={customer} />
    </div>
  );
}
