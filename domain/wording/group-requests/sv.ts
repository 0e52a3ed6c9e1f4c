import type { Wording } from '../message.ts';
import type { groupRequestsEn } from './en.ts';

export const groupRequestsSv: Wording<typeof groupRequestsEn> = {
  'groups.title': 'Grupper',
  'groups.way': 'Skolor, företag och fester: berätta vad du planerar, så ger vi en offert.',
  'groups.lead': 'Berätta vilka som kommer och när. Vi svarar med en offert; inget är bokat än.',
  'groups.kind': 'Vilka är ni?',
  'groups.name': 'Ditt namn',
  'groups.organisation': 'Skola, företag eller förening',
  'groups.email': 'E-post',
  'groups.phone': 'Telefon',
  'groups.people': 'Antal personer',
  'groups.days': 'Vilka dagar och tider passar?',
  'groups.days.hint': 'Hellre flera än en.',
  'groups.wishes': 'Vad planerar ni?',
  'groups.wishes.hint': 'Visningar, språk, ålder, tillgänglighet: allt som hjälper oss.',
  'groups.submit': 'Skicka förfrågan',
  'groups.choose': 'Välj',
  'groups.received': 'Vi har fått din förfrågan',
  'groups.number': 'Förfrågan {number}',
  'groups.mailed': 'En bekräftelse är på väg till {email}. Vi skickar dig en offert.',
  'groups.notMailed':
    'Så många mejl har redan gått till den här adressen i dag att vi inte skickar någon bekräftelse. Din förfrågan har kommit fram.',
  'groups.nothing': 'Just nu finns inget formulär för grupper. Skriv till oss.',
  'groups.mail.subject': 'Din förfrågan har kommit fram',
  'groups.mail.text':
    'tack för din förfrågan. Vi skickar dig en offert; inget är bokat än. Det här skickade du:',
  'groups.mail.greeting': 'Hej,',
  'groups.mail.notice.subject': 'En grupp ber om en offert: {name}',
  'groups.mail.notice.text':
    'en grupp ber om en offert. Förfrågan finns på kontoret under ”Requests of groups”:',
};
