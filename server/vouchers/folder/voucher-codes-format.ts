// `voucher-codes.yaml`: codes that were given out elsewhere.
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import {
  ChangedRatesError,
  changeCodeValues,
  changeVoucherCodes,
  IssuedCodesError,
} from '../change-voucher-codes.ts';
import { checkChangedRates, checkIssuedCodes, checkVoucherCodes } from './check-voucher-codes.ts';
import { codesOfFile } from './codes-of-file.ts';
import { VoucherCodesFile } from './voucher-codes-file.ts';

export const voucherCodesFormat: FolderFormat<VoucherCodesFile> = {
  files: 'voucher-codes.yaml',
  schema: VoucherCodesFile,
  check(files, { today }) {
    for (const file of files) checkVoucherCodes(file, today);
  },
  /** The value of the codes is written once their slots are locked. */
  async write(sql, files, { today, now }) {
    const codes = codesOfFile(
      files.flatMap(({ value }) => value),
      today,
    );
    try {
      const pending = await changeVoucherCodes(sql, codes);
      return {
        slots: pending.slots,
        finish: async () => ({
          'voucher code': { count: codes.length, ...(await changeCodeValues(sql, pending, now)) },
        }),
      };
    } catch (problem) {
      if (problem instanceof IssuedCodesError)
        for (const file of files) checkIssuedCodes(file, problem.barcodes);
      else if (problem instanceof ChangedRatesError)
        for (const file of files) checkChangedRates(file, problem.codes);
      else throw problem;
      return {};
    }
  },
};
