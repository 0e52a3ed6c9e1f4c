import type { Wording } from '../message.ts';
import type { waitingRoomEn } from './en.ts';

export const waitingRoomNl: Wording<typeof waitingRoomEn> = {
  'waiting.title': 'Wachtruimte',
  'waiting.lead':
    'Op dit moment bestellen meer mensen dan de webshop aankan. U hebt een plaats in de rij, en uw winkelwagen blijft zoals die is.',
  'waiting.entering': 'U krijgt een plaats in de rij.',
  'waiting.early': 'De verkoop is nog niet begonnen',
  'waiting.early.text':
    'Bij de start van de verkoop worden de plaatsen in de rij verloot onder iedereen die er dan is. Eerder komen geeft geen voordeel.',
  'waiting.soon': 'Minder dan een minuut',
  'waiting.minutes': '{minutes, plural, one {Ongeveer # minuut} other {Ongeveer # minuten}}',
  'waiting.hours': '{hours, plural, one {Meer dan # uur} other {Meer dan # uur}}',
  'waiting.ahead':
    '{ahead, plural, =0 {U bent de volgende.} one {# bezoeker is vóór u.} other {# bezoekers zijn vóór u.}}',
  'waiting.keep':
    'U kunt deze pagina opnieuw laden, of sluiten en later terugkomen: uw plaats wordt in deze browser bewaard. Als u aan de beurt bent, blijft die ongeveer een kwartier voor u vrij.',
  'waiting.called': 'U bent aan de beurt',
  'waiting.called.text':
    'U hebt {minutes, plural, one {# minuut} other {# minuten}} om te beginnen. Tijdens het bestellen hoeft u niet opnieuw te wachten.',
  'waiting.go': 'Verder naar afrekenen',
  'waiting.lapsed': 'Uw beurt is voorbij',
  'waiting.lapsed.text':
    'U was enige tijd geleden aan de beurt; intussen zijn anderen binnengelaten. U kunt achteraan in de rij een nieuwe plaats krijgen.',
  'waiting.again': 'Opnieuw aansluiten',
  'waiting.open': 'U hoeft niet te wachten',
  'waiting.open.text': 'Er is niemand vóór u.',
  'waiting.offline':
    'De webshop is nu niet bereikbaar. Uw plaats blijft bewaard, en deze pagina blijft het proberen.',
  'waiting.plain': 'Deze pagina ververst zichzelf; u hoeft niets te doen.',
  'waiting.noScript': 'Uw plaats in de rij bekijken',
};
