import type { Wording } from '../message.ts';
import type { transferEn } from './en.ts';

export const transferIt: Wording<typeof transferEn> = {
  'transfer.hint':
    'Bonifico da effettuare entro {due}. I biglietti arrivano per e-mail appena ricevuto il pagamento.',
  'transfer.hint.companies':
    'Per scuole, aziende ed enti. Bonifico da effettuare entro {due}; i biglietti arrivano per e-mail appena ricevuto il pagamento.',
  'transfer.not.visit_too_soon':
    'Il pagamento con bonifico è possibile per le visite da {day} in poi: il denaro deve arrivare prima della visita.',
  'transfer.title': 'Ordine riservato: effettuare il bonifico',
  'transfer.text':
    'Effettuare un bonifico di {amount} in modo che arrivi entro {due}. Fino ad allora tutto ciò che è stato ordinato resta riservato. Appena il denaro arriva, l’ordine è confermato e quanto ne fa parte arriva per e-mail.',
  'transfer.part':
    'Una parte dell’importo è arrivata. Mancano ancora {missing}; versare il resto con la stessa causale.',
  'transfer.account': 'Dati per il bonifico',
  'transfer.holder': 'Intestatario del conto',
  'transfer.iban': 'IBAN',
  'transfer.bic': 'BIC',
  'transfer.bank': 'Banca',
  'transfer.amount': 'Importo',
  'transfer.reference': 'Causale',
  'transfer.due': 'Scadenza',
  'transfer.reference.hint':
    'Indicare esattamente questa causale: ci dice a quale ordine si riferisce il denaro.',
  'transfer.copy': 'Copia',
  'transfer.copy.label': 'Copia: {what}',
  'transfer.copied': 'Copiato: {what}',
  'transfer.code': 'Codice per le app bancarie',
  'transfer.code.hint': 'Inquadrandolo con l’app della banca, il bonifico è già compilato.',
  'transfer.mailed': 'Questi dati sono stati inviati anche a {email}. La pagina si può chiudere.',
  'transfer.mailed.nameless': 'Questi dati sono stati inviati anche per e-mail. La pagina si può chiudere.',
  'transfer.cancel': 'Annulla l’ordine',
  'transfer.cancel.sure':
    'Annullando, i posti tornano liberi per altri e non c’è nulla da versare. Un bonifico già disposto viene restituito.',
  'transfer.cancel.yes': 'Sì, annulla l’ordine',
  'transfer.cancel.no': 'Mantieni l’ordine',
  'transfer.canceled': 'L’ordine è annullato',
  'transfer.canceled.text':
    'I posti sono di nuovo liberi. Non effettuare più il bonifico; un bonifico già disposto viene restituito.',
  'transfer.gone': 'Il pagamento non è arrivato in tempo',
  'transfer.gone.text':
    'I posti sono di nuovo liberi. Se il bonifico è stato comunque effettuato, i biglietti arrivano se ci sono ancora posti; altrimenti l’intero importo viene restituito.',
  'transfer.mail.asked.subject': 'Bonifico di {amount} entro {due}',
  'transfer.mail.asked':
    'grazie per il Suo ordine. Tutto ciò che contiene è riservato per Lei. La preghiamo di versare {amount} in modo che il denaro arrivi entro {due}. Appena arriva, l’ordine è confermato e quanto ne fa parte Le arriva per e-mail.',
  'transfer.mail.reminder.subject': 'Promemoria: bonifico di {amount} entro {due}',
  'transfer.mail.reminder':
    'per il Suo ordine mancano ancora {amount}. La preghiamo di versarli in modo che arrivino entro {due}; dopo, i Suoi posti tornano liberi per altri. Se ha effettuato il bonifico negli ultimi giorni, non deve fare nulla.',
  'transfer.mail.lapsed.subject': 'La Sua prenotazione è terminata',
  'transfer.mail.lapsed':
    'il pagamento del Suo ordine non è arrivato entro {due}. I Suoi posti sono quindi di nuovo liberi per altri. Se ha comunque effettuato il bonifico, riceve i biglietti se ci sono ancora posti; altrimenti Le restituiamo l’intero importo.',
  'transfer.mail.page': 'Vedi l’ordine',
  'transfer.mail.cancel': 'Lì vede anche se il denaro è arrivato e può annullare l’ordine.',
  'transfer.mail.otherwise':
    'Se non ha fatto Lei questo ordine, non deve fare nulla: senza pagamento termina da solo.',
  'transfer.mail.again': 'Vai al programma',
};
