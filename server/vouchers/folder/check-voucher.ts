// Whether a voucher makes sense beyond its shape.
import type { Day } from '../../../domain/museum-time.ts';
import { checkDay } from '../../museum-folder/check-rules.ts';
import type { ReadFile } from '../../museum-folder/yaml-file.ts';
import type { VoucherFields, VoucherFile } from './voucher-file.ts';

/** Reports everything that is wrong with a voucher, except its picture and what it shares with other vouchers. */
export function checkVoucher(file: ReadFile<VoucherFile>, museum: VoucherFields, today: Day): void {
  const { value: voucher, report } = file;
  if (!museum.voucher_groups?.some(({ id }) => id === voucher.group))
    report(['group'], `there is no voucher group "${voucher.group}"`);
  checkAmounts(file);
  if (voucher.end !== undefined) checkDay(voucher.end, ['end'], today, report);
}

function checkAmounts({ value: { price, variable }, report }: ReadFile<VoucherFile>): void {
  if (price === 0) report(['price'], 'must be more than 0');
  if (!variable) return;
  const { min, max } = variable;
  if (min === 0) report(['variable', 'min'], 'must be more than 0');
  if (max < min) report(['variable', 'max'], `is below min, ${min}`);
  else if (price < min || price > max) report(['price'], `is not between ${min} and ${max}`);
}
