import { useEffect, useRef, useState } from 'react';
import { INVOICE_FIELDS, type InvoiceFieldName } from '../../../domain/invoices/invoice-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import frame from '../../ground/form/form-page.module.css';
import type { CheckoutFields } from '../use-checkout-form.ts';
import { changeInvoiceFields, useInvoiceFields } from './invoice-fields.ts';

const LONGEST: Record<InvoiceFieldName, number> = { buyer_vat_id: 40, routing_id: 60, buyer_reference: 100 };

/** What companies and authorities can have on their invoice; a click away, as most need none of it. */
export function CompanyFields({ form }: { form: CheckoutFields }) {
  const { t } = useI18n();
  const fields = useInvoiceFields();
  const [opened, setOpened] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const open = opened || INVOICE_FIELDS.some((name) => fields[name] !== '');
  useEffect(() => {
    // The pressed button is gone. The focus moves to what replaced it.
    if (opened) box.current?.querySelector<HTMLElement>('input')?.focus();
  }, [opened]);
  if (!open)
    return (
      <div>
        <Button variant="quiet" onClick={() => setOpened(true)}>
          {t('cart.invoice.fields')}
        </Button>
      </div>
    );
  return (
    <div ref={box} className={frame.next}>
      {INVOICE_FIELDS.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`cart.invoice.${name}`)}
          hint={t(`cart.invoice.${name}.hint`)}
          value={fields[name]}
          onChange={(value) => changeInvoiceFields({ [name]: value })}
          error={form.errorOf(`invoice.${name}`)}
          maxLength={LONGEST[name]}
          autoComplete="off"
        />
      ))}
    </div>
  );
}
