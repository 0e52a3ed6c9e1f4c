import type { Wording } from '../message.ts';
import type { demoBankEn } from './en.ts';

export const demoBankIt: Wording<typeof demoBankEn> = {
  'bank.title': 'Banca dimostrativa',
  'bank.notice': 'Questa banca serve a provare il negozio online. Qui non si muove denaro.',
  'bank.amount': 'Importo',
  'bank.for': 'Per',
  'bank.reference': 'Pagamento',
  'bank.payer.title': 'Chi paga',
  'bank.payer.hint':
    'Un fornitore di pagamenti express conosce il nome e l’indirizzo e-mail dei propri clienti. I biglietti vengono inviati a questo indirizzo.',
  'bank.payer.name': 'Nome',
  'bank.payer.email': 'Indirizzo e-mail',
  'bank.payer.emailInvalid': 'Inserire un indirizzo e-mail, per esempio nome@example.org.',
  'bank.payer.nameInvalid': 'Inserire un nome di al massimo 120 caratteri.',
  'bank.decide': 'Che cosa deve succedere?',
  'bank.pay': 'Il pagamento riesce subito.',
  'bank.decline': 'La banca rifiuta il pagamento.',
  'bank.cancel': 'Si torna indietro senza pagare.',
  'bank.later': 'La banca decide in pochi secondi e poi informa il negozio online.',
  'bank.unknown': 'A questo indirizzo non c’è alcun pagamento.',
  'bank.undecided': 'Scegliere uno dei quattro pulsanti.',
  'bank.down': 'La banca dimostrativa al momento non è disponibile.',
};
