// `vouchers/*.yaml`: the vouchers that the shop sells.
import { checkIds, checkUnique } from '../../museum-folder/check-rules.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { changeVouchers } from '../change-vouchers.ts';
import { checkVoucher } from './check-voucher.ts';
import { VOUCHER_FIELDS, type VoucherFields, VoucherFile } from './voucher-file.ts';
import { voucherOfFile } from './voucher-of-file.ts';

export const vouchersFormat: FolderFormat<VoucherFile, VoucherFields> = {
  files: 'vouchers/*.yaml',
  schema: VoucherFile,
  fields: VOUCHER_FIELDS,
  checkFields({ value: { voucher_groups = [] }, report }) {
    checkUnique(
      voucher_groups.map(({ id }) => id),
      (index) => ['voucher_groups', index, 'id'],
      report,
    );
  },
  check(files, { museum, today }) {
    for (const file of files) checkVoucher(file, museum, today);
    checkIds(files);
  },
  pictures: ({ picture }) => [{ file: picture.file, at: ['picture', 'file'] }],
  async write(sql, files, { museum, pictures, today }) {
    const vouchers = files.map(({ value }) => voucherOfFile(value, pictures.stored(value.picture), today));
    const changed = await changeVouchers(sql, vouchers, museum.voucher_groups ?? []);
    return { changes: { voucher: { count: vouchers.length, ...changed } } };
  },
};
