import type { Wording } from '../message.ts';
import type { withdrawalEn } from './en.ts';

export const withdrawalNl: Wording<typeof withdrawalEn> = {
  'withdrawal.link': 'Overeenkomst herroepen',
  'withdrawal.lead':
    'Hier herroept u een bestelling, zonder account en zonder opgave van redenen. De ontvangst bevestigen we meteen per e-mail.',
  'withdrawal.right':
    'Of en hoelang u kunt herroepen, staat bij elk onderdeel van uw bestelling. Tickets en rondleidingen op een vaste datum zijn uitgezonderd.',
  'withdrawal.name': 'Uw naam',
  'withdrawal.number': 'Bestelnummer',
  'withdrawal.number.hint': 'Het staat in de e-mail over uw bestelling, bijvoorbeeld 2026-100017.',
  'withdrawal.email': 'E-mailadres',
  'withdrawal.email.hint': 'Naar dit adres sturen we de ontvangstbevestiging.',
  'withdrawal.part': 'Deel van de bestelling',
  'withdrawal.part.hint': 'Alleen nodig als u de rest wilt houden.',
  'withdrawal.statement': 'Hierbij herroep ik mijn overeenkomst met: {museum}.',
  'withdrawal.confirm': 'Herroeping bevestigen',
  'withdrawal.noScript':
    'Dit formulier heeft JavaScript nodig. Herroep zonder JavaScript per e-mail aan {email}.',
  'withdrawal.otherwise': 'U kunt ook vormvrij per e-mail herroepen:',
  'withdrawal.received': 'Uw herroeping is ontvangen',
  'withdrawal.received.at': 'Ontvangen op {day} om {time} uur',
  'withdrawal.whole': 'De hele overeenkomst, voor zover die herroepen kan worden',
  'withdrawal.mailed': 'Dezelfde ontvangstbevestiging is onderweg naar {email}. Bewaar die goed.',
  'withdrawal.notMailed':
    'In het afgelopen uur zijn er al meerdere ontvangstbevestigingen naar {email} gestuurd, daarom sturen we er nu geen meer. Print of bewaar deze pagina.',
  'withdrawal.next':
    'Hiermee bevestigen we dat uw herroeping is ontvangen. We bekijken die en schrijven u. Wat herroepen kan worden, betalen we binnen veertien dagen vanaf vandaag terug, op de manier waarop u hebt betaald; bij artikelen mogen we wachten tot we ze of het bewijs van verzending hebben.',
};
