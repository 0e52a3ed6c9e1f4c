import type { ReactNode } from 'react';
import type { Cents } from '../../domain/money.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { displayPrice, vatText } from '../ground/price-text.ts';
import styles from './count-rows.module.css';

type Props = {
  name: string;
  note?: string | undefined;
  /** VAT rate in percent; `per` says what the price is for, if not for one piece. */
  price?: { readonly cents: Cents; readonly rate: number; readonly per?: string } | undefined;
  /** How many. */
  control?: ReactNode;
  /** Below the row: its parts, or why no more can be added. */
  children?: ReactNode;
};

/** A row with a name, a price and a stepper. */
export function CountRow({ name, note, price, control, children }: Props) {
  return (
    <li className={styles.row}>
      <p className={styles.name}>{name}</p>
      {note && <p className={styles.note}>{note}</p>}
      {price && <PriceLine {...price} />}
      {control}
      {children}
    </li>
  );
}

/** A price with its VAT beside it. */
export function PriceLine({ cents, rate, per }: NonNullable<Props['price']>) {
  const i18n = useI18n();
  const vat = vatText(cents, [rate], i18n);
  return (
    <p className={styles.price}>
      {displayPrice(cents, i18n)} {per && cents > 0 && `${per} `}
      {vat && <small>{vat}</small>}
    </p>
  );
}
