// Voucher codes: found by what somebody reads out, or by their state.

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import type { CodeState, ListedCode } from '../../domain/vouchers/code-care-contract.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { OfficeForm } from '../ground/form/office-form.tsx';
import { requireFields, useOfficeForm } from '../ground/form/use-office-form.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { Filters, SelectFilter } from '../ground/list/filters.tsx';
import { moneyColumn } from '../ground/list/money-column.ts';
import { useRows } from '../ground/list/use-rows.ts';
import { Page, Section } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';

const STATES: readonly CodeState[] = ['usable', 'early', 'ended', 'used', 'blocked', 'closed', 'replaced'];

export function loader({ context, request }: LoaderFunctionArgs) {
  const state = new URL(request.url).searchParams.get('state') ?? '';
  return readCodes(context.get(officeContext).call, state);
}

function readCodes(call: Call, state: string, cursor?: string) {
  const known = STATES.find((one) => one === state);
  return call('GET office/codes', { query: { state: known, cursor } });
}

export function Component() {
  const { t, formats } = useI18n();
  const call = useCall();
  const [search] = useSearchParams();
  const first = useLoaderData<Awaited<ReturnType<typeof readCodes>>>();
  const state = search.get('state') ?? '';
  const rows = useRows(first, (cursor) => readCodes(call, state, cursor));
  return (
    <Page title={t('codes.title')} lead={t('codes.lead')}>
      <Section title={t('codes.find')}>
        <FindCode />
      </Section>
      <Filters names={['state']}>
        <SelectFilter
          name="state"
          label={t('codes.state')}
          options={STATES.map((one) => ({ value: one, label: t(`codes.state.${one}`) }))}
        />
      </Filters>
      <DataList
        label={t('codes.title')}
        rows={rows}
        columns={columnsOf({ t, formats })}
        rowKey={({ barcode }) => barcode}
        to={({ number }) => officePaths.code(String(number))}
        empty={t(state === '' ? 'codes.empty' : 'office.list.none')}
      />
    </Page>
  );
}

/** A code goes into a form and not into an address, where logs would keep it. */
function FindCode() {
  const { t } = useI18n();
  const call = useCall();
  const navigate = useNavigate();
  const [values, setValues] = useState({ code: '' });
  const form = useOfficeForm({
    values,
    keep: setValues,
    check: (typed) => requireFields(typed, ['code']),
    send: async ({ code }) => {
      const { number } = await call('POST office/codes/find', { body: { code } });
      await navigate(officePaths.code(String(number)));
    },
  });
  return (
    <OfficeForm form={form} labels={{ code: t('codes.find.code') }} submitLabel={t('codes.find.submit')}>
      <TextField
        name="code"
        label={t('codes.find.code')}
        value={values.code}
        error={form.errors['code']}
        autoComplete="off"
        onChange={(code) => form.change({ code })}
      />
    </OfficeForm>
  );
}

function columnsOf({
  t,
  formats,
}: Pick<I18n, 't' | 'formats'>): [Column<ListedCode>, ...Column<ListedCode>[]] {
  return [
    { key: 'code', label: t('codes.column.code'), cell: ({ barcode }) => <code>{barcode}</code> },
    { key: 'name', label: t('codes.column.name'), cell: ({ name }) => name },
    { key: 'kind', label: t('code.kind'), cell: (code) => kindText(code, { t, formats }) },
    { key: 'state', label: t('codes.state'), cell: ({ state }) => t(`codes.state.${state}`) },
    moneyColumn(formats, 'left', t('codes.column.left')),
    moneyColumn(formats, 'amount', t('codes.column.amount')),
    {
      key: 'until',
      label: t('codes.column.until'),
      cell: ({ valid_to }) =>
        valid_to === '' ? t('codes.forever') : formats.day(valid_to.slice(0, 10), 'short'),
    },
    {
      key: 'order',
      label: t('codes.column.order'),
      cell: ({ order }) => <span className="unbroken">{order}</span>,
    },
  ];
}

/** A single-purpose one with its rate. */
function kindText(
  { kind, vat_value: rate }: ListedCode,
  { t, formats }: Pick<I18n, 't' | 'formats'>,
): string {
  if (kind === 'discount') return t('codes.kind.discount');
  return rate === null ? t('codes.kind.multi') : t('codes.kind.single', { rate: formats.percent(rate) });
}
