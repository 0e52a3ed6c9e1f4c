import { compactIban, isIban } from '../../domain/payments/iban.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';
import frame from '../ground/form/form-page.module.css';
import { useShell } from '../ground/use-shell.ts';
import type { CheckoutFields } from './use-checkout-form.ts';

type Debit = CheckoutFields & {
  /** Who collects beside the museum: the mandate is theirs, too. */
  readonly collector: string | undefined;
};

/** The account, and the mandate with the creditor's identifier, before the order (law-and-ux, "SEPA direct debit"). */
export function DirectDebit({ form, change, errorOf, collector }: Debit) {
  const { t, language } = useI18n();
  const { info } = useShell();
  const collectors = new Intl.ListFormat(language).format([info.name, ...(collector ? [collector] : [])]);
  return (
    <>
      <TextField
        label={t('cart.debit.holder')}
        name="accountHolder"
        value={form.accountHolder}
        onChange={(accountHolder) => change({ accountHolder })}
        error={errorOf('accountHolder')}
        autoComplete="name"
        maxLength={200}
        required
      />
      <TextField
        label={t('cart.debit.iban')}
        name="iban"
        value={form.iban}
        onChange={(iban) => change({ iban, account: isIban(iban) ? compactIban(iban) : '' })}
        error={errorOf('iban')}
        autoComplete="off"
        maxLength={60}
        required
      />
      <p className={frame.quiet}>{t('cart.debit.mandate', { museum: collectors })}</p>
      {info.creditor_id && (
        <p className={frame.quiet}>{t('cart.debit.creditor', { id: info.creditor_id })}</p>
      )}
    </>
  );
}
