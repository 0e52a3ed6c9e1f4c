// An invoice on request (spec 3: asked for unless the visitor says no), and the visitor's own document number on it.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { setExternalDocumentNumber, setRequestInvoice, useCart } from '../cart/cart-store.ts';
import frame from '../ground/form/form-page.module.css';
import { useRequestInvoice } from './use-request-invoice.ts';

export function InvoiceChoice() {
  const { t } = useI18n();
  const requestInvoice = useRequestInvoice();
  return (
    <section className={frame.section} aria-labelledby="invoice-heading">
      <h2 id="invoice-heading">{t('cart.invoice')}</h2>
      <CheckboxField
        name="requestInvoice"
        label={t('cart.invoice.request')}
        checked={requestInvoice}
        onChange={setRequestInvoice}
      />
      <DocumentNumber />
    </section>
  );
}

function DocumentNumber() {
  const { t } = useI18n();
  const { externalDocumentNumber } = useCart();
  const [draft, setDraft] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const editing = draft !== undefined;
  const before = useRef('');
  const edit = () => {
    before.current = externalDocumentNumber;
    setDraft(externalDocumentNumber);
  };
  // What was typed counts even without pressing "confirm".
  const type = (typed: string) => {
    setDraft(typed);
    setExternalDocumentNumber(typed);
  };
  const leave = () => {
    setExternalDocumentNumber(before.current);
    setDraft(undefined);
  };
  const touched = useRef(false);
  useEffect(() => {
    // The pressed button is gone. The focus moves to what replaced it.
    if (touched.current) box.current?.querySelector<HTMLElement>(editing ? 'input' : 'button')?.focus();
    touched.current = true;
  }, [editing]);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    setDraft(undefined);
  };
  return (
    <div ref={box}>
      {draft !== undefined ? (
        <form onSubmit={confirm} className={frame.next}>
          <TextField
            label={t('cart.document')}
            hint={t('cart.document.hint')}
            name="document"
            value={draft}
            onChange={type}
            maxLength={100}
            autoComplete="off"
          />
          <div className={frame.ways}>
            <Button type="submit" variant="secondary">
              {t('cart.document.confirm')}
            </Button>
            <Button variant="quiet" onClick={leave}>
              {t('cart.document.leave')}
            </Button>
          </div>
        </form>
      ) : externalDocumentNumber ? (
        <p className={frame.ways}>
          <span>{t('cart.document.is', { number: externalDocumentNumber })}</span>
          <Button variant="quiet" onClick={edit}>
            {t('cart.document.change')}
          </Button>
        </p>
      ) : (
        <Button variant="quiet" onClick={edit}>
          {t('cart.document.add')}
        </Button>
      )}
    </div>
  );
}
