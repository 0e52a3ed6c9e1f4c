// A reserved order: who ordered what, until when its places are held, and how it can still be paid.

import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ReservedWhole } from '../../domain/office/money/reserved-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { moneyColumn } from '../ground/list/money-column.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { OfficeLink } from '../ground/office-link.tsx';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { useProviderName } from '../ground/provider-name.ts';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { usePaymentState } from '../ground/use-payment-state.ts';
import { NotePaymentSheet } from './note-payment-sheet.tsx';
import { SendLinkSheet } from './send-link-sheet.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context
    .get(officeContext)
    .call('GET office/reserved/:number', { params: { number: params['number'] ?? '' } });
}

export function Component() {
  const { t } = useI18n();
  const reserved = useLoaderData<ReservedWhole>();
  const { name, company, email } = reserved;
  return (
    <Page
      title={t('reserved.order.title', { name: company || name || email })}
      back={{ to: officePaths.reserved(), label: t('reserved.title') }}
      actions={<Acts reserved={reserved} />}
    >
      <Facts facts={useFacts(reserved)} />
      <Section title={t('reserved.order.lines')}>
        <Lines lines={reserved.lines} />
      </Section>
      <Section title={t('reserved.order.payments')}>
        <Payments payments={reserved.payments} />
      </Section>
    </Page>
  );
}

function Acts({ reserved }: { reserved: ReservedWhole }) {
  const { t } = useI18n();
  const [open, setOpen] = useState<'note' | 'link'>();
  const close = () => setOpen(undefined);
  if (reserved.state !== 'waits' && reserved.state !== 'lapsed') return null;
  return (
    <>
      <Button onClick={() => setOpen('note')}>{t('note.button')}</Button>
      {reserved.state === 'waits' && (
        <Button variant="secondary" onClick={() => setOpen('link')}>
          {t('link.button')}
        </Button>
      )}
      {open === 'note' && <NotePaymentSheet reserved={reserved} onClose={close} />}
      {open === 'link' && <SendLinkSheet reserved={reserved} onClose={close} />}
    </>
  );
}

function useFacts(reserved: ReservedWhole): Fact[] {
  const { t, formats } = useI18n();
  const may = useMay();
  const { state, order, name, company, email, reference, ordered, held, total, received } = reserved;
  const link = may('orders.read') ? <OfficeLink to={officePaths.order(order)}>{order}</OfficeLink> : order;
  return [
    { label: t('reserved.order.state'), value: t(`reserved.state.${state}`) },
    { label: t('reserved.order.order'), value: order && link },
    { label: t('reserved.column.name'), value: [company, name].filter(Boolean).join(', ') },
    { label: t('reserved.order.email'), value: email },
    { label: t('reserved.column.reference'), value: reference },
    { label: t('reserved.column.ordered'), value: formats.moment(ordered) },
    { label: t('reserved.column.held'), value: state === 'paid' ? '' : formats.day(held) },
    { label: t('reserved.column.total'), value: state === 'paid' ? '' : formats.money(total) },
    { label: t('reserved.order.received'), value: received > 0 ? formats.money(received) : '' },
  ];
}

function Lines({ lines }: Pick<ReservedWhole, 'lines'>) {
  const { t, formats } = useI18n();
  const rows = lines.map((line, index) => ({ ...line, index }));
  return (
    <ShortList
      label={t('reserved.order.lines')}
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        {
          key: 'line',
          label: t('reserved.order.line'),
          cell: ({ title, parts }) =>
            [title, parts.map((part) => t('reserved.order.part', part)).join(', ')]
              .filter(Boolean)
              .join(': '),
        },
        {
          key: 'when',
          label: t('reserved.order.when'),
          cell: ({ datetime }) => datetime && formats.moment(datetime),
        },
        {
          key: 'price',
          label: t('reserved.order.price'),
          align: 'end',
          cell: ({ total }) => formats.money(total),
        },
      ]}
    />
  );
}

function Payments({ payments }: Pick<ReservedWhole, 'payments'>) {
  const { t, formats } = useI18n();
  const providerName = useProviderName();
  const stateText = usePaymentState();
  const rows = payments.map((payment, index) => ({ ...payment, index }));
  return (
    <ShortList
      label={t('reserved.order.payments')}
      rows={rows}
      rowKey={({ index }) => String(index)}
      columns={[
        {
          key: 'provider',
          label: t('reserved.order.provider'),
          cell: ({ provider }) => providerName(provider),
        },
        { key: 'state', label: t('reserved.order.state'), cell: ({ state }) => stateText(state) },
        { key: 'begun', label: t('reserved.order.begun'), cell: ({ begun }) => formats.moment(begun) },
        moneyColumn(formats, 'amount', t('reserved.order.amount')),
      ]}
    />
  );
}
