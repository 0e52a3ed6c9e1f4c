import { shopPaths } from '../../domain/addresses.ts';
import type { VoucherProduct } from '../../domain/vouchers/voucher.ts';
import { Picture } from '../../ui/picture.tsx';
import { Link } from '../ground/link.tsx';
import list from '../ground/page/list-page.module.css';
import { LIST_PICTURE_SIZES } from '../ground/page/list-picture.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { VoucherPrice } from './voucher-price.tsx';
import styles from './voucher-row.module.css';

/** A voucher: picture left, name and price right; small if it is no longer sold. */
export function VoucherRow({ voucher, first = false }: { voucher: VoucherProduct; first?: boolean }) {
  const to = useLocalPath()(shopPaths.voucher(voucher.id));
  const expired = voucher.state === 'expired';
  const name = <Link to={to}>{voucher.name}</Link>;
  return (
    <article className={expired ? styles.over : styles.row}>
      <Link to={to} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture picture={voucher.picture} sizes={LIST_PICTURE_SIZES} priority={first} />
      </Link>
      <div className={`${list.words} ${styles.words}`}>
        {expired ? <h3>{name}</h3> : <h2>{name}</h2>}
        {!expired && (
          <>
            <p className={styles.text}>{voucher.description[0]}</p>
            <div className={styles.facts}>
              <VoucherPrice voucher={voucher} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}
