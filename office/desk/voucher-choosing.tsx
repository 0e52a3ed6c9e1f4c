import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { MOST_VOUCHERS } from '../../domain/vouchers/voucher-amount.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { CountRows } from './count-rows.tsx';
import type { DeskSale } from './use-desk-sale.ts';

/** Gift vouchers: which, of what amount, how many. */
export function VoucherChoosing({ desk: { day, gift } }: { desk: DeskSale }) {
  const { t, formats } = useI18n();
  const { choice, voucher, problem, change, choose } = gift;
  if (!choice || !voucher) return null;
  return (
    <>
      <div className="desk-events">
        <RadioGroup
          name="voucher"
          legend={t('desk.vouchers')}
          value={choice.voucherId}
          options={day.vouchers.map((one) => ({
            value: one.id,
            label: one.name,
            hint: one.variable_amount ? boundsText(one, t, formats) : formats.money(one.price),
          }))}
          onChange={choose}
        />
      </div>
      {voucher.variable_amount === 1 && (
        <TextField
          name="amount"
          label={t('desk.voucher.amount')}
          hint={boundsText(voucher, t, formats)}
          value={choice.amount}
          error={problem && t('desk.voucher.wrong')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          onChange={(amount) => change({ amount })}
        />
      )}
      <CountRows
        rows={[
          {
            ...{ key: 'voucher', label: t('desk.voucher'), of: '', note: '', price: '' },
            ...{ count: choice.count, least: 0, most: MOST_VOUCHERS },
            onChange: (count) => change({ count }),
          },
        ]}
      />
    </>
  );
}

function boundsText(
  { min_amount, max_amount }: VoucherProduct,
  t: I18n['t'],
  { money }: I18n['formats'],
): string {
  return t('desk.voucher.bounds', { least: money(min_amount), most: money(max_amount) });
}
