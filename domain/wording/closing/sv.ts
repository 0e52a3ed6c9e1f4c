import type { Wording } from '../message.ts';
import type { closingEn } from './en.ts';

export const closingSv: Wording<typeof closingEn> = {
  'closing.mail.subject': 'Ditt besök kan inte bli av: {title}',
  'closing.mail.text':
    'tyvärr kan ditt besök hos {museum} inte bli av på den bokade tiden. Vi beklagar. Välj vad du vill ha i stället.',
  'closing.mail.subject.few': 'Din visning blir inte av: {title}',
  'closing.mail.text.few':
    'tyvärr har för få personer bokat din visning hos {museum}, så den kan inte bli av på den bokade tiden. Vi beklagar. Välj vad du vill ha i stället.',
  'closing.mail.link': 'Välj nu',
  'closing.mail.valid': 'Svara senast: {at}',
  'closing.mail.after.money': 'Om vi inte hör något från dig får du pengarna tillbaka.',
  'closing.mail.after.voucher': 'Om vi inte hör något från dig får du ett presentkort.',
  'closing.mail.after.list':
    'Om vi inte hör något från dig, skriv eller ring oss senare: vi hittar en lösning tillsammans.',
  'closing.mail.private': 'Skicka inte det här mejlet vidare: den som har länken bestämmer över ditt besök.',
  'closing.title': 'Ditt besök kan inte bli av',
  'closing.text': 'Vi beklagar. Välj senast {until} vad du vill ha i stället.',
  'closing.title.few': 'Din visning blir inte av',
  'closing.text.few':
    'För få personer har bokat den här visningen. Vi beklagar. Välj senast {until} vad du vill ha i stället.',
  'closing.visit': 'Det du har bokat',
  'closing.part': '{count} × {name}',
  'closing.choose': 'Vad vill du ha?',
  'closing.choice.other-time': 'En annan tid',
  'closing.choice.voucher': 'Ett presentkort',
  'closing.choice.money': 'Pengarna tillbaka',
  'closing.day': 'Dag',
  'closing.time': 'Tid',
  'closing.times.none': 'Just nu har ingen annan tid tillräckligt många platser för alla.',
  'closing.effect.other-time':
    'Alla kommer på den nya tiden: {when}. Du behöver inte betala något, och nya biljetter kommer med e-post.',
  'closing.effect.back': 'Den nya tiden är billigare: du får {amount} tillbaka.',
  'closing.effect.money':
    'Du får {amount} tillbaka på samma sätt som du betalade. Biljetterna gäller inte längre.',
  'closing.effect.codes': '{amount} finns på ditt presentkort igen och kan användas till ett annat besök.',
  'closing.effect.voucher': 'Du får ett presentkort på {amount} med e-post. Biljetterna gäller inte längre.',
  'closing.effect.free': 'Inget har betalats, så inget betalas tillbaka. Biljetterna gäller inte längre.',
  'closing.button.other-time': 'Kom på den här tiden',
  'closing.button.voucher': 'Ta presentkortet',
  'closing.button.money': 'Få pengarna tillbaka',
  'closing.refused.full':
    'Andra var snabbare: den här tiden har inte tillräckligt många platser längre. Välj en annan.',
  'closing.refused.not-possible':
    'Det går inte just nu, och inget har ändrats. Välj något annat eller fråga museet.',
  'closing.before': 'Du hade redan valt. Inget annat har ändrats.',
  'closing.moved.title': 'Ditt besök har en ny tid',
  'closing.moved.text': 'Du kommer {when}. Nya biljetter är på väg med e-post; de gamla gäller inte längre.',
  'closing.voucher.title': 'Du får ett presentkort',
  'closing.voucher.text': 'Det är värt {amount} och på väg med e-post.',
  'closing.money.title': 'Du får pengarna tillbaka',
  'closing.money.text': '{amount} betalas tillbaka på samma sätt som du betalade. Ett mejl bekräftar det.',
  'closing.elsewhere.title': 'Det finns inget kvar att välja',
  'closing.elsewhere.text':
    'Besöket har flyttats eller avbokats under tiden. I dina mejl står vad som gäller nu.',
  'closing.listed.title': 'Museet tar hand om det',
  'closing.listed.text': 'Det gick inte automatiskt. Skriv eller ring oss: vi hittar en lösning tillsammans.',
  'closing.late.title': 'Tiden för att välja är över',
  'closing.late.text': 'Vi tar hand om din beställning de närmaste dagarna. Fråga museet om du undrar något.',
};
