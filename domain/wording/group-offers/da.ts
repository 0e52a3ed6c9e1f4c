import type { Wording } from '../message.ts';
import type { groupOffersEn } from './en.ts';

export const groupOffersDa: Wording<typeof groupOffersEn> = {
  'offer.title': 'Dit tilbud',
  'offer.open': 'Et tilbud til din gruppe',
  'offer.open.text':
    'Alt i det er reserveret til dig til og med den {until}. Hvis du ikke accepterer det inden da, går pladserne til andre, og du skylder ikke noget.',
  'offer.accepted': 'Du har accepteret tilbuddet',
  'offer.accepted.text':
    'Din bestilling er afgivet. Bankoplysningerne er på vej til dig med e-mail; når pengene er kommet, er bestillingen bekræftet, og billetterne følger.',
  'offer.paid': 'Bestillingen er betalt',
  'offer.paid.text': 'Der er ikke mere at betale. Billetter og dokumenter er på vej med e-mail.',
  'offer.declined': 'Du har afslået tilbuddet',
  'offer.declined.text':
    'Pladserne er ledige igen, og du skylder ikke noget. Hvis planerne ændrer sig, så bed os om et nyt tilbud.',
  'offer.withdrawn': 'Tilbuddet er trukket tilbage',
  'offer.withdrawn.text':
    'Museet har trukket det tilbage. Du skylder ikke noget. Skriv til os, hvis du gerne vil have et nyt.',
  'offer.lapsed': 'Tilbuddet er udløbet',
  'offer.lapsed.text':
    'Fristen er udløbet, og pladserne kan være gået til andre. Du skylder ikke noget. Skriv til os, hvis du stadig gerne vil komme.',
  'offer.given-up': 'Bestillingen gælder ikke længere',
  'offer.given-up.text':
    'Den er annulleret, eller pengene kom ikke frem i tide. Skriv til os, hvis du stadig gerne vil komme.',
  'offer.what': 'Det tilbyder vi',
  'offer.total': 'I alt',
  'offer.reduction': '{percent}\u00a0% rabat til din gruppe, allerede trukket fra',
  'offer.message': 'Fra museet',
  'offer.numbers': 'Hvor mange kommer?',
  'offer.numbers.until':
    'Du kan selv ændre det til og med den {day}: flere, så længe der er ledige pladser, færre uden omkostninger. Du ser den nye pris først.',
  'offer.numbers.fixed':
    'Antallet kunne ændres her til og med den {day}. Hvis noget har ændret sig, så skriv til os: {contact}',
  'offer.numbers.museum':
    'Antallet kan ikke ændres her. Hvis noget har ændret sig, så skriv til os: {contact}',
  'offer.people': 'Personer',
  'offer.numbers.check': 'Vis den nye pris',
  'offer.numbers.same': 'Det er det antal, vi har noteret.',
  'offer.numbers.new': 'Ny sum: {total} (hidtil {before})',
  'offer.numbers.save': 'Skift til dette antal',
  'offer.numbers.keep': 'Lad det være, som det er',
  'offer.numbers.saved': 'Det nye antal er noteret, og pladserne er reserveret.',
  'offer.accept': 'Accepter tilbuddet',
  'offer.accept.how':
    'Du betaler med bankoverførsel; bankoplysningerne kommer med e-mail. Fakturaen udstedes til denne adresse.',
  'offer.decline': 'Afslå tilbuddet',
  'offer.decline.text': 'Så går pladserne til andre.',
  'offer.because': 'Hvad passer ikke? (valgfrit)',
  'offer.decline.button': 'Afslå',
  'offer.order.link': 'Se bestillingen og bankoplysningerne',
  'offer.due': 'Overfør {total} senest den {day} med referencen {reference}.',
  'offer.mail.subject': 'Vores tilbud til din gruppe',
  'offer.mail':
    'tak for din forespørgsel. {museum} har sammensat et tilbud til dig, og pladserne er reserveret til og med den {day}.',
  'offer.mail.link': 'Se tilbuddet',
  'offer.mail.valid': 'Du kan acceptere eller afslå det indtil: {at}',
  'offer.mail.otherwise': 'Send ikke denne e-mail videre: Den, der har linket, kan svare i dit sted.',
  'offer.reminder.subject': 'Vores tilbud til dig udløber den {day}',
  'offer.reminder':
    'vores tilbud til din gruppe er stadig åbent. Pladserne er reserveret til og med den {day}; derefter kan andre få dem. Hvis du allerede har besluttet dig for noget andet, så afslå det gerne, så pladserne bliver ledige.',
  'offer.accepted.link.text':
    'Din bestilling er afgivet. Betal den med linket nedenfor, som du også får med e-mail; når pengene er kommet, er bestillingen bekræftet, og billetterne følger.',
  'offer.accept.how.link':
    'Du betaler på nettet: Linket kommer med e-mail og står på denne side. Fakturaen udstedes til denne adresse.',
  'offer.pay': 'Betal {total} nu',
  'offer.order.view': 'Se bestillingen',
  'offer.numbers.until.paid':
    'Du kan stadig selv ændre det til og med den {day}. Kommer der flere, betaler du forskellen; kommer der færre, får du pengene tilbage. Du ser beløbet først.',
  'offer.numbers.back': 'Du får {amount} tilbage på samme måde, som du betalte. Nyt beløb i alt: {total}',
  'offer.numbers.due': 'Du skal betale {amount} mere. Nyt beløb i alt: {total}',
  'offer.numbers.both':
    'Du får {back} tilbage på samme måde, som du betalte, og skal betale {due} mere. Nyt beløb i alt: {total}',
  'offer.more': 'Mangler at blive betalt',
  'offer.more.text':
    'Disse pladser er reserveret til og med den {day}. Når pengene er kommet, følger billetterne.',
  'offer.changed.subject': 'De nye antal for din gruppe',
  'offer.changed': 'vi har noteret de nye antal: {after} i stedet for {before}. Beløbet er nu {total} i alt.',
  'offer.changed.back': 'Du får {amount} tilbage på samme måde, som du betalte.',
  'offer.changed.due': 'Du skal betale {amount} mere; hvordan, står i en særskilt e-mail.',
  'offer.changed.until': 'Du kan ændre antallene til og med: {day}',
  'offer.withdrawn.subject': 'Vores tilbud gælder ikke længere',
  'offer.withdrawn.mail':
    'vi beklager: {museum} må trække sit tilbud til din gruppe tilbage. Pladserne er ikke længere reserveret, og du skylder ikke noget. Skriv til os, hvis du stadig gerne vil komme.',
  'offer.pdf': 'Tilbuddet som pdf',
  'offer.pdf.title': 'Tilbud {number}',
  'offer.pdf.date': 'Tilbudsdato',
  'offer.pdf.valid': 'Gælder til og med',
  'offer.pdf.accepted': 'Accepteret den',
  'offer.pdf.numbers': 'Antal kan ændres til og med',
  'offer.pdf.note':
    'Dette er et tilbud og ikke en faktura. Det accepteres på sin side; linket kom med e-mail.',
};
