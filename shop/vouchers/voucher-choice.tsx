import { chosenAmount, voucherFormProblem } from '../../domain/vouchers/make-voucher-line.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { AddBar } from '../cart/add-bar.tsx';
import { MOST_PER_LINE } from '../cart/most-per-line.ts';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import booking from '../visit/booking.module.css';
import { goToField } from '../visit/go-to-step.ts';
import { AmountField } from './amount-field.tsx';
import { GreetingField } from './greeting-field.tsx';
import { PresentChoice } from './present/present-choice.tsx';
import { VoucherPreview } from './preview/voucher-preview.tsx';
import { useVoucherForm } from './use-voucher-form.ts';
import styles from './voucher-choice.module.css';
import { VoucherPrice, voucherVat } from './voucher-price.tsx';

/** Amount, count, recipient and greeting (look, "Detail"). */
export function VoucherChoice({ voucher }: { voucher: VoucherProduct }) {
  const i18n = useI18n();
  const { t } = i18n;
  const state = useVoucherForm(voucher);
  const { form, today, change, problem, add, changing } = state;
  const amount = voucherFormProblem({ ...form, present: undefined }, voucher, today)
    ? undefined
    : chosenAmount(form, voucher);
  return (
    <section className={booking.booking} aria-labelledby="voucher">
      <PageTitle title={voucher.name} error={problem !== undefined} />
      <div className={`${booking.steps} ${booking.brief}`}>
        <div>
          <h2 id="voucher" className={booking.title}>
            {t('vouchers.step')}
          </h2>
          <NoScriptNote />
        </div>
        {voucher.variable_amount === 1 && (
          <AmountField
            voucher={voucher}
            amount={form.amount}
            problem={problem}
            onChange={(typed) => change({ amount: typed })}
          />
        )}
        <div className={styles.count}>
          {voucher.variable_amount === 1 ? (
            <span className={`${styles.label} needs-script`}>{t('vouchers.count')}</span>
          ) : (
            <VoucherPrice voucher={voucher} />
          )}
          <QuantityStepper
            label={t('vouchers.count')}
            name="count"
            value={form.count}
            min={1}
            max={MOST_PER_LINE}
            onChange={(count) => change({ count })}
          />
        </div>
        <PresentChoice voucher={voucher} form={state} />
        <GreetingField greeting={form.greeting} onChange={(greeting) => change({ greeting })} />
        <VoucherPreview id={voucher.id} amount={amount} form={form} />
      </div>
      <AddBar
        chosen={amount === undefined ? '' : t('vouchers.total', { count: form.count })}
        total={(amount ?? 0) * form.count}
        rates={[voucher.vat_value]}
        vat={voucherVat(voucher, i18n)}
        action={t('vouchers.add')}
        changing={changing}
        pending={false}
        onAdd={add}
        onMore={() => goToField('count')}
      />
    </section>
  );
}
