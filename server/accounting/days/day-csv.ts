// A day as a file for spreadsheets: by payment, by account, by rate; what came later below.
import type { ClosedDay } from '../../../domain/accounting/day-closings-contract.ts';
import { csv } from '../../lists/csv.ts';
import type { OfficeI18n } from '../../lists/paged-csv.ts';

type Row = (string | number)[];

export function dayCsv(day: ClosedDay, { t }: OfficeI18n): string {
  const head = [t('days.part'), t('days.column.what'), t('days.column.in'), t('days.column.out')];
  return csv([
    head,
    ...rowsOf(day.totals, '', t),
    ...(day.closed?.counted != null
      ? [[t('days.register'), t('days.counted'), euros(day.closed.counted), ''] as Row]
      : []),
    ...(day.late ? rowsOf(day.late.totals, `${t('days.late')}: `, t) : []),
  ]);
}

function rowsOf(
  { payments, accounts, rates }: ClosedDay['totals'],
  before: string,
  t: OfficeI18n['t'],
): Row[] {
  return [
    ...payments.map(
      ({ payment, received, returned }): Row => [
        before + t('days.payments'),
        payment,
        euros(received),
        euros(returned),
      ],
    ),
    ...rates.map(
      ({ vat_value, net, vat }): Row => [
        before + t('days.rates'),
        vat_value === null ? '' : `${vat_value} %`,
        euros(net),
        euros(vat),
      ],
    ),
    ...accounts.map(
      ({ account, debit, credit }): Row => [
        before + t('days.accounts'),
        account,
        euros(debit),
        euros(credit),
      ],
    ),
  ];
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}
