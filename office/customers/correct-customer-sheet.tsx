import { useState } from 'react';
import { CORRECTABLE, type CorrectableField } from '../../domain/office/customers/customers-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import type { CustomerActProps } from './customer-act-props.ts';

type Values = Partial<Record<CorrectableField, string>>;

/** Corrects what a customer is called and how they are reached. What is wrong with a field the server says. */
export function CorrectCustomerSheet({ whole, name, onClose, onDone }: CustomerActProps) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const [typed, setTyped] = useState<Values>({});
  const known = knownValues(whole);
  const changed = Object.entries(typed).filter(
    ([field, value]) => value.trim() !== known[field as CorrectableField],
  );
  const form = useOfficeForm<Values>({
    values: typed,
    keep: setTyped,
    check: () => ({}),
    send: async () => {
      const body = { fields: Object.fromEntries(changed), key, version: whole.version };
      await call('POST office/customers/:id/correct', { params: { id: whole.id }, body });
      show(t('customer.correct.done'), { tone: 'good' });
      onDone();
    },
  });
  const fields = CORRECTABLE.filter((field) => field !== 'email' || whole.kind === 'guest');
  const said = (value: string | undefined) => value?.trim() || t('customer.correct.empty');
  return (
    <ActSheet
      open
      title={t('customer.correct.title', { name })}
      onClose={onClose}
      form={form}
      labels={Object.fromEntries(fields.map((field) => [field, t(`customer.field.${field}`)]))}
      confirmLabel={t('customer.correct.submit')}
      preview={
        <>
          {changed.length === 0 && <p>{t('customer.correct.none')}</p>}
          <ul>
            {changed.map(([field, after]) => (
              <li key={field}>
                {t('customer.correct.change', {
                  label: t(`customer.field.${field as CorrectableField}`),
                  before: said(known[field as CorrectableField]),
                  after: said(after),
                })}
              </li>
            ))}
          </ul>
          <p>{t('customer.correct.orders')}</p>
          {whole.kind === 'account' && <p>{t('customer.correct.account')}</p>}
        </>
      }
    >
      {fields.map((field) => (
        <TextField
          key={field}
          name={field}
          type={field === 'email' ? 'email' : 'text'}
          label={t(`customer.field.${field}`)}
          value={typed[field] ?? known[field]}
          error={form.errors[field]}
          onChange={(value) => form.change({ ...typed, [field]: value })}
        />
      ))}
    </ActSheet>
  );
}

function knownValues({ customer }: CustomerActProps['whole']): Record<CorrectableField, string> {
  const { fname, lname, company, email, phone, addrBilling, addrShipping } = customer;
  const { street, zip, city, country } = addrBilling;
  return {
    ...{ fname, lname, company, email, phone, street, zip, city, country },
    'shipping.name': addrShipping?.name ?? '',
    'shipping.street': addrShipping?.street ?? '',
    'shipping.zip': addrShipping?.zip ?? '',
    'shipping.city': addrShipping?.city ?? '',
    'shipping.country': addrShipping?.country ?? '',
  };
}
