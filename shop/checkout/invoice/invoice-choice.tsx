// An invoice on request (spec 3: asked for unless the visitor says no), and the visitor's own document number on it.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { setExternalDocumentNumber, setRequestInvoice } from '../../cart/cart-terms.ts';
import { useCart } from '../../cart/use-cart.ts';
import { useCustomer } from '../../customers/session/customer-store.ts';
import frame from '../../ground/form/form-page.module.css';
import { Fold } from '../fold.tsx';
import type { CheckoutFields } from '../use-checkout-form.ts';
import { CompanyFields } from './company-fields.tsx';
import { setInvoiceToCompany, useInvoiceToCompany, useRequestInvoice } from './use-request-invoice.ts';

/** @param children what an invoice for a company needs of the buyer */
export function InvoiceChoice({ form, children }: { form: CheckoutFields; children: ReactNode }) {
  const { t } = useI18n();
  const requestInvoice = useRequestInvoice();
  const toCompany = useInvoiceToCompany();
  const customer = useCustomer();
  const [open, setOpen] = useState(toCompany);
  return (
    <Fold
      title={t('cart.invoice')}
      hint={t(requestInvoice ? 'cart.invoice.yes' : 'cart.invoice.no')}
      open={open}
      onToggle={setOpen}
    >
      <div className={frame.next}>
        <CheckboxField
          name="requestInvoice"
          label={t('cart.invoice.request')}
          checked={requestInvoice}
          onChange={setRequestInvoice}
        />
        {requestInvoice && !customer?.company && (
          <CheckboxField
            name="toCompany"
            label={t('cart.invoice.company')}
            checked={toCompany}
            onChange={setInvoiceToCompany}
          />
        )}
        {children}
        {toCompany && <CompanyFields form={form} />}
        <DocumentNumber />
      </div>
    </Fold>
  );
}

function DocumentNumber() {
  const { t } = useI18n();
  const { externalDocumentNumber } = useCart();
  const { box, draft, edit, leave, type, confirm } = useDocumentDraft();
  const change = (key: 'cart.document.add' | 'cart.document.change') => (
    <Button variant="quiet" onClick={edit}>
      {t(key)}
    </Button>
  );
  return (
    <div ref={box}>
      {draft !== undefined ? (
        <DocumentForm draft={draft} onType={type} onConfirm={confirm} onLeave={leave} />
      ) : externalDocumentNumber ? (
        <p className={frame.ways}>
          <span>{t('cart.document.is', { number: externalDocumentNumber })}</span>
          {change('cart.document.change')}
        </p>
      ) : (
        change('cart.document.add')
      )}
    </div>
  );
}

/** The number while it is edited. What was typed counts even without pressing "confirm". */
function useDocumentDraft() {
  const { externalDocumentNumber } = useCart();
  const [draft, setDraft] = useState<string>();
  const before = useRef('');
  const box = useRef<HTMLDivElement>(null);
  const touched = useRef(false);
  const editing = draft !== undefined;
  useEffect(() => {
    // The pressed button is gone. The focus moves to what replaced it.
    if (touched.current) box.current?.querySelector<HTMLElement>(editing ? 'input' : 'button')?.focus();
    touched.current = true;
  }, [editing]);
  return {
    box,
    draft,
    edit: () => {
      before.current = externalDocumentNumber;
      setDraft(externalDocumentNumber);
    },
    type: (typed: string) => {
      setDraft(typed);
      setExternalDocumentNumber(typed);
    },
    leave: () => {
      setExternalDocumentNumber(before.current);
      setDraft(undefined);
    },
    confirm: () => setDraft(undefined),
  };
}

type DocumentFormProps = {
  draft: string;
  onType: (typed: string) => void;
  onConfirm: () => void;
  onLeave: () => void;
};

function DocumentForm({ draft, onType, onConfirm, onLeave }: DocumentFormProps) {
  const { t } = useI18n();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <form method="post" onSubmit={submit} className={frame.next}>
      <TextField
        label={t('cart.document')}
        hint={t('cart.document.hint')}
        name="document"
        value={draft}
        onChange={onType}
        maxLength={100}
        autoComplete="off"
      />
      <div className={frame.ways}>
        <Button type="submit" variant="secondary">
          {t('cart.document.confirm')}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {t('cart.document.leave')}
        </Button>
      </div>
    </form>
  );
}
