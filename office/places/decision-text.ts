import { addDays } from '../../domain/museum-time.ts';
import type { ShownDecision } from '../../domain/places/places-contract.ts';
import type { I18n } from '../ground/i18n.ts';

const SOME_MONDAY = '2026-11-16';

/** What was decided: “20 places kept back for Harbour School, released the day before at 12:00”. */
export function decisionText(decision: ShownDecision, i18n: I18n): string {
  const { kind, name } = decision;
  const places = decision.places ?? 0;
  const { t } = i18n;
  if (kind === 'capacity') return t('decision.capacity', { places });
  if (kind === 'closure') return t('decision.closure');
  if (kind === 'extra') return t('decision.extra', { places });
  return `${t('decision.block', { places, name })}, ${releaseText(decision, i18n)}`;
}

function releaseText({ release }: ShownDecision, { t, formats }: I18n): string {
  if (!release) return t('decision.release.never');
  if (release.kind === 'at') return t('decision.release.at', { moment: formats.moment(release.datetime) });
  return t('decision.release.before', { days: release.days, time: formats.clock(release.time) });
}

/** About what: its events and tours, a house, or all. */
export function decisionAbout({ titles, house }: ShownDecision, { t }: I18n): string {
  return titles.join(', ') || house || t('decision.everything');
}

/** On which days, at which times. */
export function decisionWhen({ from, to, weekdays, times }: ShownDecision, { t, formats }: I18n): string {
  const day = (value: string) => formats.day(value);
  return [
    from === to ? day(from) : t('decision.days', { from: day(from), to: day(to) }),
    ...(weekdays.length < 7 && from !== to
      ? [weekdays.map((one) => formats.weekday(addDays(SOME_MONDAY, one - 1), 'short')).join(' ')]
      : []),
    ...(times.length > 0 ? [times.map((time) => formats.clock(time)).join(' ')] : []),
  ].join(', ');
}
