import type { VoucherFormProblem } from '../../domain/vouchers/make-voucher-line.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Bounds = Pick<VoucherProduct, 'min_amount' | 'max_amount'>;

type Props = {
  voucher: Bounds;
  /** As typed, in currency units. */
  amount: string;
  problem: VoucherFormProblem | undefined;
  onChange: (amount: string) => void;
};

export function AmountField({ voucher, amount, problem, onChange }: Props) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  return (
    <TextField
      label={t('vouchers.amount')}
      hint={t('vouchers.amount.hint', {
        min: formats.money(voucher.min_amount),
        max: formats.money(voucher.max_amount),
      })}
      name="amount"
      value={amount}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      required
      error={errorOf(problem, voucher, i18n)}
      onChange={onChange}
    />
  );
}

function errorOf(
  problem: VoucherFormProblem | undefined,
  { min_amount, max_amount }: Bounds,
  { t, formats }: I18n,
): string | undefined {
  switch (problem) {
    case 'AMOUNT_INVALID':
      return t('vouchers.amount.invalid');
    case 'AMOUNT_TOO_SMALL':
      return t('vouchers.amount.small', { min: formats.money(min_amount) });
    case 'AMOUNT_TOO_LARGE':
      return t('vouchers.amount.large', { max: formats.money(max_amount) });
    default:
      return undefined;
  }
}
