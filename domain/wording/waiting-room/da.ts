import type { Wording } from '../message.ts';
import type { waitingRoomEn } from './en.ts';

export const waitingRoomDa: Wording<typeof waitingRoomEn> = {
  'waiting.title': 'Venteværelse',
  'waiting.lead':
    'Lige nu bestiller flere, end butikken kan nå at betjene. Du har en plads i køen, og din kurv bliver, som den er.',
  'waiting.entering': 'Du får en plads i køen.',
  'waiting.early': 'Salget er ikke begyndt endnu',
  'waiting.early.text':
    'Når det begynder, trækkes der lod om pladserne i køen blandt alle, der er her til den tid. Det er ingen fordel at være kommet først.',
  'waiting.soon': 'Mindre end et minut',
  'waiting.minutes': '{minutes, plural, one {Cirka # minut} other {Cirka # minutter}}',
  'waiting.hours': '{hours, plural, one {Mere end # time} other {Mere end # timer}}',
  'waiting.ahead':
    '{ahead, plural, =0 {Du er den næste.} one {# person er foran dig.} other {# personer er foran dig.}}',
  'waiting.keep':
    'Du kan genindlæse siden eller lukke den og komme tilbage: Din plads huskes i denne browser. Når det bliver din tur, holdes den i cirka et kvarter.',
  'waiting.called': 'Det er din tur',
  'waiting.called.text':
    'Du har {minutes, plural, one {# minut} other {# minutter}} til at begynde. Mens du bestiller, behøver du ikke vente igen.',
  'waiting.go': 'Til kassen',
  'waiting.lapsed': 'Din tur er forbi',
  'waiting.lapsed.text':
    'Det var din tur for noget tid siden, og andre er lukket ind siden. Du kan stille dig bagest i køen igen.',
  'waiting.again': 'Stil dig i kø igen',
  'waiting.open': 'Du behøver ikke vente',
  'waiting.open.text': 'Der er ingen foran dig.',
  'waiting.offline':
    'Butikken kan ikke nås lige nu. Din plads er stadig din, og siden bliver ved med at prøve.',
  'waiting.plain': 'Siden opdaterer sig selv; du behøver ikke gøre noget.',
  'waiting.noScript': 'Se din plads i køen',
};
