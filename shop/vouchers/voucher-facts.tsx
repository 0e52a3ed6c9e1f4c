import type { Day } from '../../domain/museum-time.ts';
import { rateOfVoucher } from '../../domain/vouchers/single-purpose.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { voucherWithdrawal } from '../../domain/vouchers/voucher-kind.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import list from '../ground/page/facts.module.css';
import { termText } from '../products/withdrawal-text.ts';
import styles from './voucher-facts.module.css';

type Props = {
  voucher: VoucherProduct;
  /** Last day of a voucher bought today. */
  until: Day;
};

/** Facts before buying: delivery, validity, VAT, withdrawal. */
export function VoucherFacts({ voucher, until }: Props) {
  const { t, formats } = useI18n();
  const single = rateOfVoucher(voucher);
  const rate = single && formats.percent(single);
  const facts = [
    [t('vouchers.mail'), t('vouchers.mail.text')],
    [t('vouchers.valid'), t('vouchers.valid.until', { day: formats.day(until) })],
    [t('vouchers.use'), rate === undefined ? t('vouchers.use.text') : t('vouchers.use.rate', { rate })],
  ] as const;
  return (
    <>
      <dl className={list.facts}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd suppressHydrationWarning>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.law}>
        {`${rate === undefined ? t('vouchers.vat.note') : t('vouchers.vat.single', { rate })} `}
        {termText(voucherWithdrawal(voucher), t)}
      </p>
    </>
  );
}
