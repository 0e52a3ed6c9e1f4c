// The museum's account and terms for transfers.
import type { TransferTerms } from '../../../domain/payments/transfer-terms.ts';
import { settingsPart } from '../../museum-folder/settings-part.ts';
import { TransferFields, type TransferSettings } from '../folder/transfer-fields.ts';

/** Undefined where the museum takes no transfers. */
export function transferSettings({ settings }: { readonly settings: object }): TransferSettings | undefined {
  return settingsPart(settings, TransferFields).transfer;
}

/** What `museum.yaml` leaves out is none: no grace, no reminder, no least amount, everybody. */
export function termsOf(settings: TransferSettings): TransferTerms {
  return {
    untilDaysBefore: settings.until_days_before,
    dueDays: settings.due_days,
    graceDays: settings.grace_days ?? 0,
    remindDaysBeforeDue: settings.remind_days_before_due ?? 0,
    minimum: settings.minimum ?? 0,
    toCompanies: settings.to_companies ?? false,
  };
}
