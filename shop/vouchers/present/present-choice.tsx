import type { VoucherProduct } from '../../../domain/vouchers/voucher.ts';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import type { VoucherFormState } from '../use-voucher-form.ts';
import styles from './present-choice.module.css';
import { PresentFields } from './present-fields.tsx';

/** Whether the voucher is for the buyer or sent to somebody, and then to whom and when. */
export function PresentChoice({ voucher, form }: { voucher: VoucherProduct; form: VoucherFormState }) {
  const { t } = useI18n();
  if (voucher.as_present !== 1) return null;
  const { sending } = form.choice;
  return (
    <div className={`${styles.choice} needs-script`}>
      <RadioGroup
        legend={t('vouchers.present')}
        name="present"
        value={sending ? 'other' : 'self'}
        options={[
          { value: 'self', label: t('vouchers.present.self'), hint: t('vouchers.present.self.hint') },
          { value: 'other', label: t('vouchers.present.other'), hint: t('vouchers.present.other.hint') },
        ]}
        onChange={(chosen) => form.change({ sending: chosen === 'other' })}
      />
      {sending && (
        <PresentFields
          present={form.choice.draft}
          problems={form.presentProblems}
          today={form.today}
          onChange={(part) => form.change({ draft: { ...form.choice.draft, ...part } })}
        />
      )}
    </div>
  );
}
