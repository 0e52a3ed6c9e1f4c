import type { Wording } from '../message.ts';
import type { transferEn } from './en.ts';

export const transferDa: Wording<typeof transferEn> = {
  'transfer.hint': 'Overfør senest {due}. Billetterne kommer på e-mail, når pengene er kommet ind.',
  'transfer.hint.companies':
    'For skoler, virksomheder og myndigheder. Overfør senest {due}; billetterne kommer på e-mail, når pengene er kommet ind.',
  'transfer.not.visit_too_soon':
    'Du kan betale med bankoverførsel for besøg fra {day}: Pengene skal være kommet ind før besøget.',
  'transfer.title': 'Reserveret til dig: Overfør beløbet',
  'transfer.text':
    'Overfør {amount}, så pengene er kommet ind senest {due}. Indtil da er alt i din bestilling reserveret til dig. Når pengene er kommet ind, er bestillingen bekræftet, og det, der hører til, kommer på e-mail.',
  'transfer.part':
    'En del af beløbet er kommet ind. Der mangler stadig {missing}; overfør resten med samme reference.',
  'transfer.account': 'Oplysninger til overførslen',
  'transfer.holder': 'Kontohaver',
  'transfer.iban': 'IBAN',
  'transfer.bic': 'BIC',
  'transfer.bank': 'Bank',
  'transfer.amount': 'Beløb',
  'transfer.reference': 'Reference',
  'transfer.due': 'Betales senest',
  'transfer.reference.hint': 'Skriv præcis denne reference. Den viser, hvilken bestilling pengene hører til.',
  'transfer.copy': 'Kopier',
  'transfer.copy.label': 'Kopier: {what}',
  'transfer.copied': 'Kopieret: {what}',
  'transfer.code': 'Kode til bankapps',
  'transfer.code.hint': 'Scan koden med din bankapp, så er overførslen udfyldt.',
  'transfer.mailed': 'Vi har også sendt oplysningerne til {email}. Du kan lukke siden.',
  'transfer.mailed.nameless': 'Vi har også sendt dig oplysningerne på e-mail. Du kan lukke siden.',
  'transfer.cancel': 'Annuller bestillingen',
  'transfer.cancel.sure':
    'Hvis du annullerer, bliver dine pladser ledige for andre, og du behøver ikke overføre noget. Penge, der allerede er på vej, får du tilbage.',
  'transfer.cancel.yes': 'Ja, annuller',
  'transfer.cancel.no': 'Behold bestillingen',
  'transfer.canceled': 'Din bestilling er annulleret',
  'transfer.canceled.text':
    'Dine pladser er ledige igen. Overfør ikke mere; penge, der allerede er på vej, får du tilbage.',
  'transfer.gone': 'Pengene kom ikke ind i tide',
  'transfer.gone.text':
    'Dine pladser er ledige igen. Hvis du alligevel har betalt, får du billetterne, hvis der er pladser tilbage; ellers får du hele beløbet tilbage.',
  'transfer.mail.asked.subject': 'Overfør {amount} senest {due}',
  'transfer.mail.asked':
    'Tak for din bestilling. Alt i den er reserveret til dig. Overfør {amount}, så pengene er kommet ind senest {due}. Når de er kommet ind, er bestillingen bekræftet, og det, der hører til, kommer på e-mail.',
  'transfer.mail.reminder.subject': 'Påmindelse: Overfør {amount} senest {due}',
  'transfer.mail.reminder':
    'Der mangler stadig {amount} for din bestilling. Overfør beløbet, så det er kommet ind senest {due}; derefter bliver dine pladser ledige for andre. Hvis du har betalt inden for de seneste dage, behøver du ikke gøre noget.',
  'transfer.mail.lapsed.subject': 'Din reservation er udløbet',
  'transfer.mail.lapsed':
    'Pengene for din bestilling kom ikke ind senest {due}. Dine pladser er derfor ledige for andre igen. Hvis du alligevel har betalt, får du billetterne, hvis der er pladser tilbage; ellers får du hele beløbet tilbage.',
  'transfer.mail.page': 'Se bestillingen',
  'transfer.mail.cancel': 'Der kan du også se, om pengene er kommet ind, og annullere bestillingen.',
  'transfer.mail.otherwise':
    'Hvis du ikke har bestilt dette, behøver du ikke gøre noget: Uden betaling udløber bestillingen af sig selv.',
  'transfer.mail.again': 'Til programmet',
};
