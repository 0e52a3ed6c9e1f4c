// The one field for every kind of code (spec 4 "Voucher-code check"; law-and-ux: one voucher field). It is a form of its own:
// Enter looks the code up and orders nothing.
import { type FormEvent, useRef, useState } from 'react';
import { toVoucherCodeLine } from '../../domain/vouchers/make-voucher-line.ts';
import { trimCode } from '../../domain/vouchers/redeem-codes.ts';
import { voucherCodeProblem } from '../../domain/vouchers/voucher-code-problem.ts';
import { Button } from '../../ui/button.tsx';
import { controlProps, Field } from '../../ui/field.tsx';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { addCode, heldCartId } from '../cart/cart-store.ts';
import { ApiRefusal } from '../ground/call.ts';
import { useCall } from '../ground/call-context.tsx';
import { failureText } from '../ground/failure-text.ts';
import { useShell } from '../ground/use-shell.ts';
import styles from './voucher-code-field.module.css';

const NAME = 'voucherCode';

const PROBLEMS = {
  VOUCHER_NOW_IS_BEFORE_VALID_FROM: 'vouchers.code.early',
  VOUCHER_NOW_IS_AFTER_VALID_TO: 'vouchers.code.late',
  VOUCHER_NO_AMOUNT_LEFT: 'vouchers.code.empty',
} as const;

/** Shown where the museum takes codes. */
export function VoucherCodeField() {
  const { config } = useShell();
  return config.has_voucher_code ? <CodeForm /> : null;
}

function CodeForm() {
  const { t } = useI18n();
  const { input, typed, type, error, busy, submit } = useCodeForm();
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
  const { t } = useI18n();
  const call = useCall();
  const toasts = useToasts();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const redeem = async (barcode: string) => {
    setBusy(true);
    try {
      const cartId = heldCartId();
      const code = await call('POST voucher', { body: { voucher: barcode, ...(cartId && { cartId }) } });
      const problem = voucherCodeProblem(code, new Date());
      if (problem) return setError(t(PROBLEMS[problem]));
      if (addCode(toVoucherCodeLine(code)))
        toasts.show(t('vouchers.code.added', { name: code.name }), { tone: 'good' });
      else toasts.show(t('vouchers.code.again'));
      setTyped('');
    } catch (problem) {
      setError(problemText(problem, t));
    } finally {
      setBusy(false);
      input.current?.focus();
    }
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

/** The server's words or code if it refused the code; else that the code could not be checked (spec 8). */
function problemText(problem: unknown, t: I18n['t']): string {
  return problem instanceof ApiRefusal && (problem.code === 'TOO_MANY_TRIES' || problem.status === 422)
    ? failureText(problem, t)
    : t('vouchers.code.failed');
}
