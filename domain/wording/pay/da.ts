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
  'pay.moved.mail.subject': 'Betal {amount} for din nye tid',
  'pay.moved.mail':
    'pladserne på den nye tid hos {museum} er reserveret til dig. Betal forskellen på {amount} online. Så snart den er betalt, bliver dit besøg flyttet, og nye billetter kommer med e-mail. Indtil da gælder de billetter, du har.',
  'pay.moved.mail.otherwise':
    'Hvis du hellere vil komme på den tid, du har, skal du ikke gøre noget. Send ikke denne e-mail videre: Den, der har linket, kan se, hvad der er bestilt.',
  'pay.moved.title': 'Betal forskellen',
  'pay.moved.text':
    'Pladserne på den nye tid er reserveret til dig indtil {until}. Så snart forskellen er betalt, bliver dit besøg flyttet (nu: {from}), og nye billetter kommer med e-mail. Indtil da gælder de billetter, du har.',
  'pay.moved.order': 'Dit besøg på den nye tid',
  'pay.moved.before': 'Allerede betalt',
  'pay.moved.paid': 'Forskellen er betalt',
  'pay.moved.paid.text': 'Dit besøg er flyttet. Nye billetter er sendt med e-mail.',
  'pay.moved.expired.text':
    'Der er ikke trukket noget, og intet er ændret: Dit besøg bliver på den tid, du har. Vil du stadig gerne komme på en anden tid, så spørg museet.',
  'pay.moved.canceled': 'Dette link gælder ikke længere',
  'pay.moved.canceled.text':
    'Der er ikke trukket noget via linket. Har du en nyere e-mail om denne bestilling, så brug den, eller spørg museet.',
};
