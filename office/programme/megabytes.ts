import type { I18n } from '../ground/i18n.ts';

/** A size in megabytes, to a tenth, as the office's language writes it; never none. @param bytes of files */
export function megabytes(bytes: number, { formats }: Pick<I18n, 'formats'>): string {
  return formats.number(Math.max(0.1, Math.round(bytes / 100_000) / 10));
}
