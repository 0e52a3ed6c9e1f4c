import type { Wording } from '../message.ts';
import type { withdrawalEn } from './en.ts';

export const withdrawalIt: Wording<typeof withdrawalEn> = {
  'withdrawal.link': 'Recedere dal contratto',
  'withdrawal.lead':
    'Qui è possibile recedere da un ordine, senza account e senza indicare il motivo. La ricezione viene confermata subito per e-mail.',
  'withdrawal.right':
    'Se e per quanto tempo è possibile recedere è indicato accanto a ogni articolo dell’ordine. I biglietti e le visite guidate a data fissa sono esclusi.',
  'withdrawal.name': 'Nome e cognome',
  'withdrawal.number': 'Numero d’ordine',
  'withdrawal.number.hint': 'Si trova nell’e-mail dell’ordine, per esempio 2026-100017.',
  'withdrawal.email': 'E-mail',
  'withdrawal.email.hint': 'A questo indirizzo arriva la conferma di ricezione.',
  'withdrawal.part': 'Parte dell’ordine',
  'withdrawal.part.hint': 'Solo se si desidera tenere il resto.',
  'withdrawal.statement': 'Con la presente recedo dal mio contratto con: {museum}.',
  'withdrawal.confirm': 'Conferma recesso',
  'withdrawal.noScript':
    'Questo modulo richiede JavaScript. Senza JavaScript è possibile recedere per e-mail scrivendo a {email}.',
  'withdrawal.otherwise': 'È possibile recedere anche con una semplice e-mail:',
  'withdrawal.received': 'Il recesso è stato ricevuto',
  'withdrawal.received.at': 'Ricevuto in data {day} alle ore {time}',
  'withdrawal.whole': 'L’intero contratto, per quanto è possibile recederne',
  'withdrawal.mailed': 'La stessa conferma è in arrivo all’indirizzo {email}. È bene conservarla.',
  'withdrawal.notMailed':
    'Nell’ultima ora sono già state inviate diverse conferme a {email}, perciò non ne inviamo un’altra. Stampare o salvare questa pagina.',
  'withdrawal.next':
    'Questa conferma attesta che il recesso è arrivato. Lo esaminiamo e rispondiamo per e-mail. Ciò da cui è possibile recedere viene rimborsato entro quattordici giorni da oggi, con lo stesso mezzo di pagamento; per gli articoli possiamo attendere di averli ricevuti o di avere la prova della spedizione.',
};
