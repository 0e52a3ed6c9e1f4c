// Vouchers for sale in the office's forms.
import type { FolderForm } from '../../museum-folder/folder-form.ts';
import { VoucherFile } from './voucher-file.ts';

export const voucherForm: FolderForm = {
  schema: VoucherFile,
  sections: {
    what: ['name', 'description', 'group'],
    prices: ['price', 'vat_value', 'variable', 'valid_months', 'withdrawal_days', 'end', 'present'],
    picture: ['picture', 'sequence_no'],
  },
  choices: { group: 'voucher_groups' },
  initial: { valid_months: 36, withdrawal_days: 14 },
};
