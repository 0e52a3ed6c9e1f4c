import type { Wording } from '../message.ts';
import type { withdrawalEn } from './en.ts';

export const withdrawalSv: Wording<typeof withdrawalEn> = {
  'withdrawal.link': 'Ångra avtalet',
  'withdrawal.lead':
    'Här ångrar du en beställning, utan konto och utan att ange skäl. Vi bekräftar direkt med e-post att vi har fått din anmälan.',
  'withdrawal.right':
    'Om och hur länge du kan ångra köpet står vid varje rad i din beställning. Biljetter och visningar på ett bestämt datum är undantagna.',
  'withdrawal.name': 'Ditt namn',
  'withdrawal.number': 'Beställningsnummer',
  'withdrawal.number.hint': 'Det står i mejlet om din beställning, till exempel 2026-100017.',
  'withdrawal.email': 'E-post',
  'withdrawal.email.hint': 'Hit skickar vi mottagningsbekräftelsen.',
  'withdrawal.part': 'Del av beställningen',
  'withdrawal.part.hint': 'Behövs bara om du vill behålla resten.',
  'withdrawal.statement': 'Härmed ångrar jag mitt avtal med: {museum}.',
  'withdrawal.confirm': 'Bekräfta att du ångrar avtalet',
  'withdrawal.noScript':
    'Formuläret behöver JavaScript. Utan JavaScript kan du ångra avtalet med ett mejl till {email}.',
  'withdrawal.otherwise': 'Du kan också ångra avtalet med ett vanligt mejl:',
  'withdrawal.received': 'Vi har fått din anmälan om att du ångrar avtalet',
  'withdrawal.received.at': 'Mottagen den {day} kl.\u00a0{time}',
  'withdrawal.whole': 'Hela avtalet, i den mån det kan ångras',
  'withdrawal.mailed': 'Samma bekräftelse är på väg till {email}. Spara den.',
  'withdrawal.notMailed':
    'Flera bekräftelser har redan gått till {email} den senaste timmen, därför skickar vi ingen till. Skriv ut eller spara den här sidan.',
  'withdrawal.next':
    'Bekräftelsen säger att din anmälan har kommit fram. Vi går igenom den och skriver till dig. Det som kan ångras betalar vi tillbaka inom fjorton dagar från i dag, på samma sätt som du betalade; för varor får vi vänta tills vi har fått dem eller bevis på att de är skickade.',
};
