/** Lines of museum.yaml: the accounts of a museum of these tests. */
export const ACCOUNTANT_YAML = `accountant:
  datev:
    consultant: 29098
    client: 55003
    fiscal_year_start: "01-01"
    account_length: 4
    chart: "03"
    accounts: {bank: 1200, payers: 1410, in-dispute: 1461, vouchers: 1605, vouchers-lapsed: 2709, vouchers-issued-elsewhere: 1606, vouchers-vat: 1607, fees: 4970, corrections: 1599, providers: 1361}
    providers: [{provider: demo, account: 1362}]
    sales:
      - {account: 8300, vat_value: 7}
      - {account: 8301, vat_value: 7, product: merchandise}
      - {account: 8400, vat_value: 19}
      - {account: 8401, vat_value: 19, product: shipping, tax_key: 3}
      - {account: 8150, vat_value: 0}
      - {account: 2707}
    vat: [{vat_value: 7, account: 1771}, {vat_value: 19, account: 1776}]
`;

/** What DATEV takes for VAT from what stands on an account of these tests, in percent. */
const RATES: Readonly<Record<number, number>> = { 8300: 7, 8301: 7, 8400: 19, 8401: 19 };
const VAT_ACCOUNTS: Readonly<Record<number, number>> = { 7: 1771, 19: 1776 };

type Row = {
  readonly amount: number;
  readonly side: string;
  readonly account: number;
  readonly contra: number;
};

/** What stands on DATEV's accounts after an import, debit positive, in cents. */
export function balancesInDatev(rows: readonly Row[]): Map<number, number> {
  const balances = new Map<number, number>();
  const post = (account: number, amount: number) =>
    balances.set(account, (balances.get(account) ?? 0) + amount);
  for (const { amount, side, account, contra } of rows) {
    const sign = side === 'S' ? 1 : -1;
    const rate = RATES[contra] ?? 0;
    const net = Math.round((amount * 100) / (100 + rate));
    post(account, sign * amount);
    post(contra, -sign * net);
    if (rate > 0) post(VAT_ACCOUNTS[rate] as number, -sign * (amount - net));
  }
  return balances;
}
