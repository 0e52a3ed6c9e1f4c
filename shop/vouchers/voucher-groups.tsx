import { shopPaths, withSearch } from '../../domain/addresses.ts';
import '../../ui/filter-links.css';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';

type Props = {
  groups: readonly { readonly id: string; readonly name: string }[];
  /** The chosen one, '' for all. */
  group: string;
};

/** Links, so that they work without script and the address can be kept and sent. */
export function VoucherGroups({ groups, group }: Props) {
  const { t } = useI18n();
  const path = useLocalPath();
  return (
    <nav aria-label={t('vouchers.list.filter')}>
      <ul className="filter-links">
        {[{ id: '', name: t('vouchers.list.all') }, ...groups].map(({ id, name }) => (
          <li key={id}>
            <Link
              to={path(id ? withSearch(shopPaths.vouchers(), { group: id }) : shopPaths.vouchers())}
              preventScrollReset
              aria-current={id === group || undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
