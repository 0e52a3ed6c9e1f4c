// The voucher form: no errors are shown before the first try; after it, each change is checked.
import { useState } from 'react';
import {
  toVoucherLine,
  type VoucherForm,
  voucherFormProblem,
} from '../../domain/vouchers/make-voucher-line.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { addLine } from '../cart/cart-store.ts';
import { goToField } from '../visit/go-to-step.ts';
import { amountText } from './amount-text.ts';

export function useVoucherForm(voucher: VoucherProduct) {
  const { t, formats } = useI18n();
  const toasts = useToasts();
  const [tried, setTried] = useState(false);
  const [form, setForm] = useState<VoucherForm>({
    amount: amountText(voucher.price, formats.locale),
    count: 1,
    greeting: '',
  });
  const problem = voucherFormProblem(form, voucher);

  const add = () => {
    const line = toVoucherLine(form, voucher);
    setTried(line === undefined);
    if (!line) {
      goToField('amount');
      return;
    }
    addLine(line);
    toasts.show(t('vouchers.added', { count: line.count }), { tone: 'good' });
    setForm({ ...form, count: 1, greeting: '' });
  };
  return {
    form,
    change: (part: Partial<VoucherForm>) => setForm({ ...form, ...part }),
    problem: tried ? problem : undefined,
    add,
  };
}
