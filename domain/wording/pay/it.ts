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
};
