// The ways to pay, in `museum.yaml`.
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { checkPayments } from './check-payments.ts';
import { checkTransfer } from './check-transfer.ts';
import { PAYMENT_FIELDS, type PaymentFields } from './payment-fields.ts';

export const paymentsFormat: FolderFormat<never, PaymentFields> = {
  fields: PAYMENT_FIELDS,
  checkFields(museum) {
    checkPayments(museum);
    checkTransfer(museum);
    checkUnique(
      museum.value.payment_types.map(({ id }) => id),
      (index) => ['payment_types', index, 'id'],
      museum.report,
    );
  },
};
