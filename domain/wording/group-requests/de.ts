import type { Wording } from '../message.ts';
import type { groupRequestsEn } from './en.ts';

export const groupRequestsDe: Wording<typeof groupRequestsEn> = {
  'groups.title': 'Gruppen',
  'groups.way':
    'Schulen, Firmen und Feiern: Sagen Sie uns, was Sie vorhaben, und wir machen Ihnen ein Angebot.',
  'groups.lead':
    'Sagen Sie uns, wer wann kommen möchte. Wir antworten mit einem Angebot; gebucht ist damit noch nichts.',
  'groups.kind': 'Wer sind Sie?',
  'groups.name': 'Ihr Name',
  'groups.organisation': 'Schule, Firma oder Verein',
  'groups.email': 'E-Mail',
  'groups.phone': 'Telefon',
  'groups.people': 'Anzahl der Personen',
  'groups.days': 'Welche Tage und Zeiten passen Ihnen?',
  'groups.days.hint': 'Mehrere sind besser als einer.',
  'groups.wishes': 'Was haben Sie vor?',
  'groups.wishes.hint': 'Führungen, Sprachen, Alter, Barrierefreiheit: alles, was uns hilft.',
  'groups.submit': 'Anfrage senden',
  'groups.choose': 'Bitte wählen',
  'groups.received': 'Ihre Anfrage ist angekommen',
  'groups.number': 'Anfrage {number}',
  'groups.mailed': 'Eine Bestätigung ist unterwegs an {email}. Wir schreiben Ihnen mit einem Angebot.',
  'groups.notMailed':
    'An diese Adresse sind heute schon so viele Mails gegangen, dass wir keine Bestätigung schicken. Ihre Anfrage ist angekommen.',
  'groups.nothing': 'Zurzeit gibt es kein Formular für Gruppen. Bitte schreiben Sie uns.',
  'groups.mail.subject': 'Ihre Anfrage ist angekommen',
  'groups.mail.text':
    'vielen Dank für Ihre Anfrage. Wir schreiben Ihnen mit einem Angebot; gebucht ist noch nichts. Das haben Sie uns geschickt:',
  'groups.mail.greeting': 'Guten Tag,',
  'groups.mail.notice.subject': 'Eine Gruppe bittet um ein Angebot: {name}',
  'groups.mail.notice.text':
    'eine Gruppe bittet um ein Angebot. Sie finden die Anfrage im Büro unter „Gruppenanfragen“:',
};
