import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { type I18n, useI18n } from '../../ui/i18n/i18n.tsx';
import { vatText } from '../ground/price-text.ts';
import styles from './voucher-price.module.css';

type Priced = Pick<VoucherProduct, 'variable_amount' | 'price' | 'min_amount' | 'max_amount' | 'vat_value'>;

/** Its price, or the bounds of a free amount. */
export function VoucherPrice({ voucher }: { voucher: Priced }) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  const { variable_amount, price, min_amount, max_amount } = voucher;
  const vat = <small>{voucherVat(voucher, i18n)}</small>;
  return variable_amount ? (
    <p className={styles.price}>
      <strong>{t('vouchers.free')}</strong>{' '}
      <span>
        {t('vouchers.bounds', { min: formats.money(min_amount), max: formats.money(max_amount) })} {vat}
      </span>
    </p>
  ) : (
    <p className={styles.price}>
      <strong className="figures">{formats.money(price)}</strong> {vat}
    </p>
  );
}

/** VAT note of a voucher. Most are sold without VAT, which is due when they are redeemed. */
export function voucherVat({ price, vat_value }: Pick<Priced, 'price' | 'vat_value'>, i18n: I18n): string {
  return vat_value === 0 ? i18n.t('vouchers.vat') : vatText(price, [vat_value], i18n);
}
