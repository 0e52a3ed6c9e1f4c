import { Link, useSearchParams } from 'react-router';
import { useI18n } from '../i18n.ts';

const ARROWS = { ascending: ' ↑', descending: ' ↓' } as const;

/** A column’s head that orders the list by it, and the other way round when pressed again. The order is in the address. */
export function SortLink({ name, label }: { name: string; label: string }) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const sort = search.get('sort');
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  const next = new URLSearchParams(search);
  next.set('sort', order === 'ascending' ? `-${name}` : name);
  return (
    <Link
      className="sort-link"
      data-order={order}
      to={`?${next}`}
      replace
      title={t('office.list.sort', { column: label })}
    >
      {label}
      {order && <span aria-hidden="true">{ARROWS[order]}</span>}
    </Link>
  );
}
