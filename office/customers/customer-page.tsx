// A customer whole: who they are, what they have bought, and what can be done.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { isLanguage, LANGUAGE_NAMES } from '../../domain/language.ts';
import type { CustomerWhole } from '../../domain/office/customers/customers-contract.ts';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { CustomerActs } from './customer-acts.tsx';
import { CustomerOrders, CustomerPasses, CustomerVouchers } from './customer-lists.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/customers/:id', { params: { id: params['id'] ?? '' } });
}

export function Component() {
  const { t, formats } = useI18n();
  const may = useMay();
  const whole = useLoaderData<CustomerWhole>();
  const { id, customer, kind, registered, passes, vouchers } = whole;
  const name = customer.addrBilling.name || customer.company || t('customers.nameless');
  return (
    <Page
      title={name}
      lead={t('customer.lead', {
        kind: t(`customers.kind.${kind}`),
        date: formats.day(registered.slice(0, 10)),
      })}
      back={{ to: officePaths.customers(), label: t('customers.title') }}
      actions={may('customers.change') && <CustomerActs key={id} whole={whole} name={name} />}
    >
      <Section title={t('customer.details')}>
        <Facts facts={useFacts(whole)} />
        {may('acts.read') && (
          <p>
            <OfficeLink to={officePathWith(officePaths.acts(), { on: 'customer', id })}>
              {t('customer.journal')}
            </OfficeLink>
          </p>
        )}
      </Section>
      <Section title={t('customer.orders')}>
        <CustomerOrders orders={whole.orders} />
      </Section>
      {passes.length > 0 && (
        <Section title={t('customer.passes')}>
          <CustomerPasses passes={passes} />
        </Section>
      )}
      {vouchers.length > 0 && (
        <Section title={t('customer.vouchers')}>
          <CustomerVouchers vouchers={vouchers} />
        </Section>
      )}
    </Page>
  );
}

type Address = { name: string; street: string; zip: string; city: string; country: string };

function addressText({ street, zip, city, country }: Address): string {
  // A country alone is no address.
  if (street + zip + city === '') return '';
  return [street, `${zip} ${city}`.trim(), country].filter(Boolean).join(', ');
}

function useFacts({ customer, kind, language, newsletter_since, sessions }: CustomerWhole): Fact[] {
  const { t, formats } = useI18n();
  const { email, phone, company, addrBilling, addrShipping, confirmed } = customer;
  const unconfirmed = kind === 'account' && !confirmed;
  return [
    {
      label: t('customer.email'),
      value: unconfirmed ? t('customer.email.unconfirmed', { email }) : email,
    },
    { label: t('customer.phone'), value: phone },
    { label: t('customer.company'), value: company },
    { label: t('customer.address'), value: addressText(addrBilling) },
    {
      label: t('customer.shipping'),
      value: addrShipping && [addrShipping.name, addressText(addrShipping)].filter(Boolean).join(', '),
    },
    { label: t('customer.language'), value: isLanguage(language) ? LANGUAGE_NAMES[language] : language },
    {
      label: t('customer.newsletter'),
      value: newsletter_since
        ? t('customer.newsletter.since', { date: formats.day(newsletter_since.slice(0, 10)) })
        : t('customer.newsletter.no'),
    },
    { label: t('customer.sessions'), value: t('customer.sessions.count', { count: sessions }) },
  ];
}
