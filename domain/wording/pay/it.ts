import type { Wording } from '../message.ts';
import type { payEn } from './en.ts';

export const payIt: Wording<typeof payEn> = {
  'pay.mail.subject': 'Pagamento del suo ordine: {amount}',
  'pay.mail':
    'tutto ciò che ha ordinato presso {museum} è riservato per lei. La preghiamo di pagare {amount} online. Appena pagato, l’ordine è confermato e tutto il resto arriva per e-mail.',
  'pay.mail.link': 'Paga {amount}',
  'pay.mail.valid': 'Il link è valido fino a: {at}',
  'pay.mail.otherwise':
    'Se ha già pagato o non ha effettuato questo ordine, non deve fare nulla. La preghiamo di non inoltrare questa e-mail: chi ha il link vede che cosa è stato ordinato.',
  'pay.title': 'Pagare l’ordine',
  'pay.text':
    'Tutto ciò che contiene questo ordine è riservato per lei fino a {until}. Appena pagato, è confermato e tutto il resto arriva per e-mail.',
  'pay.order': 'Il suo ordine',
  'pay.total': 'Da pagare',
  'pay.part': '{count} × {name}',
  'pay.how': 'Come desidera pagare?',
  'pay.button': 'Paga {amount}',
  'pay.none': 'Al momento non è possibile pagare online. Riprovi più tardi o si rivolga al museo.',
  'pay.paid': 'Questo ordine è pagato',
  'pay.paid.text': 'Non c’è più nulla da pagare. Biglietti e documenti sono stati inviati per e-mail.',
  'pay.expired': 'Il tempo per pagare è scaduto',
  'pay.expired.text':
    'Non è stato addebitato nulla e i posti possono essere presi da altri. Se desidera ancora venire, si rivolga al museo o scelga di nuovo.',
  'pay.canceled': 'Questo ordine è stato annullato',
  'pay.canceled.text': 'Non c’è nulla da pagare.',
  'pay.replaced': 'C’è un link più recente',
  'pay.replaced.text':
    'Le abbiamo inviato un’altra e-mail su questo ordine. La preghiamo di usare il link che contiene.',
  'pay.moved.mail.subject': 'Pagamento di {amount} per il nuovo orario',
  'pay.moved.mail':
    'i posti per il nuovo orario presso {museum} sono riservati per lei. La preghiamo di pagare online la differenza di {amount}. Appena pagata, la sua visita viene spostata e i nuovi biglietti arrivano per e-mail. Fino ad allora restano validi i biglietti che ha.',
  'pay.moved.mail.otherwise':
    'Se preferisce venire all’orario che ha già, non deve fare nulla. La preghiamo di non inoltrare questa e-mail: chi ha il link vede che cosa è stato ordinato.',
  'pay.moved.title': 'Pagare la differenza',
  'pay.moved.text':
    'I posti per il nuovo orario sono riservati per lei fino a {until}. Appena pagata la differenza, la sua visita viene spostata (finora: {from}) e i nuovi biglietti arrivano per e-mail. Fino ad allora restano validi i biglietti che ha.',
  'pay.moved.order': 'La sua visita al nuovo orario',
  'pay.moved.before': 'Già pagato',
  'pay.moved.paid': 'La differenza è pagata',
  'pay.moved.paid.text': 'La sua visita è stata spostata. I nuovi biglietti sono stati inviati per e-mail.',
  'pay.moved.expired.text':
    'Non è stato addebitato nulla e nulla è cambiato: la sua visita resta all’orario che ha. Se desidera ancora un altro orario, si rivolga al museo.',
  'pay.moved.canceled': 'Questo link non è più valido',
  'pay.moved.canceled.text':
    'Con questo link non è stato addebitato nulla. Se ha ricevuto un’e-mail più recente su questo ordine, usi quella oppure si rivolga al museo.',
};
