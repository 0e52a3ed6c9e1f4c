// Whether the accountant's accounts make sense beyond their shape: DATEV refuses a batch as a whole, and weeks later.
import { isYearStart } from '../../../domain/accounting/fiscal-year.ts';
import { isLineType } from '../../../domain/product-kinds.ts';
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { Path, ReadFile, Report } from '../../museum-folder/yaml-file.ts';
import type { AccountingFields, Datev } from './accounting-fields.ts';

const AT = ['accountant', 'datev'] as const;
/** What sales are besides the products that are sold. */
export const BESIDE_PRODUCTS: readonly string[] = ['shipping', 'discount', 'fee', 'other'];

/** Reports everything that is wrong with `accountant`. */
export function checkAccounting({ value: { accountant }, report }: ReadFile<AccountingFields>): void {
  const datev = accountant?.datev;
  if (!datev) return;
  if (!isYearStart(datev.fiscal_year_start))
    report(
      [...AT, 'fiscal_year_start'],
      `"${datev.fiscal_year_start}" is no day of every year; an example is 01-01`,
    );
  if (datev.chart !== undefined && !/^\d\d$/.test(datev.chart))
    report([...AT, 'chart'], `"${datev.chart}" is no chart of accounts; an example is "03"`);
  checkLengths(datev, report);
  checkSales(datev, report);
  checkRates(datev, report);
  checkUnique(
    (datev.providers ?? []).map(({ provider }) => provider),
    (index) => [...AT, 'providers', index, 'provider'],
    report,
  );
}

function checkLengths(datev: Datev, report: Report): void {
  const { account_length: length } = datev;
  const check = (account: number, at: Path) => {
    if (String(account).length > length + 1)
      report(
        [...AT, ...at],
        `${account} has more digits than account_length ${length} allows; accounts of persons have one more`,
      );
  };
  for (const [name, account] of Object.entries(datev.accounts)) check(account, ['accounts', name]);
  for (const list of ['providers', 'sales', 'vat'] as const)
    for (const [index, { account }] of (datev[list] ?? []).entries())
      check(account, [list, index, 'account']);
}

function checkSales({ sales, accounts }: Datev, report: Report): void {
  checkUnique(
    sales.map(({ product = '', vat_value = '' }) => `${product} ${vat_value}`),
    (index) => [...AT, 'sales', index],
    report,
  );
  for (const [index, { account, vat_value, product, tax_key }] of sales.entries()) {
    const at = [...AT, 'sales', index];
    if (product !== undefined && !isLineType(product) && !BESIDE_PRODUCTS.includes(product))
      report([...at, 'product'], `"${product}" is no kind of product`);
    if (Object.values(accounts).includes(account))
      report([...at, 'account'], `${account} is an account of something else, too`);
    const otherRate = sales
      .slice(0, index)
      .find((one) => one.account === account && (one.vat_value ?? 0) !== (vat_value ?? 0));
    if (otherRate && (tax_key ?? otherRate.tax_key) === undefined)
      report([...at, 'account'], `${account} has another rate above; DATEV tells them apart by tax_key only`);
  }
}

/** A rate has both, or DATEV's VAT could differ from the shop's by a cent with no account to show it. */
function checkRates({ sales, vat }: Datev, report: Report): void {
  checkUnique(
    vat.map(({ vat_value }) => String(vat_value)),
    (index) => [...AT, 'vat', index, 'vat_value'],
    report,
  );
  for (const [index, { vat_value = 0 }] of sales.entries())
    if (vat_value > 0 && !vat.some((one) => one.vat_value === vat_value))
      report(
        [...AT, 'sales', index, 'vat_value'],
        `there is no account for the VAT of ${vat_value} percent in vat`,
      );
}
