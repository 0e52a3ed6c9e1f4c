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
export function CorrectCustomerSheet(props: CustomerActProps) {
  const { whole, name, onClose } = props;
  const { t } = useI18n();
  const { typed, known, changed, form } = useCorrecting(props);
  const fields = CORRECTABLE.filter((field) => field !== 'email' || whole.kind === 'guest');
  return (
    <ActSheet
      open
      title={t('customer.correct.title', { name })}
      onClose={onClose}
      form={form}
      labels={Object.fromEntries(fields.map((field) => [field, t(`customer.field.${field}`)]))}
      confirmLabel={t('customer.correct.submit')}
      preview={<Effect changed={changed} known={known} isAccount={whole.kind === 'account'} />}
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

function useCorrecting({ whole, onDone }: CustomerActProps) {
  const { t } = useI18n();
  const call = useCall();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const [typed, setTyped] = useState<Values>({});
  const known = knownValues(whole);
  const changed = (Object.entries(typed) as [CorrectableField, string][]).filter(
    ([field, value]) => value.trim() !== known[field],
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
  return { typed, known, changed, form };
}

type EffectProps = {
  changed: readonly [CorrectableField, string][];
  known: Record<CorrectableField, string>;
  isAccount: boolean;
};

function Effect({ changed, known, isAccount }: EffectProps) {
  const { t } = useI18n();
  const said = (value: string) => value.trim() || t('customer.correct.empty');
  return (
    <>
      {changed.length === 0 && <p>{t('customer.correct.none')}</p>}
      <ul>
        {changed.map(([field, after]) => (
          <li key={field}>
            {t('customer.correct.change', {
              label: t(`customer.field.${field}`),
              before: said(known[field]),
              after: said(after),
            })}
          </li>
        ))}
      </ul>
      <p>{t('customer.correct.orders')}</p>
      {isAccount && <p>{t('customer.correct.account')}</p>}
    </>
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
