// The voucher form: no errors are shown before the first try; after it, each change is checked.
import { useState } from 'react';
import type { CartLine } from '../../domain/product-kinds.ts';
import {
  toVoucherLine,
  type VoucherForm,
  voucherFormProblem,
} from '../../domain/vouchers/make-voucher-line.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useChangedLines } from '../cart/use-changed-lines.ts';
import { goToField } from '../visit/go-to-step.ts';
import { amountText } from './amount-text.ts';

export function useVoucherForm(voucher: VoucherProduct) {
  const { t, formats } = useI18n();
  const [tried, setTried] = useState(false);
  const [form, setForm] = useState<VoucherForm>({
    amount: amountText(voucher.price, formats.locale),
    count: 1,
    greeting: '',
  });
  const changed = useChangedLines(
    (lines, place) => reopen(lines, place, voucher.id),
    ({ line: { price, count, greeting } }) =>
      setForm({ amount: amountText(price, formats.locale), count, greeting }),
  );
  const problem = voucherFormProblem(form, voucher);

  const add = (): string | undefined => {
    const line = toVoucherLine(form, voucher);
    setTried(line === undefined);
    if (!line) {
      goToField('amount');
      return undefined;
    }
    changed.put([line]);
    setForm({ ...form, count: 1, greeting: '' });
    return t('vouchers.added', { count: line.count });
  };
  return {
    form,
    change: (part: Partial<VoucherForm>) => setForm({ ...form, ...part }),
    problem: tried ? problem : undefined,
    add,
    changing: changed.found !== undefined,
  };
}

function reopen(lines: readonly CartLine[], place: number, id: string) {
  const line = lines[place];
  return line?.type === 'voucher' && line.id === id ? { places: [place], line } : undefined;
}
