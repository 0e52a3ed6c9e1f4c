import type { Cents } from '../../domain/money.ts';
import { useI18n } from '../ground/i18n.ts';
import type { Column } from '../ground/list/data-list.tsx';
import { moneyColumn } from '../ground/list/money-column.ts';

type Sides = { readonly debit: Cents; readonly credit: Cents };

/** What an account was moved by, on its two sides. */
export function useSideColumns(): readonly Column<Sides>[] {
  const { t, formats } = useI18n();
  return [
    moneyColumn(formats, 'debit', t('accounting.column.debit')),
    moneyColumn(formats, 'credit', t('accounting.column.credit')),
  ];
}
