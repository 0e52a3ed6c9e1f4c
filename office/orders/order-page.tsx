// An order whole: who bought what, with which payment, everything that happened to it, and what can be done with it.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { Notice } from '../../ui/notice.tsx';
import { useI18n } from '../ground/i18n.ts';
import { Page, Section } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { OrderActs } from './order-acts.tsx';
import { OrderAdmissions } from './order-admissions.tsx';
import { OrderBuyer } from './order-buyer.tsx';
import { OrderDifference } from './order-difference.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLedger } from './order-ledger.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderParcels } from './order-parcels.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderReturns } from './order-returns.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const given = { params: { number: params['number'] ?? '' } };
  return Promise.all([
    call('GET office/orders/:number', given),
    call('GET office/orders/:number/notes', given),
  ]);
}

export function Component() {
  const { t, formats } = useI18n();
  const [whole, notes] = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { order, admissions, parcels, payments, difference, history, ledger } = whole;
  const returned = (order.returns ?? []).length > 0;
  const state = order.state === 'refunded' ? 'refunded' : returned ? 'returned' : 'valid';
  return (
    <Page
      title={t('acts.title', { number: order.number })}
      lead={t('order.lead', { date: formats.moment(order.date), state: t(`orders.state.${state}`) })}
      back={{ to: officePaths.orders(), label: t('orders.title') }}
      actions={<OrderActs whole={whole} />}
    >
      {order.state === 'confirmed' && order.taken_back && (
        <Notice tone="attention" title={t('order.takenBack')}>
          {t('order.takenBack.text', { amount: formats.money(order.taken_back) })}
        </Notice>
      )}
      <Section title={t('order.lines')}>
        <OrderLines whole={whole} />
      </Section>
      <Section title={t('order.buyer')}>
        <OrderBuyer whole={whole} />
      </Section>
      {admissions.length > 0 && (
        <Section title={t('order.admissions')}>
          <OrderAdmissions admissions={admissions} />
        </Section>
      )}
      {parcels.length > 0 && (
        <Section title={t('order.parcels')}>
          <OrderParcels parcels={parcels} />
        </Section>
      )}
      <Section title={t('order.payments')}>
        <OrderPayments payments={payments} />
        <OrderReturns number={order.number} payments={payments} />
        {difference && <OrderDifference number={order.number} difference={difference} />}
      </Section>
      <Section title={t('order.documents')}>
        <OrderDocuments whole={whole} />
      </Section>
      <OrderNotes number={order.number} notes={notes} />
      <Section title={t('order.history')}>
        <OrderHistory number={order.number} history={history} />
      </Section>
      {ledger && (
        <Section title={t('order.ledger')}>
          <OrderLedger ledger={ledger} />
        </Section>
      )}
    </Page>
  );
}
