import type { Wording } from '../message.ts';
import type { vouchersEn } from './en.ts';

export const vouchersDe: Wording<typeof vouchersEn> = {
  'vouchers.title': 'Gutscheine',

  'vouchers.list.filter': 'Gutscheine eingrenzen',
  'vouchers.list.group': 'Art',
  'vouchers.list.all': 'Alle',
  'vouchers.list.count': '{count, plural, one {# Gutschein} other {# Gutscheine}}',
  'vouchers.list.none': 'Gutscheine dieser Art gibt es nicht.',
  'vouchers.list.reset': 'Alle Gutscheine zeigen',
  'vouchers.list.nothing': 'Zurzeit gibt es keine Gutscheine.',

  'vouchers.free': 'Betrag nach Wahl',
  'vouchers.bounds': '{min} bis {max}',
  'vouchers.vat': 'ohne MwSt.',
  'vouchers.vat.note': 'Der Gutschein wird ohne MwSt. verkauft; sie fällt an, wenn er eingelöst wird.',
  'vouchers.vat.single':
    'Im Preis des Gutscheins sind {rate} MwSt. enthalten; beim Einlösen fällt keine mehr an.',
  'vouchers.mail': 'Zustellung',
  'vouchers.mail.text': 'per E-Mail als PDF, zum Ausdrucken oder Weiterleiten',
  'vouchers.valid': 'Gültig',
  'vouchers.valid.until': 'bei Kauf heute bis {day}',
  'vouchers.use': 'Einlösen',
  'vouchers.use.text': 'hier im Shop und an den Kassen, auch in Teilen',
  'vouchers.use.rate': 'hier im Shop und an den Kassen, auch in Teilen, für alles mit {rate} MwSt.',

  'vouchers.step': 'Ihr Gutschein',
  'vouchers.amount': 'Betrag in Euro',
  'vouchers.amount.hint': 'Von {min} bis {max}',
  'vouchers.amount.invalid': 'Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 40 oder 25,50.',
  'vouchers.amount.small': 'Bitte wählen Sie mindestens {min}.',
  'vouchers.amount.large': 'Bitte wählen Sie höchstens {max}.',
  'vouchers.count': 'Anzahl',
  'vouchers.greeting.hint': 'Steht auf dem Gutschein.',
  'vouchers.greeting.left': '{count, plural, one {Noch # Zeichen} other {Noch # Zeichen}}',
  'vouchers.present': 'Für wen ist er?',
  'vouchers.present.self': 'Für mich, oder ich überreiche ihn selbst',
  'vouchers.present.self.hint': 'Er kommt per E-Mail zu Ihnen.',
  'vouchers.present.other': 'An jemanden verschicken',
  'vouchers.present.other.hint': 'Per E-Mail, an einem Tag Ihrer Wahl.',
  'vouchers.present.to': 'Name der beschenkten Person',
  'vouchers.present.email': 'E-Mail-Adresse der beschenkten Person',
  'vouchers.present.from': 'Von wem ist das Geschenk?',
  'vouchers.present.from.hint': 'So steht Ihr Name in der E-Mail.',
  'vouchers.present.day': 'Tag des Versands',
  'vouchers.present.day.hint':
    'Heute heißt: sobald Sie bezahlt haben. Sonst morgens um {time}, spätestens am {last}.',
  'vouchers.present.language': 'Sprache der E-Mail',
  'vouchers.present.on': 'Per E-Mail an {name} ({email}) am {day}',
  'vouchers.present.now': 'Per E-Mail an {name} ({email}), sobald bezahlt ist',
  'vouchers.preview': 'Vorschau',
  'vouchers.preview.mail': 'E-Mail ansehen',
  'vouchers.preview.pdf': 'PDF ansehen',
  'vouchers.redeem': 'Gutschein einlösen',
  'vouchers.redeem.checking': 'Der Gutschein wird geprüft …',
  'vouchers.redeem.worth': 'Ihr Gutschein ist {amount} wert',
  'vouchers.redeem.ready': 'Er liegt schon in Ihrem Warenkorb und wird von dem abgezogen, was Sie wählen.',
  'vouchers.redeem.until': 'Gültig bis {day}',
  'vouchers.redeem.tickets': 'Tickets wählen',
  'vouchers.redeem.cart': 'Zum Warenkorb',
  'vouchers.redeem.type':
    'Geben Sie den Code Ihres Gutscheins ein. Er wird von dem abgezogen, was Sie wählen.',
  'vouchers.total': '{count, plural, one {# Gutschein} other {# Gutscheine}}',
  'vouchers.add': 'In den Warenkorb',
  'vouchers.added':
    '{count, plural, one {Der Gutschein liegt in Ihrem Warenkorb.} other {Die Gutscheine liegen in Ihrem Warenkorb.}}',

  'vouchers.expired': 'Dieses Gutscheinangebot ist abgelaufen.',
  'vouchers.expired.text':
    'Der Gutschein wird nicht mehr verkauft. Wer ihn schon hat, kann ihn weiterhin einlösen.',
  'vouchers.expired.short': 'Nicht mehr im Verkauf',
  'vouchers.all': 'Alle Gutscheine ansehen',

  'vouchers.code': 'Gutschein- oder Rabattcode',
  'vouchers.code.redeem': 'Einlösen',
  'vouchers.code.missing': 'Bitte geben Sie den Code ein.',
  'vouchers.code.added': 'Eingelöst: {name}',
  'vouchers.code.again': 'Dieser Code ist schon in Ihrem Warenkorb.',
  'vouchers.code.early': 'Dieser Code gilt erst ab dem {valid_from}. Bitte lösen Sie ihn dann ein.',
  'vouchers.code.late':
    'Dieser Code galt nur bis zum {valid_to}. Bitte verwenden Sie einen anderen oder wenden Sie sich an uns.',
  'vouchers.code.empty': 'Dieser Code ist schon ganz verbraucht. Bitte verwenden Sie einen anderen.',
  'vouchers.code.failed':
    'Der Code ließ sich gerade nicht prüfen. Bitte versuchen Sie es gleich noch einmal.',
  'vouchers.code.alone': 'Ihr Code liegt bereit. Sobald Sie etwas wählen, wird er hier abgezogen.',
  'vouchers.code.vouchers': 'Gutscheine und Spenden lassen sich nicht mit einem Gutschein bezahlen.',
  'vouchers.code.undiscounted': 'Auf Gutscheine und Spenden gibt es keinen Rabatt.',
  'vouchers.code.rate': 'Gilt für alles mit {rate} MwSt.',
  'vouchers.code.rate.none':
    'Dieser Gutschein gilt nur für das, was {rate} MwSt. hat. Davon liegt nichts in Ihrem Warenkorb.',
};
