// Codes that were given out elsewhere in the office's forms: each entry of their file is a form of its own.
import type { FolderForm } from '../../museum-folder/folder-form.ts';
import { VoucherCode } from './voucher-codes-file.ts';

export const voucherCodeForm: FolderForm = {
  schema: VoucherCode,
  sections: {
    what: ['barcode', 'name'],
    worth: ['kind', 'amount', 'used_amount', 'vat_value', 'valid_from', 'valid_to'],
  },
  initial: { kind: 'value' },
};
