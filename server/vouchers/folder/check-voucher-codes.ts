// Whether voucher codes make sense beyond their shape.
import type { Day } from '../../../domain/museum-time.ts';
import { checkDay, checkOrder, checkUnique } from '../../museum-folder/check-rules.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import { toBarcode } from '../look-up-voucher-code.ts';
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
  const { amount, used_amount = 0, valid_from, valid_to } = code;
  if (amount === 0) report([index, 'amount'], 'must be more than 0');
  else if (used_amount > amount) report([index, 'used_amount'], `is above the amount, ${amount}`);
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
