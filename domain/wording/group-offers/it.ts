import type { Wording } from '../message.ts';
import type { groupOffersEn } from './en.ts';

export const groupOffersIt: Wording<typeof groupOffersEn> = {
  'offer.title': 'La Sua offerta',
  'offer.open': 'Un’offerta per il Suo gruppo',
  'offer.open.text':
    'Tutto ciò che contiene è riservato per Lei fino al {until} compreso. Se non l’accetta entro allora, i posti andranno ad altri e non dovrà nulla.',
  'offer.accepted': 'Ha accettato questa offerta',
  'offer.accepted.text':
    'L’ordine è stato inviato. Le coordinate bancarie arrivano per e-mail; con il pagamento l’ordine è confermato e seguono i biglietti.',
  'offer.paid': 'Questo ordine è pagato',
  'offer.paid.text': 'Non c’è più nulla da pagare. Biglietti e documenti arrivano per e-mail.',
  'offer.declined': 'Ha rifiutato questa offerta',
  'offer.declined.text':
    'I posti sono di nuovo liberi e non deve nulla. Se i programmi cambiano, ci chieda una nuova offerta.',
  'offer.withdrawn': 'Questa offerta è stata ritirata',
  'offer.withdrawn.text': 'Il museo l’ha ritirata. Non deve nulla. Ci scriva se ne desidera una nuova.',
  'offer.lapsed': 'Questa offerta è scaduta',
  'offer.lapsed.text':
    'Il termine è passato e i posti potrebbero essere andati ad altri. Non deve nulla. Ci scriva se desidera ancora venire.',
  'offer.given-up': 'Questo ordine non è più valido',
  'offer.given-up.text':
    'È stato annullato, oppure il pagamento non è arrivato in tempo. Ci scriva se desidera ancora venire.',
  'offer.what': 'Che cosa offriamo',
  'offer.total': 'Totale',
  'offer.reduction': '{percent} % di sconto per il Suo gruppo, già detratto',
  'offer.message': 'Dal museo',
  'offer.numbers': 'Quanti siete?',
  'offer.numbers.until':
    'Può modificare i numeri da sé fino al {day} compreso: in più finché ci sono posti liberi, in meno senza costi. Prima vede il nuovo prezzo.',
  'offer.numbers.fixed':
    'I numeri si potevano modificare qui fino al {day}. Se qualcosa è cambiato, ci scriva: {contact}',
  'offer.people': 'Persone',
  'offer.numbers.check': 'Mostrare il nuovo prezzo',
  'offer.numbers.same': 'Questi sono i numeri che abbiamo annotato.',
  'offer.numbers.new': 'Nuovo totale: {total} (finora {before})',
  'offer.numbers.save': 'Passare a questi numeri',
  'offer.numbers.keep': 'Lasciare tutto com’è',
  'offer.numbers.saved': 'I nuovi numeri sono annotati e i posti riservati.',
  'offer.accept': 'Accettare l’offerta',
  'offer.accept.how':
    'Il pagamento avviene con bonifico; le coordinate bancarie arrivano per e-mail. La fattura è intestata a questo indirizzo.',
  'offer.decline': 'Rifiutare l’offerta',
  'offer.decline.text': 'I posti andranno allora ad altri.',
  'offer.because': 'Che cosa non va bene? (facoltativo)',
  'offer.decline.button': 'Rifiutare',
  'offer.order.link': 'Vedere l’ordine e le coordinate bancarie',
  'offer.due': 'Effettui un bonifico di {total} entro il {day} con la causale {reference}.',
  'offer.mail.subject': 'La nostra offerta per il Suo gruppo',
  'offer.mail':
    'grazie della richiesta. {museum} ha preparato un’offerta per Lei; i posti sono riservati fino al {day} compreso.',
  'offer.mail.link': 'Vedere l’offerta',
  'offer.mail.valid': 'Può accettarla o rifiutarla fino al: {at}',
  'offer.mail.otherwise': 'Non inoltri questa e-mail: chi ha il link può rispondere al Suo posto.',
  'offer.reminder.subject': 'La nostra offerta scade il {day}',
  'offer.reminder':
    'la nostra offerta per il Suo gruppo è ancora aperta. I posti sono riservati fino al {day} compreso; poi potranno andare ad altri. Se ha già deciso diversamente, La preghiamo di rifiutarla, così i posti tornano liberi.',
};
