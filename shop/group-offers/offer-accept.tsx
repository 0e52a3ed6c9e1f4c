// The group accepts: who gets the invoice, the terms, and the button that says that it costs money.
import { useState } from 'react';
import type { OfferBuyer } from '../../domain/group-requests/group-offers-contract.ts';
import { checkInvoiceFields } from '../../domain/invoices/check-invoice-fields.ts';
import { INVOICE_FIELDS } from '../../domain/invoices/invoice-fields.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Acceptance } from '../checkout/acceptance.tsx';
import { useCountries } from '../customers/fields/countries.ts';
import { FormErrors } from '../ground/form/form-errors.tsx';
import frame from '../ground/form/form-page.module.css';
import { useShopForm } from '../ground/form/use-shop-form.ts';
import { useShell } from '../ground/use-shell.ts';
import styles from './offer-page.module.css';
import type { OfferProps } from './offer-props.ts';

type Typed = OfferBuyer & { readonly accepted: boolean };

const ADDRESS = ['name', 'company', 'street', 'zip', 'city'] as const;
const COMPLETE = {
  name: 'name',
  company: 'organization',
  street: 'address-line1',
  zip: 'postal-code',
  city: 'address-level2',
} as const;
const LONGEST = { name: 200, company: 200, street: 200, zip: 20, city: 100 } as const;
const LONGEST_INVOICE = { buyer_vat_id: 40, routing_id: 60, buyer_reference: 100 } as const;

export function OfferAccept(props: OfferProps) {
  const { offered } = props;
  const { t, formats } = useI18n();
  const { typed, form } = useAccepting(props);
  const labels = useLabels();
  const errors = form.errors['accepted']
    ? { ...form.errors, accepted: t('cart.accept.missing') }
    : form.errors;
  return (
    <section className={frame.section}>
      <h2>{t('offer.accept')}</h2>
      <p>{t(offered.pays === 'link' ? 'offer.accept.how.link' : 'offer.accept.how')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormErrors form={{ ...form, errors }} labels={labels} />
        <BuyerFields typed={typed} form={form} toCompanies={offered.to_companies} />
        <Acceptance
          accepted={typed.accepted}
          error={errors['accepted']}
          onChange={(accepted) => form.change({ ...typed, accepted })}
        />
        <p className={styles.total}>
          {t('offer.total')}: {formats.money(offered.total)}
        </p>
        <div className={frame.ways}>
          <Button type="submit" busy={form.busy}>
            {t('cart.order')}
          </Button>
        </div>
      </form>
    </section>
  );
}

function useAccepting({ offered, link, keep, load }: OfferProps) {
  const call = useCall();
  const { config } = useShell();
  const { total, to_companies } = offered;
  const [typed, setTyped] = useState<Typed>(() => ({
    ...{ name: offered.name, company: offered.organisation, street: '', zip: '', city: '' },
    ...{ country: config.default_user_country_key, buyer_vat_id: '', routing_id: '', buyer_reference: '' },
    accepted: false,
  }));
  const form = useShopForm({
    values: typed,
    keep: setTyped,
    check: (values) => problemsOf(values, to_companies),
    send: async ({ accepted: _accepted, ...buyer }) => {
      try {
        keep(await call('POST checkout/group-offer/accept', { body: { link, total, buyer } }));
      } catch (problem) {
        if (problem instanceof ApiRefusal && OUTDATED.includes(problem.code)) load();
        throw problem;
      }
    },
  });
  return { typed, form };
}

function useLabels() {
  const { t } = useI18n();
  return {
    ...Object.fromEntries(ADDRESS.map((name) => [name, t(`customers.field.${name}`)])),
    country: t('customers.field.country'),
    ...Object.fromEntries(INVOICE_FIELDS.map((name) => [name, t(`cart.invoice.${name}`)])),
    accepted: '',
  };
}

type BuyerProps = { typed: Typed; form: Form<Typed>; toCompanies: boolean };

/** Who gets the invoice, and what companies and authorities want on it. */
function BuyerFields({ typed, form, toCompanies }: BuyerProps) {
  const { t } = useI18n();
  const countries = useCountries();
  const { errors } = form;
  const field = (name: (typeof ADDRESS)[number]) => ({
    ...{ name, label: t(`customers.field.${name}`), value: typed[name], error: errors[name] },
    ...{ maxLength: LONGEST[name], autoComplete: COMPLETE[name] },
    onChange: (value: string) => form.change({ ...typed, [name]: value }),
  });
  return (
    <>
      {ADDRESS.map((name) => (
        <TextField key={name} {...field(name)} required={name !== 'company' || toCompanies} />
      ))}
      <SelectField
        name="country"
        label={t('customers.field.country')}
        required
        options={countries}
        value={typed.country}
        error={errors['country']}
        onChange={(country) => form.change({ ...typed, country })}
      />
      {INVOICE_FIELDS.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`cart.invoice.${name}`)}
          hint={t(`cart.invoice.${name}.hint`)}
          required={false}
          maxLength={LONGEST_INVOICE[name]}
          autoComplete="off"
          value={typed[name]}
          error={errors[name]}
          onChange={(value) => form.change({ ...typed, [name]: value })}
        />
      ))}
    </>
  );
}

/** Somebody else has answered, or changed the numbers, in another window. */
const OUTDATED: readonly string[] = ['GROUP_OFFER_OVER', 'CART_PRICE_CHANGED'];

function problemsOf({ accepted, ...buyer }: Typed, toCompanies: boolean): Record<string, FieldProblem[]> {
  const required = [...ADDRESS.filter((name) => name !== 'company' || toCompanies), 'country'] as const;
  const missing = required.filter((name) => buyer[name].trim() === '');
  return {
    ...Object.fromEntries(missing.map((name) => [name, ['REQUIRED' as const]])),
    ...checkInvoiceFields(buyer),
    ...(!accepted && { accepted: ['REQUIRED' as const] }),
  };
}
