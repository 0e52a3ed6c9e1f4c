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
};
