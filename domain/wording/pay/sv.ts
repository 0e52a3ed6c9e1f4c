import type { Wording } from '../message.ts';
import type { payEn } from './en.ts';

export const paySv: Wording<typeof payEn> = {
  'pay.mail.subject': 'Betala din beställning: {amount}',
  'pay.mail':
    'allt i din beställning hos {museum} är reserverat för dig. Betala {amount} på nätet. Så snart det är betalt är beställningen bekräftad, och allt som hör till kommer med e-post.',
  'pay.mail.link': 'Betala {amount}',
  'pay.mail.valid': 'Länken gäller till: {at}',
  'pay.mail.otherwise':
    'Om du redan har betalat, eller inte har gjort den här beställningen, behöver du inte göra något. Skicka inte mejlet vidare: den som har länken ser vad som har beställts.',
  'pay.title': 'Betala din beställning',
  'pay.text':
    'Allt i den här beställningen är reserverat för dig till {until}. Så snart den är betald är den bekräftad, och allt som hör till kommer med e-post.',
  'pay.order': 'Din beställning',
  'pay.total': 'Att betala',
  'pay.part': '{count} × {name}',
  'pay.how': 'Hur vill du betala?',
  'pay.button': 'Betala {amount}',
  'pay.none': 'Det går inte att betala på nätet just nu. Försök igen senare eller fråga museet.',
  'pay.paid': 'Den här beställningen är betald',
  'pay.paid.text': 'Det finns inget kvar att betala. Biljetter och papper har skickats med e-post.',
  'pay.expired': 'Tiden för att betala är ute',
  'pay.expired.text':
    'Inget har dragits, och platserna kan köpas av andra. Om du fortfarande vill komma kan du fråga museet eller välja på nytt.',
  'pay.canceled': 'Den här beställningen har avbokats',
  'pay.canceled.text': 'Det finns inget att betala.',
  'pay.replaced': 'Det finns en nyare länk',
  'pay.replaced.text': 'Vi har skickat ett nytt mejl om den här beställningen. Använd länken i det.',
  'pay.moved.mail.subject': 'Betala {amount} för din nya tid',
  'pay.moved.mail':
    'platserna på den nya tiden hos {museum} är reserverade för dig. Betala mellanskillnaden på {amount} på nätet. Så snart den är betald flyttas ditt besök, och nya biljetter kommer med e-post. Till dess gäller de biljetter som du har.',
  'pay.moved.mail.otherwise':
    'Om du hellre kommer på den tid som du har behöver du inte göra något. Skicka inte mejlet vidare: den som har länken ser vad som har beställts.',
  'pay.moved.title': 'Betala mellanskillnaden',
  'pay.moved.text':
    'Platserna på den nya tiden är reserverade för dig till {until}. Så snart mellanskillnaden är betald flyttas ditt besök (nu: {from}), och nya biljetter kommer med e-post. Till dess gäller de biljetter som du har.',
  'pay.moved.order': 'Ditt besök på den nya tiden',
  'pay.moved.before': 'Redan betalt',
  'pay.moved.paid': 'Mellanskillnaden är betald',
  'pay.moved.paid.text': 'Ditt besök har flyttats. Nya biljetter har skickats med e-post.',
  'pay.moved.expired.text':
    'Inget har dragits, och inget har ändrats: ditt besök är kvar på den tid som du har. Om du fortfarande vill komma en annan tid kan du fråga museet.',
  'pay.moved.canceled': 'Den här länken gäller inte längre',
  'pay.moved.canceled.text':
    'Inget har dragits genom den. Om du har ett nyare mejl om den här beställningen kan du använda det, eller fråga museet.',
};
