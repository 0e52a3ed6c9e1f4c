import type { Wording } from '../message.ts';
import type { withdrawalEn } from './en.ts';

export const withdrawalDe: Wording<typeof withdrawalEn> = {
  'withdrawal.link': 'Vertrag widerrufen',
  'withdrawal.lead':
    'Hier widerrufen Sie eine Bestellung, ohne Konto und ohne Angabe von Gründen. Den Eingang bestätigen wir Ihnen sofort per E-Mail.',
  'withdrawal.right':
    'Ob und wie lange Sie widerrufen können, steht bei jeder Position Ihrer Bestellung. Tickets und Führungen mit festem Termin sind ausgenommen.',
  'withdrawal.name': 'Ihr Name',
  'withdrawal.number': 'Bestellnummer',
  'withdrawal.number.hint': 'Sie steht in der E-Mail zu Ihrer Bestellung, zum Beispiel 2026-100017.',
  'withdrawal.email': 'E-Mail',
  'withdrawal.email.hint': 'Dorthin schicken wir die Eingangsbestätigung.',
  'withdrawal.part': 'Teil der Bestellung',
  'withdrawal.part.hint': 'Nur nötig, wenn Sie den Rest behalten möchten.',
  'withdrawal.statement': 'Hiermit widerrufe ich meinen Vertrag mit: {museum}.',
  'withdrawal.confirm': 'Widerruf bestätigen',
  'withdrawal.noScript':
    'Dieses Formular braucht JavaScript. Ohne JavaScript widerrufen Sie bitte per E-Mail an {email}.',
  'withdrawal.otherwise': 'Sie können auch formlos per E-Mail widerrufen:',
  'withdrawal.received': 'Ihr Widerruf ist eingegangen',
  'withdrawal.received.at': 'Eingegangen am {day} um {time} Uhr',
  'withdrawal.whole': 'Der ganze Vertrag, soweit er widerrufen werden kann',
  'withdrawal.mailed': 'Dieselbe Eingangsbestätigung ist unterwegs an {email}. Bitte heben Sie sie auf.',
  'withdrawal.notMailed':
    'An {email} sind in der letzten Stunde schon mehrere Eingangsbestätigungen gegangen, darum schicken wir keine weitere. Bitte drucken oder speichern Sie diese Seite.',
  'withdrawal.next':
    'Damit bestätigen wir, dass Ihr Widerruf angekommen ist. Wir prüfen ihn und schreiben Ihnen. Was widerrufen werden kann, erstatten wir innerhalb von vierzehn Tagen ab heute auf dem Weg, auf dem Sie bezahlt haben; bei Waren dürfen wir warten, bis wir sie oder den Nachweis ihrer Absendung haben.',
};
