import type { I18n } from '../../../ui/i18n/i18n.tsx';

/** An error with its field's label: `Ort: Bitte …`. A question has its own sign at the end already. */
export function namedError(t: I18n['t'], label: string, message: string): string {
  return /[?!]$/.test(label) ? `${label} ${message}` : t('customers.errors.field', { label, message });
}
