import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ForgetEffect } from '../../domain/office/customers/customers-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { ActSheet } from '../ground/act/act-sheet.tsx';
import { AwaitedSheet } from '../ground/act/awaited-sheet.tsx';
import { usePreview } from '../ground/act/use-preview.ts';
import { useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import type { CustomerActProps } from './customer-act-props.ts';

/** Forgets a customer, after it was said what ends and what stays. */
export function ForgetSheet({ whole: { id }, name, onClose }: CustomerActProps) {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const { show } = useToasts();
  const [key] = useState(newActKey);
  const [values, setValues] = useState({ confirmed: false });
  const params = { id };
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: () => ({}),
    send: async ({ confirmed }) => {
      if (!effect) return;
      const body = { confirmed, key, version: effect.version };
      await call('POST office/customers/:id/forget', { params, body });
      show(t('customer.forget.done'), { tone: 'good' });
      await navigate(officePaths.customers());
    },
  });
  const preview = usePreview(`forget ${form.refusals}`, (signal) =>
    call('POST office/customers/:id/forget/preview', { params, signal }),
  );
  const { answer: effect, failure } = preview;
  const title = t('customer.forget.title', { name });
  if (!effect) return <AwaitedSheet title={title} failure={failure} onClose={onClose} />;
  return (
    <ActSheet
      open
      title={title}
      onClose={onClose}
      form={form}
      awaited={preview}
      confirmLabel={t('customer.forget.submit')}
      tone="danger"
      preview={<Effect effect={effect} />}
    >
      {effect.ahead.length + effect.open > 0 && (
        <CheckboxField
          name="confirmed"
          label={t('customer.forget.confirm')}
          checked={values.confirmed}
          onChange={(confirmed) => form.change({ confirmed })}
        />
      )}
    </ActSheet>
  );
}

function Effect({ effect }: { effect: ForgetEffect }) {
  const { t, formats } = useI18n();
  const { orders, ahead, open, newsletter, years } = effect;
  return (
    <ul>
      <li>{t('customer.forget.ends')}</li>
      {newsletter && <li>{t('customer.forget.newsletter')}</li>}
      <li>
        {orders === 0 ? t('customer.forget.orders.none') : t('customer.forget.orders', { orders, years })}
      </li>
      {ahead.map(({ order, visit }) => (
        <li key={order}>{t('customer.forget.ahead', { order, visit: formats.moment(visit) })}</li>
      ))}
      {open > 0 && <li>{t('customer.forget.open', { open })}</li>}
      <li>{t('customer.forget.final')}</li>
    </ul>
  );
}
