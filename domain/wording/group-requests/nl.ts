import type { Wording } from '../message.ts';
import type { groupRequestsEn } from './en.ts';

export const groupRequestsNl: Wording<typeof groupRequestsEn> = {
  'groups.title': 'Groepen',
  'groups.way': 'Scholen, bedrijven en feesten: laat weten wat u van plan bent en we maken een offerte.',
  'groups.lead': 'Laat weten wie er wanneer komt. We antwoorden met een offerte; er is nog niets geboekt.',
  'groups.kind': 'Wie bent u?',
  'groups.name': 'Uw naam',
  'groups.organisation': 'School, bedrijf of vereniging',
  'groups.email': 'E-mail',
  'groups.phone': 'Telefoon',
  'groups.people': 'Aantal personen',
  'groups.days': 'Welke dagen en tijden komen u uit?',
  'groups.days.hint': 'Liever meer dan één.',
  'groups.wishes': 'Wat bent u van plan?',
  'groups.wishes.hint': 'Rondleidingen, talen, leeftijd, toegankelijkheid: alles wat ons helpt.',
  'groups.submit': 'Aanvraag versturen',
  'groups.choose': 'Maak een keuze',
  'groups.received': 'We hebben uw aanvraag',
  'groups.number': 'Aanvraag {number}',
  'groups.mailed': 'Er is een bevestiging onderweg naar {email}. We sturen u een offerte.',
  'groups.notMailed':
    'Naar dit adres zijn vandaag al zo veel mails gegaan dat we geen bevestiging sturen. Uw aanvraag is aangekomen.',
  'groups.nothing': 'Op dit moment is er geen formulier voor groepen. Schrijf ons gerust.',
  'groups.mail.subject': 'Uw aanvraag is aangekomen',
  'groups.mail.text':
    'Bedankt voor uw aanvraag. We sturen u een offerte; er is nog niets geboekt. Dit hebt u ons gestuurd:',
  'groups.mail.greeting': 'Goedendag,',
  'groups.mail.notice.subject': 'Een groep vraagt om een offerte: {name}',
  'groups.mail.notice.text':
    'Een groep vraagt om een offerte. U vindt de aanvraag in het kantoor onder ‘Requests of groups’:',
};
