import type { Wording } from '../../wording/message.ts';
import type { offerNoticesEn } from './en.ts';

export const offerNoticesDe: Wording<typeof offerNoticesEn> = {
  'notice.accepted.subject': '{who} hat das Angebot angenommen',
  'notice.accepted':
    'Das Angebot zur Anfrage {number} ist angenommen: {total}. Es ist jetzt eine Bestellung, die zu bezahlen ist.',
  'notice.declined.subject': '{who} hat das Angebot abgelehnt',
  'notice.declined': 'Das Angebot zur Anfrage {number} ist abgelehnt, und seine Plätze sind wieder frei.',
  'notice.because': 'Die Gruppe schreibt: {because}',
  'notice.changed.subject': '{who}: {after} statt {before}',
  'notice.changed': 'Die Gruppe der Anfrage {number} hat ihre Zahlen geändert. Die Summe ist jetzt {total}.',
  'notice.back': '{amount} gehen auf dem Weg zurück, auf dem sie kamen.',
  'notice.due': '{amount} wurden nachgefordert, als eigene Bestellung.',
  'notice.link': 'Anfrage öffnen',
};
