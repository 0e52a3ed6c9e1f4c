import type { Present } from '../../../domain/vouchers/present.ts';
import type { I18n } from '../../../ui/i18n/i18n.tsx';

/** To whom a voucher goes and when, in a sentence; '' for one that is not sent to anybody. */
export function presentText(
  present: Present | undefined,
  { t, formats }: Pick<I18n, 't' | 'formats'>,
): string {
  if (!present) return '';
  const { to: name, email, day } = present;
  return day === ''
    ? t('vouchers.present.now', { name, email })
    : t('vouchers.present.on', { name, email, day: formats.day(day) });
}
