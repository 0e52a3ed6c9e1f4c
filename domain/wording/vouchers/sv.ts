import type { Wording } from '../message.ts';
import type { vouchersEn } from './en.ts';

export const vouchersSv: Wording<typeof vouchersEn> = {
  'vouchers.title': 'Presentkort',

  'vouchers.list.filter': 'Välj bland presentkorten',
  'vouchers.list.group': 'Typ',
  'vouchers.list.all': 'Alla',
  'vouchers.list.count': '{count, plural, one {# presentkort} other {# presentkort}}',
  'vouchers.list.none': 'Det finns inga presentkort av den här typen.',
  'vouchers.list.reset': 'Visa alla presentkort',
  'vouchers.list.nothing': 'Just nu finns det inga presentkort.',

  'vouchers.free': 'Valfritt belopp',
  'vouchers.bounds': '{min} till {max}',
  'vouchers.vat': 'säljs utan moms',
  'vouchers.vat.note': 'Presentkortet säljs utan moms; momsen tas ut när det används.',
  'vouchers.mail': 'Leverans',
  'vouchers.mail.text': 'med e-post som pdf, att skriva ut eller skicka vidare',
  'vouchers.valid': 'Giltigt',
  'vouchers.valid.until': 'till och med {day} om du köper det i dag',
  'vouchers.use': 'Används',
  'vouchers.use.text': 'i den här butiken och i kassorna, även i flera omgångar',

  'vouchers.step': 'Ditt presentkort',
  'vouchers.amount': 'Belopp i euro',
  'vouchers.amount.hint': 'Från {min} till {max}',
  'vouchers.amount.invalid': 'Ange ett belopp i euro, till exempel 40 eller 25,50.',
  'vouchers.amount.small': 'Välj minst {min}.',
  'vouchers.amount.large': 'Välj högst {max}.',
  'vouchers.count': 'Antal',
  'vouchers.greeting.hint': 'Står på presentkortet.',
  'vouchers.greeting.left': '{count, plural, one {# tecken kvar} other {# tecken kvar}}',
  'vouchers.total': '{count, plural, one {# presentkort} other {# presentkort}}',
  'vouchers.add': 'Lägg i varukorgen',
  'vouchers.added':
    '{count, plural, one {Presentkortet ligger i din varukorg.} other {Presentkorten ligger i din varukorg.}}',

  'vouchers.expired': 'Det här presentkortet har gått ut.',
  'vouchers.expired.text': 'Det säljs inte längre. Den som redan har köpt det kan fortfarande använda det.',
  'vouchers.expired.short': 'Säljs inte längre',
  'vouchers.all': 'Se alla presentkort',

  'vouchers.code': 'Presentkort eller rabattkod',
  'vouchers.code.redeem': 'Lös in',
  'vouchers.code.missing': 'Ange koden.',
  'vouchers.code.added': 'Inlöst: {name}',
  'vouchers.code.again': 'Den här koden ligger redan i din varukorg.',
  'vouchers.code.early': 'Koden gäller inte än. Använd den senare.',
  'vouchers.code.late': 'Koden gäller inte längre. Använd en annan eller kontakta oss.',
  'vouchers.code.empty': 'Det finns inget kvar på koden. Använd en annan.',
  'vouchers.code.failed': 'Koden kunde inte kontrolleras just nu. Försök igen om en stund.',
  'vouchers.code.alone': 'Din kod är redo. Så snart du väljer något dras den av här.',
  'vouchers.code.vouchers': 'Ett presentkort kan inte betalas med ett annat presentkort.',
};
