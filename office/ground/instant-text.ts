import type { Formats } from '../../domain/wording/formats.ts';

/** An instant as this device’s clock shows it: 24. Nov. 2026, 09:30. */
export function instantText(instant: string, { locale }: Pick<Formats, 'locale'>): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(instant),
  );
}
