import type { ClosedDay } from '../../../domain/accounting/day-closings-contract.ts';
import { useI18n } from '../../ground/i18n.ts';
import { ShortList } from '../../ground/list/short-list.tsx';
import { Section } from '../../ground/page/page.tsx';
import { useProviderName } from '../../ground/provider-name.ts';
import { useAccountUse } from '../use-account-use.ts';

type Totals = ClosedDay['totals'];

/** A day by payment, by rate of VAT and by account. */
export function DaySums({ totals: { payments, rates, accounts } }: { totals: Totals }) {
  const { t, formats } = useI18n();
  const providerName = useProviderName();
  const accountUse = useAccountUse();
  const rateText = (rate: number | null) => (rate === null ? t('days.rate.outside') : formats.percent(rate));
  const accountText = (account: string) =>
    account === 'sales' || account === 'vat'
      ? t(account === 'sales' ? 'accounting.use.sales.all' : 'days.vat')
      : accountUse({ account, vat_value: null, product: '' });
  return (
    <>
      <Section title={t('days.payments')}>
        <ShortList
          label={t('days.payments')}
          rows={payments}
          rowKey={({ payment }) => payment}
          empty={<p>{t('days.payments.none')}</p>}
          columns={[
            { key: 'payment', label: t('days.payment'), cell: ({ payment }) => providerName(payment) },
            {
              key: 'received',
              label: t('days.received'),
              align: 'end',
              cell: ({ received }) => formats.money(received),
            },
            {
              key: 'returned',
              label: t('days.returned'),
              align: 'end',
              cell: ({ returned }) => formats.money(returned),
            },
          ]}
        />
      </Section>
      <Section title={t('days.rates')}>
        <ShortList
          label={t('days.rates')}
          rows={rates}
          rowKey={({ vat_value }) => String(vat_value)}
          empty={<p>{t('days.rates.none')}</p>}
          columns={[
            { key: 'rate', label: t('days.rate'), cell: ({ vat_value }) => rateText(vat_value) },
            { key: 'net', label: t('days.net'), align: 'end', cell: ({ net }) => formats.money(net) },
            { key: 'vat', label: t('days.vat'), align: 'end', cell: ({ vat }) => formats.money(vat) },
            {
              key: 'gross',
              label: t('days.gross'),
              align: 'end',
              cell: ({ net, vat }) => formats.money(net + vat),
            },
          ]}
        />
      </Section>
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
            {
              key: 'debit',
              label: t('accounting.column.debit'),
              align: 'end',
              cell: ({ debit }) => formats.money(debit),
            },
            {
              key: 'credit',
              label: t('accounting.column.credit'),
              align: 'end',
              cell: ({ credit }) => formats.money(credit),
            },
          ]}
        />
      </Section>
    </>
  );
}
