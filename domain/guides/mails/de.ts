import type { Wording } from '../../wording/message.ts';
import type { guideMailEn } from './en.ts';

export const guideMailDe: Wording<typeof guideMailEn> = {
  'guideMail.subject': 'Ihre Führungen: {museum}',
  'guideMail.greeting': 'Guten Tag {name},',
  'guideMail.added':
    '{count, plural, one {diese Führung leiten jetzt Sie:} other {diese # Führungen leiten jetzt Sie:}}',
  'guideMail.changed':
    '{count, plural, one {diese Ihrer Führungen endet zu einer anderen Zeit:} other {diese # Ihrer Führungen enden zu einer anderen Zeit:}}',
  'guideMail.gone':
    '{count, plural, one {diese Führung leiten Sie nicht mehr:} other {diese # Führungen leiten Sie nicht mehr:}}',
  'guideMail.line': '{day}, {from}–{to}: {title} ({language}), {house}',
  'guideMail.feed': 'Kalender abonnieren',
  'guideMail.feed.text':
    'Alle Ihre Führungen stehen mit ihren Personenzahlen in Ihrem Kalender. Bitte behalten Sie seine Adresse für sich.',
  'guideMail.otherwise': 'Wenn Sie eine davon nicht leiten können, antworten Sie bitte auf diese Mail.',
  'guideCalendar.name': 'Führungen: {museum}',
  'guideCalendar.people': '{count, plural, =0 {noch niemand} one {eine Person} other {# Personen}}',
  'guideCalendar.meeting': 'Treffpunkt: {place}',
};
