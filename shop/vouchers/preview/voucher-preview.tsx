import { PRESENT_PREVIEW_PATH, VOUCHER_PREVIEW_PATH } from '../../../domain/addresses.ts';
import type { Cents } from '../../../domain/money.ts';
import type { VoucherForm } from '../../../domain/vouchers/make-voucher-line.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import styles from './voucher-preview.module.css';

type Props = { id: string; amount: Cents | undefined; form: VoucherForm };

/** Opens the PDF, and of a present the mail, with what is typed so far: pages of their own, which every phone can show. */
export function VoucherPreview({ id, amount, form: { greeting, present } }: Props) {
  const { t, language } = useI18n();
  const sent = {
    voucher: id,
    language: present?.language || language,
    amount: String(amount ?? ''),
    greeting,
    to: present?.to ?? '',
    from: present?.from ?? '',
  };
  return (
    <form
      method="post"
      action={VOUCHER_PREVIEW_PATH}
      target="_blank"
      className={styles.preview}
      aria-label={t('vouchers.preview')}
      rel="noopener"
    >
      <span aria-hidden="true" className={styles.label}>
        {t('vouchers.preview')}
      </span>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {present && (
        <Button type="submit" variant="quiet" formAction={PRESENT_PREVIEW_PATH}>
          {t('vouchers.preview.mail')}
        </Button>
      )}
      <Button type="submit" variant="quiet">
        {t('vouchers.preview.pdf')}
      </Button>
    </form>
  );
}
