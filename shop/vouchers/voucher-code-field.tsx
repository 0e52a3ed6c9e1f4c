// The one field for every kind of code (spec 4 "Voucher-code check"; law-and-ux: one voucher field). It is a form of its own:
// Enter looks the code up and orders nothing.
import { type FormEvent, useRef, useState } from 'react';
import { paysForNothing } from '../../domain/cart/cart-totals.ts';
import { trimCode } from '../../domain/vouchers/redeem-codes.ts';
import { Button } from '../../ui/button.tsx';
import { controlProps, Field } from '../../ui/field.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { cartLines } from '../cart/cart-store.ts';
import { useShell } from '../ground/use-shell.ts';
import { useRedeemCode } from './use-redeem-code.ts';
import styles from './voucher-code-field.module.css';

const NAME = 'voucherCode';

/** Shown where the museum takes codes. */
export function VoucherCodeField() {
  const { config } = useShell();
  return config.has_voucher_code ? <CodeForm /> : null;
}

function CodeForm() {
  const { t } = useI18n();
  const { input, typed, type, error, busy, submit } = useCodeForm();
  return (
    <form method="post" className={styles.form} onSubmit={submit} noValidate>
      <Field label={t('vouchers.code')} name={NAME} error={error || undefined}>
        <div className={styles.line}>
          <input
            {...controlProps({ name: NAME, error })}
            ref={input}
            className="control"
            type="text"
            name={NAME}
            value={typed}
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => type(event.currentTarget.value)}
          />
          <Button type="submit" variant="secondary" busy={busy}>
            {t('vouchers.code.redeem')}
          </Button>
        </div>
      </Field>
      <p className="visually-hidden" role="alert">
        {error}
      </p>
    </form>
  );
}

/** What is typed, and how it is looked up and added to the cart. */
function useCodeForm() {
  const { t, formats } = useI18n();
  const toasts = useToasts();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const look = useRedeemCode();
  const redeem = async (barcode: string) => {
    setBusy(true);
    const answer = await look(barcode);
    if ('problem' in answer) setError(answer.problem);
    else {
      const { vat_value: rate, name } = answer.code;
      if (rate !== undefined && paysForNothing(answer.code, cartLines()))
        toasts.show(t('vouchers.code.rate.none', { rate: formats.percent(rate) }));
      else if (answer.added) toasts.show(t('vouchers.code.added', { name }), { tone: 'good' });
      else toasts.show(t('vouchers.code.again'));
      setTyped('');
    }
    setBusy(false);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const barcode = trimCode(typed);
    setError(barcode === '' ? t('vouchers.code.missing') : '');
    if (barcode === '') input.current?.focus();
    else void redeem(barcode);
  };
  const type = (text: string) => {
    setTyped(text);
    setError('');
  };
  return { input, typed, type, error, busy, submit };
}
