import type { Wording } from '../message.ts';
import type { groupOffersEn } from './en.ts';

export const groupOffersIt: Wording<typeof groupOffersEn> = {
  'offer.title': 'Offerta per il gruppo',
  'offer.open': 'Un’offerta per il gruppo',
  'offer.open.text':
    'Tutto ciò che contiene è riservato; scadenza {until}, giorno compreso. Senza accettazione entro quella data i posti andranno ad altri e non c’è nulla da pagare.',
  'offer.accepted': 'Offerta accettata',
  'offer.accepted.text':
    'L’ordine è stato inviato. Le coordinate bancarie arrivano per e-mail; con il pagamento l’ordine è confermato e seguono i biglietti.',
  'offer.paid': 'Questo ordine è pagato',
  'offer.paid.text': 'Non c’è più nulla da pagare. Biglietti e documenti arrivano per e-mail.',
  'offer.declined': 'Offerta rifiutata',
  'offer.declined.text':
    'I posti sono di nuovo liberi e non c’è nulla da pagare. Se i programmi cambiano, è possibile chiedere una nuova offerta.',
  'offer.withdrawn': 'Questa offerta è stata ritirata',
  'offer.withdrawn.text':
    'Il museo l’ha ritirata. Non c’è nulla da pagare. Per riceverne una nuova è possibile scriverci.',
  'offer.lapsed': 'Questa offerta è scaduta',
  'offer.lapsed.text':
    'Il termine è passato e i posti potrebbero essere andati ad altri. Non c’è nulla da pagare. Per venire comunque è possibile scriverci.',
  'offer.given-up': 'Questo ordine non è più valido',
  'offer.given-up.text':
    'È stato annullato, oppure il pagamento non è arrivato in tempo. Per venire comunque è possibile scriverci.',
  'offer.what': 'Che cosa offriamo',
  'offer.total': 'Totale',
  'offer.reduction': '{percent}% di sconto per il gruppo, già detratto',
  'offer.message': 'Dal museo',
  'offer.numbers': 'Quante persone?',
  'offer.numbers.until':
    'I numeri si possono modificare qui: in più finché ci sono posti liberi, in meno senza costi. Prima si vede il nuovo prezzo. Scadenza {day}, giorno compreso.',
  'offer.numbers.fixed':
    'Il termine per modificare qui i numeri è scaduto (scadenza {day}). Se qualcosa è cambiato, è possibile scriverci: {contact}',
  'offer.numbers.museum':
    'Qui i numeri non si possono modificare. Se qualcosa è cambiato, è possibile scriverci: {contact}',
  'offer.people': 'Persone',
  'offer.numbers.check': 'Mostra il nuovo prezzo',
  'offer.numbers.same': 'Questi sono i numeri che abbiamo annotato.',
  'offer.numbers.new': 'Nuovo totale: {total} (finora {before})',
  'offer.numbers.save': 'Conferma questi numeri',
  'offer.numbers.keep': 'Lascia tutto com’è',
  'offer.numbers.saved': 'I nuovi numeri sono annotati e i posti riservati.',
  'offer.accept': 'Accettare l’offerta',
  'offer.accept.how':
    'Il pagamento avviene con bonifico; le coordinate bancarie arrivano per e-mail. La fattura è intestata a questo indirizzo.',
  'offer.decline': 'Rifiuta l’offerta',
  'offer.decline.text': 'I posti andranno allora ad altri.',
  'offer.because': 'Che cosa non va bene? (facoltativo)',
  'offer.decline.button': 'Rifiuta',
  'offer.order.link': 'Ordine e coordinate bancarie',
  'offer.due': 'Da pagare con bonifico: {total}, causale {reference}, scadenza {day}.',
  'offer.mail.subject': 'La nostra offerta per il Suo gruppo',
  'offer.mail':
    'grazie della richiesta. {museum} ha preparato un’offerta per Lei; i posti sono riservati; scadenza {day}, giorno compreso.',
  'offer.mail.link': 'Vedi l’offerta',
  'offer.mail.valid': 'Può accettarla o rifiutarla. Scadenza: {at}',
  'offer.mail.otherwise': 'Non inoltri questa e-mail: chi ha il link può rispondere al Suo posto.',
  'offer.reminder.subject': 'La nostra offerta sta per scadere: {day}',
  'offer.reminder':
    'la nostra offerta per il Suo gruppo è ancora aperta. I posti sono riservati, scadenza {day}, giorno compreso; poi potranno andare ad altri. Se ha già deciso diversamente, La preghiamo di rifiutarla, così i posti tornano liberi.',
  'offer.accepted.link.text':
    'L’ordine è stato inviato. Si paga con il link qui sotto, che arriva anche per e-mail; con il pagamento l’ordine è confermato e seguono i biglietti.',
  'offer.accept.how.link':
    'Il pagamento avviene online: il link arriva per e-mail e si trova in questa pagina. La fattura è intestata a questo indirizzo.',
  'offer.pay': 'Paga {total}',
  'offer.order.view': 'Vedi l’ordine',
  'offer.numbers.until.paid':
    'I numeri si possono ancora modificare qui: per chi si aggiunge si paga la differenza, per chi rinuncia c’è il rimborso. Prima si vede l’importo. Scadenza {day}, giorno compreso.',
  'offer.numbers.back': 'Rimborso con lo stesso mezzo di pagamento: {amount}. Nuovo totale: {total}',
  'offer.numbers.due': 'Da pagare in più: {amount}. Nuovo totale: {total}',
  'offer.numbers.both':
    'Rimborso con lo stesso mezzo di pagamento: {back}. Da pagare in più: {due}. Nuovo totale: {total}',
  'offer.more': 'Ancora da pagare',
  'offer.more.text':
    'Questi posti sono riservati; scadenza {day}, giorno compreso. Con il pagamento seguono i biglietti.',
  'offer.changed.subject': 'I nuovi numeri per il Suo gruppo',
  'offer.changed':
    'abbiamo registrato i nuovi numeri: {after} invece di {before}. Il totale è ora di {total}.',
  'offer.changed.back': 'Rimborso con lo stesso mezzo di pagamento: {amount}.',
  'offer.changed.due': 'Da pagare in più: {amount}; un’altra e-mail spiega come.',
  'offer.changed.until': 'I numeri si possono modificare. Scadenza: {day}',
  'offer.withdrawn.subject': 'La nostra offerta non è più valida',
  'offer.withdrawn.mail':
    'ci dispiace: {museum} deve ritirare l’offerta per il Suo gruppo. I posti non sono più riservati e non c’è nulla da pagare. Se desidera ancora venire, ci scriva.',
  'offer.pdf': 'Offerta in PDF',
  'offer.pdf.title': 'Offerta {number}',
  'offer.pdf.date': 'Data dell’offerta',
  'offer.pdf.valid': 'Scadenza',
  'offer.pdf.accepted': 'Data di accettazione',
  'offer.pdf.numbers': 'Numeri modificabili, scadenza',
  'offer.pdf.note':
    'Questa è un’offerta e non una fattura. Si accetta nella sua pagina; il link è arrivato per e-mail.',
};
