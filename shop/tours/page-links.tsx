import '../../ui/filter-links.css';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import styles from './tour-list-page.module.css';

type Props = {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
};

/** From page to page of a long list. */
export function PageLinks({ page, pages, to }: Props) {
  const { t } = useI18n();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('tours.list.pages')}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          {t('tours.list.previous')}
        </Link>
      )}
      <ul className="filter-links">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={to(number)}
              aria-label={t('tours.list.page', { page: number })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
      {page < pages && (
        <Link to={to(page + 1)} rel="next">
          {t('tours.list.next')}
        </Link>
      )}
    </nav>
  );
}
