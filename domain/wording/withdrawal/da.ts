import type { Wording } from '../message.ts';
import type { withdrawalEn } from './en.ts';

export const withdrawalDa: Wording<typeof withdrawalEn> = {
  'withdrawal.link': 'Fortryd aftalen',
  'withdrawal.lead':
    'Her fortryder du en bestilling, uden konto og uden at give en grund. Vi bekræfter straks modtagelsen på e-mail.',
  'withdrawal.right':
    'Om og hvor længe du kan fortryde, står ved hver linje i din bestilling. Billetter og rundvisninger på en bestemt dato er undtaget.',
  'withdrawal.name': 'Dit navn',
  'withdrawal.number': 'Bestillingsnummer',
  'withdrawal.number.hint': 'Det står i mailen om din bestilling, for eksempel 2026-100017.',
  'withdrawal.email': 'E-mail',
  'withdrawal.email.hint': 'Hertil sender vi kvitteringen for modtagelsen.',
  'withdrawal.part': 'Del af bestillingen',
  'withdrawal.part.hint': 'Kun hvis du vil beholde resten.',
  'withdrawal.statement': 'Jeg fortryder hermed min aftale med: {museum}.',
  'withdrawal.confirm': 'Bekræft fortrydelse',
  'withdrawal.noScript':
    'Formularen kræver JavaScript. Uden JavaScript kan du fortryde med en mail til {email}.',
  'withdrawal.otherwise': 'Du kan også fortryde med en almindelig mail:',
  'withdrawal.received': 'Vi har modtaget din meddelelse om fortrydelse',
  'withdrawal.received.at': 'Modtaget den {day} kl.\u00a0{time}',
  'withdrawal.whole': 'Hele aftalen, i det omfang den kan fortrydes',
  'withdrawal.mailed': 'Den samme kvittering er på vej til {email}. Gem den.',
  'withdrawal.notMailed':
    'Der er allerede sendt flere kvitteringer til {email} inden for den seneste time, så vi sender ikke en til. Udskriv eller gem denne side.',
  'withdrawal.next':
    'Kvitteringen siger, at din meddelelse er nået frem. Vi ser på den og skriver til dig. Det, der kan fortrydes, betaler vi tilbage inden for fjorten dage fra i dag, på samme måde som du betalte; for varer må vi vente, til vi har dem eller bevis for, at de er sendt.',
};
