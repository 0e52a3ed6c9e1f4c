// Checks payment by transfer in `museum.yaml`: that visitors can transfer to the account, and that money which is due comes
// before the visit.
import { isIban } from '../../../domain/payments/iban.ts';
import type { ReadFile, Report } from '../../museum-folder/yaml-file.ts';
import type { PaymentFields } from './payment-fields.ts';
import { MOST_DAYS, type TransferSettings } from './transfer-fields.ts';

/** ISO 9362. */
const BIC = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Reports what does not fit, at its field. */
export function checkTransfer({ value: { payment_types, transfer }, report }: ReadFile<PaymentFields>): void {
  payment_types.forEach(({ kind, provider }, index) => {
    if (kind === 'transfer' && provider !== 'transfer')
      report(['payment_types', index, 'provider'], 'must be transfer, as the kind is');
    if (kind !== 'transfer' && provider === 'transfer')
      report(['payment_types', index, 'kind'], `is ${kind}, but the provider transfer takes transfer only`);
    if (kind === 'transfer' && !transfer)
      report(['payment_types', index, 'kind'], 'is transfer, but the account is missing: `transfer`');
  });
  if (!transfer) return;
  checkAccount(transfer, report);
  checkDays(transfer, report);
}

function checkAccount({ iban, bic }: TransferSettings, report: Report): void {
  if (!isIban(iban))
    report(['transfer', 'iban'], `${iban} is no IBAN: its length or its check digits are wrong`);
  if (bic !== undefined && !BIC.test(bic))
    report(['transfer', 'bic'], `${bic} is no BIC: eight or eleven capitals and digits`);
}

function checkDays(transfer: TransferSettings, report: Report): void {
  const { until_days_before, due_days, grace_days = 0, remind_days_before_due = 0 } = transfer;
  const held = due_days + grace_days;
  if (held > MOST_DAYS)
    report(
      ['transfer', 'due_days'],
      `${held} days with \`grace_days\`, but at most ${MOST_DAYS} can be waited`,
    );
  if (until_days_before < held)
    report(
      ['transfer', 'until_days_before'],
      `is ${until_days_before}, but money is waited for ${held} days: visitors would come before it`,
    );
  if (remind_days_before_due >= due_days)
    report(
      ['transfer', 'remind_days_before_due'],
      `is ${remind_days_before_due}, but the money is due after ${due_days} days`,
    );
}
