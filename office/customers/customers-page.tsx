// Customers, found by what somebody says of themselves. What was typed stands in no address; it comes back with Back.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { officePaths } from '../../domain/addresses.ts';
import type { FoundCustomer } from '../../domain/office/customers/customers-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { wholeList } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';

export function Component() {
  const { t } = useI18n();
  const asked = (useLocation().state as { q?: string } | null)?.q ?? '';
  const navigate = useNavigate();
  const found = useFound(asked);
  const columns = useColumns();
  const [values, setValues] = useState({ q: asked });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['q']),
    send: async ({ q }) => navigate(officePaths.customers(), { replace: true, state: { q } }),
  });
  const label = t('customers.find');
  return (
    <Page title={t('customers.title')} lead={t('customers.lead')}>
      <OfficeForm form={form} labels={{ q: label }} submitLabel={t('customers.find.submit')}>
        <TextField
          name="q"
          label={label}
          value={values.q}
          error={form.errors['q']}
          autoComplete="off"
          maxLength={200}
          onChange={(q) => form.change({ q })}
        />
      </OfficeForm>
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

/** Who fits; undefined while nothing was asked, or no answer has come. */
function useFound(q: string): readonly FoundCustomer[] | undefined {
  const call = useCall();
  const [found, setFound] = useState<readonly FoundCustomer[]>();
  useEffect(() => {
    const ending = new AbortController();
    setFound(undefined);
    if (q !== '')
      void call('POST office/customers/search', { body: { q }, signal: ending.signal }).then(
        (rows) => !ending.signal.aborted && setFound(rows),
        (problem: unknown) => {
          if (!ending.signal.aborted) throw problem;
        },
      );
    return () => ending.abort();
  }, [call, q]);
  return found;
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
    { key: 'last', label: t('customers.column.last'), cell: ({ last }) => last && formats.moment(last) },
  ];
}
