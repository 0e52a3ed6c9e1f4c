import type { Wording } from '../message.ts';
import type { vouchersEn } from './en.ts';

export const vouchersIt: Wording<typeof vouchersEn> = {
  'vouchers.title': 'Buoni regalo',

  'vouchers.list.filter': 'Filtra i buoni',
  'vouchers.list.group': 'Tipo',
  'vouchers.list.all': 'Tutti',
  'vouchers.list.count': '{count, plural, one {# buono} other {# buoni}}',
  'vouchers.list.none': 'Non ci sono buoni di questo tipo.',
  'vouchers.list.reset': 'Mostra tutti i buoni',
  'vouchers.list.nothing': 'Al momento non ci sono buoni.',

  'vouchers.free': 'Importo a scelta',
  'vouchers.bounds': 'da {min} a {max}',
  'vouchers.vat': 'venduto senza IVA',
  'vouchers.vat.note': 'Il buono è venduto senza IVA; l’imposta è dovuta quando lo si utilizza.',
  'vouchers.mail': 'Consegna',
  'vouchers.mail.text': 'per e-mail in PDF, da stampare o inoltrare',
  'vouchers.valid': 'Validità',
  'vouchers.valid.until': 'acquistato oggi, fino al {day}',
  'vouchers.use': 'Utilizzo',
  'vouchers.use.text': 'in questo negozio e alle casse, anche in più volte',

  'vouchers.step': 'Il buono',
  'vouchers.amount': 'Importo in euro',
  'vouchers.amount.hint': 'Da {min} a {max}',
  'vouchers.amount.invalid': 'Indicare un importo in euro, per esempio 40 o 25,50.',
  'vouchers.amount.small': 'Scegliere almeno {min}.',
  'vouchers.amount.large': 'Scegliere al massimo {max}.',
  'vouchers.count': 'Quantità',
  'vouchers.greeting.hint': 'Stampata sul buono.',
  'vouchers.greeting.left': '{count, plural, one {Ancora # carattere} other {Ancora # caratteri}}',
  'vouchers.total': '{count, plural, one {# buono} other {# buoni}}',
  'vouchers.add': 'Aggiungi al carrello',
  'vouchers.added': '{count, plural, one {Il buono è nel carrello.} other {I buoni sono nel carrello.}}',

  'vouchers.expired': 'Questo buono è scaduto.',
  'vouchers.expired.text': 'Non è più in vendita. I buoni già acquistati restano utilizzabili.',
  'vouchers.expired.short': 'Non più in vendita',
  'vouchers.all': 'Mostra tutti i buoni',

  'vouchers.code': 'Buono o codice sconto',
  'vouchers.code.redeem': 'Applica',
  'vouchers.code.missing': 'Inserire il codice.',
  'vouchers.code.added': 'Applicato: {name}',
  'vouchers.code.again': 'Questo codice è già nel carrello.',
  'vouchers.code.failed': 'In questo momento non è stato possibile verificare il codice. Riprovare tra poco.',
  'vouchers.code.alone': 'Il codice è pronto. Appena si sceglie qualcosa, viene detratto qui.',
  'vouchers.code.vouchers': 'Un buono non si può pagare con un altro buono.',
};
