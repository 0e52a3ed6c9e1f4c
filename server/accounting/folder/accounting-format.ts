// The accountant's accounts, in `museum.yaml`.
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { ACCOUNTING_FIELDS, type AccountingFields } from './accounting-fields.ts';
import { checkAccounting } from './check-accounting.ts';

export const accountingFormat: FolderFormat<never, AccountingFields> = {
  fields: ACCOUNTING_FIELDS,
  checkFields: checkAccounting,
};
