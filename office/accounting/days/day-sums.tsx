import type { ClosedDay } from '../../../domain/accounting/day-closings-contract.ts';
import { useI18n } from '../../ground/i18n.ts';
import { moneyColumn } from '../../ground/list/money-column.ts';
import { ShortList } from '../../ground/list/short-list.tsx';
import { Section } from '../../ground/page/page.tsx';
import { useProviderName } from '../../ground/provider-name.ts';
import { useAccountUse } from '../../ground/use-account-use.ts';
import { useSideColumns } from '../use-side-columns.ts';

type Totals = ClosedDay['totals'];

/** A day by payment, by rate of VAT and by account. */
export function DaySums({ totals: { payments, rates, accounts } }: { totals: Totals }) {
  return (
    <>
      <PaymentSums payments={payments} />
      <RateSums rates={rates} />
      <AccountSums accounts={accounts} />
    </>
  );
}

function PaymentSums({ payments }: Pick<Totals, 'payments'>) {
  const { t, formats } = useI18n();
  const providerName = useProviderName();
  return (
    <Section title={t('days.payments')}>
      <ShortList
        label={t('days.payments')}
        rows={payments}
        rowKey={({ payment }) => payment}
        empty={<p>{t('days.payments.none')}</p>}
        columns={[
          { key: 'payment', label: t('days.payment'), cell: ({ payment }) => providerName(payment) },
          moneyColumn(formats, 'received', t('days.received')),
          moneyColumn(formats, 'returned', t('days.returned')),
        ]}
      />
    </Section>
  );
}

function RateSums({ rates }: Pick<Totals, 'rates'>) {
  const { t, formats } = useI18n();
  const rateText = (rate: number | null) => (rate === null ? t('days.rate.outside') : formats.percent(rate));
  return (
    <Section title={t('days.rates')}>
      <ShortList
        label={t('days.rates')}
        rows={rates.map((sums) => ({ ...sums, gross: sums.net + sums.vat }))}
        rowKey={({ vat_value }) => String(vat_value)}
        empty={<p>{t('days.rates.none')}</p>}
        columns={[
          { key: 'rate', label: t('days.rate'), cell: ({ vat_value }) => rateText(vat_value) },
          moneyColumn(formats, 'net', t('days.net')),
          moneyColumn(formats, 'vat', t('days.vat')),
          moneyColumn(formats, 'gross', t('days.gross')),
        ]}
      />
    </Section>
  );
}

function AccountSums({ accounts }: Pick<Totals, 'accounts'>) {
  const { t } = useI18n();
  const accountUse = useAccountUse();
  const sideColumns = useSideColumns();
  const accountText = (account: string) =>
    account === 'sales' || account === 'vat'
      ? t(account === 'sales' ? 'accounting.use.sales.all' : 'days.vat')
      : accountUse({ account, vat_value: null, product: '' });
  return (
    <Section title={t('days.accounts')}>
      <ShortList
        label={t('days.accounts')}
        rows={accounts}
        rowKey={({ account }) => account}
        columns={[
          {
            key: 'account',
            label: t('accounting.column.account'),
            cell: ({ account }) => accountText(account),
          },
          ...sideColumns,
        ]}
      />
    </Section>
  );
}
