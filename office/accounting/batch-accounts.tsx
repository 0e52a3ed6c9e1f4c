import type { DatevBatch } from '../../domain/accounting/accounting-contract.ts';
import { useI18n } from '../ground/i18n.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { Section } from '../ground/page/page.tsx';
import { useAccountUse } from '../ground/use-account-use.ts';
import { useSideColumns } from './use-side-columns.ts';

type Accounts = DatevBatch['accounts'];
type Row = Omit<Accounts[number], 'account'> & { readonly account: string };

/** What the file moves on each account, and both sides' sums, which are the same. */
export function BatchAccounts({ accounts }: { accounts: Accounts }) {
  const { t } = useI18n();
  const accountUse = useAccountUse();
  const sideColumns = useSideColumns();
  const sum = (side: 'debit' | 'credit') => accounts.reduce((total, row) => total + row[side], 0);
  const rows: Row[] = [
    ...accounts.map((row) => ({ ...row, account: String(row.account) })),
    { account: t('accounting.sum'), uses: [], debit: sum('debit'), credit: sum('credit') },
  ];
  return (
    <Section title={t('accounting.accounts')}>
      <p className="soft">{t('accounting.accounts.lead')}</p>
      <ShortList
        label={t('accounting.accounts')}
        rows={rows}
        rowKey={({ account }) => account}
        columns={[
          { key: 'account', label: t('accounting.column.account'), cell: ({ account }) => account },
          {
            key: 'use',
            label: t('accounting.column.use'),
            cell: ({ uses }) => uses.map(accountUse).join(', '),
          },
          ...sideColumns,
        ]}
      />
    </Section>
  );
}
