// Customers, found by what somebody says of themselves. What was typed stands in no address; it comes back with Back.
import { useLocation } from 'react-router';
import type { FoundCustomer } from '../../domain/office/customers/customers-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import type { Call } from '../../ui/call/call.ts';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { FindForm } from '../ground/list/find-form.tsx';
import { useFound } from '../ground/list/use-found.ts';
import { wholeList } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';

export function Component() {
  const { t } = useI18n();
  const asked = (useLocation().state as { q?: string } | null)?.q ?? '';
  const found = useFound(asked, findCustomers);
  const columns = useColumns();
  return (
    <Page title={t('customers.title')} lead={t('customers.lead')}>
      <FindForm
        label={t('customers.find')}
        submitLabel={t('customers.find.submit')}
        asked={asked}
        to={officePaths.customers()}
      />
      {found && (
        <DataList
          label={t('customers.title')}
          rows={wholeList(found)}
          columns={columns}
          rowKey={({ id }) => id}
          to={({ id }) => officePaths.customer(id)}
          empty={t('customers.none')}
        />
      )}
    </Page>
  );
}

function findCustomers(call: Call, q: string, signal: AbortSignal) {
  return call('POST office/customers/search', { body: { q }, signal });
}

function useColumns(): [Column<FoundCustomer>, ...Column<FoundCustomer>[]] {
  const { t, formats } = useI18n();
  return [
    {
      key: 'name',
      label: t('customers.column.name'),
      cell: ({ name, company }) => [name, company].filter(Boolean).join(', ') || t('customers.nameless'),
    },
    { key: 'kind', label: t('customers.column.kind'), cell: ({ kind }) => t(`customers.kind.${kind}`) },
    { key: 'email', label: t('customers.column.email'), cell: ({ email }) => email },
    { key: 'phone', label: t('customers.column.phone'), cell: ({ phone }) => phone },
    { key: 'orders', label: t('customers.column.orders'), align: 'end', cell: ({ orders }) => orders },
    {
      key: 'last',
      label: t('customers.column.last'),
      cell: ({ last }) => last && formats.moment(last, 'short'),
    },
  ];
}
