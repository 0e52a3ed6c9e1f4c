import type { Wording } from '../message.ts';
import type { vouchersEn } from './en.ts';

export const vouchersDa: Wording<typeof vouchersEn> = {
  'vouchers.title': 'Gavekort',

  'vouchers.list.filter': 'Vælg blandt gavekortene',
  'vouchers.list.group': 'Type',
  'vouchers.list.all': 'Alle',
  'vouchers.list.count': '{count, plural, one {# gavekort} other {# gavekort}}',
  'vouchers.list.none': 'Der er ingen gavekort af denne type.',
  'vouchers.list.reset': 'Vis alle gavekort',
  'vouchers.list.nothing': 'Der er ingen gavekort i øjeblikket.',

  'vouchers.free': 'Valgfrit beløb',
  'vouchers.bounds': '{min} til {max}',
  'vouchers.vat': 'sælges uden moms',
  'vouchers.vat.note': 'Gavekortet sælges uden moms; momsen beregnes, når det bruges.',
  'vouchers.mail': 'Levering',
  'vouchers.mail.text': 'på e-mail som pdf, til at udskrive eller sende videre',
  'vouchers.valid': 'Gyldigt',
  'vouchers.valid.until': 'til og med {day}, hvis du køber det i dag',
  'vouchers.use': 'Bruges',
  'vouchers.use.text': 'i butikken her og i billetsalgene, også ad flere gange',

  'vouchers.step': 'Dit gavekort',
  'vouchers.amount': 'Beløb i euro',
  'vouchers.amount.hint': 'Fra {min} til {max}',
  'vouchers.amount.invalid': 'Skriv et beløb i euro, for eksempel 40 eller 25,50.',
  'vouchers.amount.small': 'Vælg mindst {min}.',
  'vouchers.amount.large': 'Vælg højst {max}.',
  'vouchers.count': 'Antal',
  'vouchers.greeting.hint': 'Står på gavekortet.',
  'vouchers.greeting.left': '{count, plural, one {# tegn tilbage} other {# tegn tilbage}}',
  'vouchers.total': '{count, plural, one {# gavekort} other {# gavekort}}',
  'vouchers.add': 'Læg i kurven',
  'vouchers.added':
    '{count, plural, one {Gavekortet ligger i din kurv.} other {Gavekortene ligger i din kurv.}}',

  'vouchers.expired': 'Dette gavekort er udløbet.',
  'vouchers.expired.text': 'Det sælges ikke længere. Den, der allerede har købt det, kan stadig bruge det.',
  'vouchers.expired.short': 'Sælges ikke længere',
  'vouchers.all': 'Se alle gavekort',

  'vouchers.code': 'Gavekort eller rabatkode',
  'vouchers.code.redeem': 'Indløs',
  'vouchers.code.missing': 'Skriv koden.',
  'vouchers.code.added': 'Indløst: {name}',
  'vouchers.code.again': 'Koden ligger allerede i din kurv.',
  'vouchers.code.early': 'Koden gælder ikke endnu. Brug den senere.',
  'vouchers.code.late': 'Koden gælder ikke længere. Brug en anden, eller kontakt os.',
  'vouchers.code.empty': 'Der er ikke mere tilbage på koden. Brug en anden.',
  'vouchers.code.failed': 'Koden kunne ikke tjekkes lige nu. Prøv igen om et øjeblik.',
  'vouchers.code.alone': 'Din kode ligger klar. Så snart du vælger noget, trækkes den fra her.',
  'vouchers.code.vouchers': 'Et gavekort kan ikke betales med et andet gavekort.',
};
