import type { Wording } from '../message.ts';
import type { groupRequestsEn } from './en.ts';

export const groupRequestsDa: Wording<typeof groupRequestsEn> = {
  'groups.title': 'Grupper',
  'groups.way': 'Skoler, firmaer og fester: Fortæl os, hvad du planlægger, så giver vi et tilbud.',
  'groups.lead':
    'Fortæl os, hvem der kommer hvornår. Vi svarer med et tilbud; der er ikke bestilt noget endnu.',
  'groups.kind': 'Hvem er I?',
  'groups.name': 'Dit navn',
  'groups.organisation': 'Skole, firma eller forening',
  'groups.email': 'E-mail',
  'groups.phone': 'Telefon',
  'groups.people': 'Antal personer',
  'groups.days': 'Hvilke dage og tider passer?',
  'groups.days.hint': 'Hellere flere end én.',
  'groups.wishes': 'Hvad planlægger I?',
  'groups.wishes.hint': 'Rundvisninger, sprog, alder, tilgængelighed: alt, hvad der hjælper os.',
  'groups.submit': 'Send forespørgslen',
  'groups.choose': 'Vælg',
  'groups.received': 'Vi har fået din forespørgsel',
  'groups.number': 'Forespørgsel {number}',
  'groups.mailed': 'En bekræftelse er på vej til {email}. Vi skriver til dig med et tilbud.',
  'groups.notMailed':
    'Der er allerede gået så mange mails til denne adresse i dag, at vi ikke sender en bekræftelse. Din forespørgsel er kommet frem.',
  'groups.nothing': 'Der er ingen formular til grupper lige nu. Skriv til os.',
  'groups.mail.subject': 'Din forespørgsel er kommet frem',
  'groups.mail.text':
    'tak for din forespørgsel. Vi skriver til dig med et tilbud; der er ikke bestilt noget endnu. Det her har du sendt os:',
  'groups.mail.greeting': 'Goddag,',
  'groups.mail.notice.subject': 'En gruppe beder om et tilbud: {name}',
  'groups.mail.notice.text':
    'en gruppe beder om et tilbud. Forespørgslen findes på kontoret under »Requests of groups«:',
};
