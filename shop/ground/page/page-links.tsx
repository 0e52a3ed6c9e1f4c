import '../../../ui/filter-links.css';
import { useI18n } from '../../../ui/i18n/i18n.tsx';
import { Link } from '../link.tsx';
import styles from './page-links.module.css';
import { pageNumbers } from './page-numbers.ts';

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
    <nav className={styles.pages} aria-label={t('site.pages')}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          {t('site.pages.previous')}
        </Link>
      )}
      <ul className="filter-links">
        {pageNumbers(page, pages).map((number, index) =>
          number === 0 ? (
            <li key={`gap-${index < 2 ? 'before' : 'after'}`}>…</li>
          ) : (
            <li key={number}>
              <Link
                to={to(number)}
                aria-label={t('site.pages.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < pages && (
        <Link to={to(page + 1)} rel="next">
          {t('site.pages.next')}
        </Link>
      )}
    </nav>
  );
}
