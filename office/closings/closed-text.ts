import type { ListedClosing } from '../../domain/closings/closings-contract.ts';
import type { I18n } from '../ground/i18n.ts';

/** What was closed, in one line. */
export function closedText({ titles, house, from, to, times }: ListedClosing['closed'], i18n: I18n): string {
  const { t, formats } = i18n;
  const about = titles.length > 0 ? titles.join(', ') : house || t('closings.all');
  const days = from === to ? formats.day(from) : `${formats.day(from)} – ${formats.day(to)}`;
  return [about, days, ...times].join(' · ');
}
