// A declaration of withdrawal: what was declared, what of the order can be withdrawn, and what to do.

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import type { WithdrawalDetails } from '../../domain/orders/withdrawals-contract.ts';
import { Notice } from '../../ui/notice.tsx';
import { useI18n } from '../ground/i18n.ts';
import { moneyColumn } from '../ground/list/money-column.ts';
import { ShortList } from '../ground/list/short-list.tsx';
import { OfficeLink } from '../ground/office-link.tsx';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { WithdrawalActs } from './withdrawal-acts.tsx';
import { useDeadline, useOutcome } from './withdrawal-texts.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return context
    .get(officeContext)
    .call('GET office/withdrawals/:id', { params: { id: params['id'] ?? '' } });
}

export function Component() {
  const { t } = useI18n();
  const withdrawal = useLoaderData<WithdrawalDetails>();
  return (
    <Page
      title={t('withdrawal.title', { name: withdrawal.name })}
      back={{ to: officePaths.withdrawals(), label: t('withdrawals.title') }}
      actions={withdrawal.outcome === null && <WithdrawalActs withdrawal={withdrawal} />}
    >
      {withdrawal.match === 'other-email' && withdrawal.outcome === null && (
        <Notice tone="attention">
          <p>{t('withdrawal.otherEmail')}</p>
        </Notice>
      )}
      <Facts facts={useFacts(withdrawal)} />
      <Section title={t('withdrawal.lines')}>
        <Lines lines={withdrawal.lines} />
      </Section>
    </Page>
  );
}

function useFacts(withdrawal: WithdrawalDetails): Fact[] {
  const { t, formats } = useI18n();
  const deadline = useDeadline();
  const outcome = useOutcome()(withdrawal);
  const { email, typed_number, order, part, received, refunded } = withdrawal;
  return [
    { label: t('withdrawal.email'), value: email },
    { label: t('withdrawal.order'), value: order && <OrderLink number={order} /> },
    { label: t('withdrawal.typed'), value: typed_number === order ? '' : typed_number },
    { label: t('withdrawal.part'), value: part || t('withdrawals.part.all') },
    { label: t('withdrawal.received'), value: formats.moment(received) },
    { label: t('withdrawal.by'), value: outcome ? '' : deadline(withdrawal) },
    { label: t('withdrawal.refunded'), value: refunded && formats.day(refunded) },
    { label: t('withdrawal.outcome'), value: outcome },
  ];
}

function OrderLink({ number }: { number: string }) {
  const may = useMay();
  const shown = <span className="unbroken">{number}</span>;
  return may('orders.read') ? <OfficeLink to={officePaths.order(number)}>{shown}</OfficeLink> : shown;
}

function Lines({ lines }: Pick<WithdrawalDetails, 'lines'>) {
  const { t, formats } = useI18n();
  return (
    <ShortList
      label={t('withdrawal.lines')}
      rows={lines}
      rowKey={({ line }) => String(line)}
      columns={[
        { key: 'line', label: t('withdrawal.line'), cell: ({ title }) => title },
        {
          key: 'right',
          label: t('withdrawal.line.right'),
          cell: ({ right, day }) => t(`withdrawal.right.${right}`, { day: day && formats.day(day) }),
        },
        moneyColumn(formats, 'total', t('withdrawal.line.total')),
      ]}
      empty={t('withdrawal.lines.none')}
    />
  );
}
