import type { Wording } from '../message.ts';
import type { vouchersEn } from './en.ts';

export const vouchersNl: Wording<typeof vouchersEn> = {
  'vouchers.title': 'Cadeaubonnen',

  'vouchers.list.filter': 'Cadeaubonnen filteren',
  'vouchers.list.group': 'Soort',
  'vouchers.list.all': 'Alle',
  'vouchers.list.count': '{count, plural, one {# cadeaubon} other {# cadeaubonnen}}',
  'vouchers.list.none': 'Er zijn geen cadeaubonnen van deze soort.',
  'vouchers.list.reset': 'Alle cadeaubonnen tonen',
  'vouchers.list.nothing': 'Op dit moment zijn er geen cadeaubonnen.',

  'vouchers.free': 'Bedrag naar keuze',
  'vouchers.bounds': '{min} tot {max}',
  'vouchers.vat': 'zonder btw',
  'vouchers.vat.note': 'De bon wordt zonder btw verkocht; btw wordt berekend zodra de bon wordt ingewisseld.',
  'vouchers.mail': 'Levering',
  'vouchers.mail.text': 'per e-mail als pdf, om te printen of door te sturen',
  'vouchers.valid': 'Geldig',
  'vouchers.valid.until': 'bij aankoop vandaag tot en met {day}',
  'vouchers.use': 'Inwisselen',
  'vouchers.use.text': 'in deze webshop en aan de kassa’s, ook in delen',

  'vouchers.step': 'Uw cadeaubon',
  'vouchers.amount': 'Bedrag in euro’s',
  'vouchers.amount.hint': 'Van {min} tot {max}',
  'vouchers.amount.invalid': 'Vul een bedrag in euro’s in, bijvoorbeeld 40 of 25,50.',
  'vouchers.amount.small': 'Kies minstens {min}.',
  'vouchers.amount.large': 'Kies hoogstens {max}.',
  'vouchers.count': 'Aantal',
  'vouchers.greeting.hint': 'Staat op de bon.',
  'vouchers.greeting.left': '{count, plural, one {Nog # teken} other {Nog # tekens}}',
  'vouchers.total': '{count, plural, one {# cadeaubon} other {# cadeaubonnen}}',
  'vouchers.add': 'In de winkelwagen',
  'vouchers.added':
    '{count, plural, one {De cadeaubon ligt in uw winkelwagen.} other {De cadeaubonnen liggen in uw winkelwagen.}}',

  'vouchers.expired': 'Het aanbod van deze cadeaubon is verlopen.',
  'vouchers.expired.text': 'De bon wordt niet meer verkocht. Wie hem al heeft, kan hem nog inwisselen.',
  'vouchers.expired.short': 'Niet meer te koop',
  'vouchers.all': 'Alle cadeaubonnen bekijken',

  'vouchers.code': 'Cadeaubon of kortingscode',
  'vouchers.code.redeem': 'Inwisselen',
  'vouchers.code.missing': 'Vul de code in.',
  'vouchers.code.added': 'Ingewisseld: {name}',
  'vouchers.code.again': 'Deze code ligt al in uw winkelwagen.',
  'vouchers.code.early': 'Deze code is nog niet geldig. Gebruik hem later.',
  'vouchers.code.late': 'Deze code is niet meer geldig. Gebruik een andere of neem contact met ons op.',
  'vouchers.code.empty': 'Op deze code staat geen tegoed meer. Gebruik een andere.',
  'vouchers.code.failed': 'De code kon niet worden gecontroleerd. Probeer het zo dadelijk opnieuw.',
  'vouchers.code.alone': 'Uw code ligt klaar. Zodra u iets kiest, wordt die hier in mindering gebracht.',
  'vouchers.code.vouchers': 'Een cadeaubon kan niet met een andere bon worden betaald.',
};
