// Whether voucher codes make sense beyond their shape.
import type { Day } from '../../../domain/museum-time.ts';
import { checkDay, checkOrder, checkUnique } from '../../museum-folder/check-rules.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import { toBarcode } from '../look-up-voucher-code.ts';
import type { ChangedRate } from '../voucher-import-store.ts';
import type { VoucherCodesFile } from './voucher-codes-file.ts';

/** Reports everything that is wrong with `voucher-codes.yaml`. */
export function checkVoucherCodes(file: ReadFile<VoucherCodesFile>, today: Day): void {
  file.value.forEach((code, index) => checkCode(file, index, code, today));
  checkUnique(
    file.value.map(({ id }) => id),
    (index) => [index, 'id'],
    file.report,
  );
}

function checkCode(
  { value, report }: ReadFile<VoucherCodesFile>,
  index: number,
  code: VoucherCodesFile[number],
  today: Day,
): void {
  const { amount, used_amount = 0, valid_from, valid_to, kind, vat_value = 0 } = code;
  if (amount === 0) report([index, 'amount'], 'must be more than 0');
  else if (used_amount > amount) report([index, 'used_amount'], `is above the amount, ${amount}`);
  if (kind === 'discount' && vat_value > 0)
    report([index, 'vat_value'], 'is of codes of the kind value: a discount lowers the price of everything');
  if (valid_from !== undefined) checkDay(valid_from, [index, 'valid_from'], today, report);
  if (valid_to !== undefined) checkDay(valid_to, [index, 'valid_to'], today, report);
  if (valid_from !== undefined && valid_to !== undefined)
    checkOrder(valid_from, valid_to, [index, 'valid_to'], today, report);
  const twin = value.findIndex(({ barcode }) => barcode.toLowerCase() === code.barcode.toLowerCase());
  if (twin < index) report([index, 'barcode'], `"${code.barcode}" is there twice`);
}

/** Reports the codes of `voucher-codes.yaml` that are among those that the shop has sold. */
export function checkIssuedCodes(
  { value, report }: ReadFile<VoucherCodesFile>,
  issued: readonly string[],
): void {
  value.forEach(({ barcode }, index) => {
    if (issued.includes(toBarcode(barcode)))
      report([index, 'barcode'], `"${barcode}" is the code of a voucher that this shop has sold`);
  });
}

/** Reports the codes of `voucher-codes.yaml` whose rate is another one than before. */
export function checkChangedRates(
  { value, report }: ReadFile<VoucherCodesFile>,
  changed: readonly ChangedRate[],
): void {
  value.forEach(({ barcode }, index) => {
    const before = changed.find((one) => one.barcode === toBarcode(barcode));
    if (!before) return;
    const was = before.vat_value === null ? 'had no vat_value' : `had the vat_value ${before.vat_value}`;
    report([index], `"${barcode}" ${was} when it was imported first, and keeps it; give out another code`);
  });
}
