import type { Wording } from '../message.ts';
import type { payEn } from './en.ts';

export const payDa: Wording<typeof payEn> = {
  'pay.mail.subject': 'Betal din bestilling: {amount}',
  'pay.mail':
    'alt i din bestilling hos {museum} er reserveret til dig. Betal {amount} online. Så snart der er betalt, er bestillingen bekræftet, og alt, hvad der hører til, kommer med e-mail.',
  'pay.mail.link': 'Betal {amount}',
  'pay.mail.valid': 'Linket gælder til: {at}',
  'pay.mail.otherwise':
    'Hvis du allerede har betalt eller ikke har afgivet denne bestilling, skal du ikke gøre noget. Send ikke denne e-mail videre: Den, der har linket, kan se, hvad der er bestilt.',
  'pay.title': 'Betal din bestilling',
  'pay.text':
    'Alt i denne bestilling er reserveret til dig indtil {until}. Så snart den er betalt, er den bekræftet, og alt, hvad der hører til, kommer med e-mail.',
  'pay.order': 'Din bestilling',
  'pay.total': 'At betale',
  'pay.part': '{count} × {name}',
  'pay.how': 'Hvordan vil du betale?',
  'pay.button': 'Betal {amount}',
  'pay.none': 'Der kan ikke betales online lige nu. Prøv igen senere, eller spørg museet.',
  'pay.paid': 'Denne bestilling er betalt',
  'pay.paid.text': 'Der er ikke mere at betale. Billetter og papirer er sendt med e-mail.',
  'pay.expired': 'Tiden til at betale er udløbet',
  'pay.expired.text':
    'Der er ikke trukket noget, og pladserne kan købes af andre. Vil du stadig gerne komme, så spørg museet, eller vælg igen.',
  'pay.canceled': 'Denne bestilling er annulleret',
  'pay.canceled.text': 'Der er ikke noget at betale.',
  'pay.replaced': 'Der er et nyere link',
  'pay.replaced.text': 'Vi har sendt dig en ny e-mail om denne bestilling. Brug linket i den.',
};
