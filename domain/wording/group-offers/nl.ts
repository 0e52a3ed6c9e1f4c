import type { Wording } from '../message.ts';
import type { groupOffersEn } from './en.ts';

export const groupOffersNl: Wording<typeof groupOffersEn> = {
  'offer.title': 'Uw offerte',
  'offer.open': 'Een offerte voor uw groep',
  'offer.open.text':
    'Alles daarin is tot en met {until} voor u gereserveerd. Aanvaardt u de offerte dan niet, dan gaan de plaatsen naar anderen en bent u niets verschuldigd.',
  'offer.accepted': 'U hebt deze offerte aanvaard',
  'offer.accepted.text':
    'Uw bestelling is geplaatst. De bankgegevens zijn per e-mail naar u onderweg; met de betaling is de bestelling bevestigd en volgen de tickets.',
  'offer.paid': 'Deze bestelling is betaald',
  'offer.paid.text': 'Er hoeft niets meer te worden betaald. Tickets en documenten zijn per e-mail onderweg.',
  'offer.declined': 'U hebt deze offerte afgewezen',
  'offer.declined.text':
    'De plaatsen zijn weer vrij en u bent niets verschuldigd. Veranderen uw plannen, vraag ons dan om een nieuwe offerte.',
  'offer.withdrawn': 'Deze offerte is ingetrokken',
  'offer.withdrawn.text':
    'Het museum heeft de offerte teruggenomen. U bent niets verschuldigd. Schrijf ons als u een nieuwe wilt.',
  'offer.lapsed': 'Deze offerte is verlopen',
  'offer.lapsed.text':
    'De termijn is voorbij en de plaatsen kunnen naar anderen zijn gegaan. U bent niets verschuldigd. Schrijf ons als u nog steeds wilt komen.',
  'offer.given-up': 'Deze bestelling geldt niet meer',
  'offer.given-up.text':
    'Deze is geannuleerd, of het geld kwam niet op tijd binnen. Schrijf ons als u nog steeds wilt komen.',
  'offer.what': 'Wat we aanbieden',
  'offer.total': 'Totaal',
  'offer.reduction': '{percent}% korting voor uw groep, al verrekend',
  'offer.message': 'Van het museum',
  'offer.numbers': 'Met hoeveel komt u?',
  'offer.numbers.until':
    'Tot en met {day} kunt u dit zelf wijzigen: meer zolang er plaatsen vrij zijn, minder zonder kosten. U ziet eerst de nieuwe prijs.',
  'offer.numbers.fixed':
    'De aantallen konden hier tot en met {day} worden gewijzigd. Is er iets veranderd, schrijf ons dan: {contact}',
  'offer.numbers.museum':
    'De aantallen kunnen hier niet worden gewijzigd. Is er iets veranderd, schrijf ons dan: {contact}',
  'offer.people': 'Personen',
  'offer.numbers.check': 'Nieuwe prijs tonen',
  'offer.numbers.same': 'Dit zijn de aantallen die we hebben genoteerd.',
  'offer.numbers.new': 'Nieuw totaal: {total} (tot nu toe {before})',
  'offer.numbers.save': 'Naar deze aantallen wijzigen',
  'offer.numbers.keep': 'Laten zoals het is',
  'offer.numbers.saved': 'De nieuwe aantallen zijn genoteerd en de plaatsen zijn gereserveerd.',
  'offer.accept': 'Offerte aanvaarden',
  'offer.accept.how':
    'U betaalt per overschrijving; de bankgegevens komen per e-mail. De factuur gaat naar dit adres.',
  'offer.decline': 'Offerte afwijzen',
  'offer.decline.text': 'De plaatsen gaan dan naar anderen.',
  'offer.because': 'Wat past niet? (niet verplicht)',
  'offer.decline.button': 'Afwijzen',
  'offer.order.link': 'Bestelling en bankgegevens bekijken',
  'offer.due': 'Maak uiterlijk {day} {total} over onder vermelding van {reference}.',
  'offer.mail.subject': 'Onze offerte voor uw groep',
  'offer.mail':
    'Bedankt voor uw aanvraag. {museum} heeft een offerte voor u samengesteld; de plaatsen zijn tot en met {day} voor u gereserveerd.',
  'offer.mail.link': 'Offerte bekijken',
  'offer.mail.valid': 'U kunt de offerte aanvaarden of afwijzen tot: {at}',
  'offer.mail.otherwise': 'Stuur deze e-mail niet door: wie de link heeft, kan in uw plaats antwoorden.',
  'offer.reminder.subject': 'Onze offerte aan u loopt af op {day}',
  'offer.reminder':
    'Onze offerte voor uw groep staat nog open. De plaatsen zijn tot en met {day} gereserveerd; daarna kunnen anderen ze krijgen. Hebt u al anders besloten, wijs de offerte dan af, zodat de plaatsen vrijkomen.',
  'offer.accepted.link.text':
    'Uw bestelling is geplaatst. Betaal haar via de link hieronder, die u ook per e-mail krijgt; met de betaling is de bestelling bevestigd en volgen de tickets.',
  'offer.accept.how.link':
    'U betaalt online: de link komt per e-mail en staat op deze pagina. De factuur gaat naar dit adres.',
  'offer.pay': 'Nu {total} betalen',
  'offer.order.view': 'Bestelling bekijken',
  'offer.numbers.until.paid':
    'Tot en met {day} kunt u dit nog zelf wijzigen. Komen er meer, dan betaalt u bij; komen er minder, dan krijgt u het geld daarvoor terug. U ziet eerst het bedrag.',
  'offer.numbers.back': 'U krijgt {amount} terug via de oorspronkelijke betaalwijze. Nieuw totaal: {total}',
  'offer.numbers.due': 'U betaalt {amount} bij. Nieuw totaal: {total}',
  'offer.numbers.both':
    'U krijgt {back} terug via de oorspronkelijke betaalwijze en betaalt {due} bij. Nieuw totaal: {total}',
  'offer.more': 'Nog te betalen',
  'offer.more.text': 'Deze plaatsen zijn tot en met {day} gereserveerd. Na betaling volgen de tickets.',
  'offer.changed.subject': 'De nieuwe aantallen voor uw groep',
  'offer.changed':
    'We hebben de nieuwe aantallen genoteerd: {after} in plaats van {before}. Het totaal is nu {total}.',
  'offer.changed.back': 'U krijgt {amount} terug via de oorspronkelijke betaalwijze.',
  'offer.changed.due': 'U betaalt {amount} bij; hoe, leest u in een aparte e-mail.',
  'offer.changed.until': 'U kunt de aantallen wijzigen tot en met: {day}',
  'offer.withdrawn.subject': 'Onze offerte geldt niet meer',
  'offer.withdrawn.mail':
    'Het spijt ons: {museum} moet de offerte voor uw groep intrekken. De plaatsen zijn niet meer gereserveerd en u hoeft niets te betalen. Wilt u toch nog komen, schrijf ons dan.',
  'offer.pdf': 'Offerte als pdf',
  'offer.pdf.title': 'Offerte {number}',
  'offer.pdf.date': 'Datum van de offerte',
  'offer.pdf.valid': 'Geldig tot en met',
  'offer.pdf.accepted': 'Aanvaard op',
  'offer.pdf.numbers': 'Aantallen tot en met',
  'offer.pdf.note':
    'Dit is een offerte en geen factuur. U aanvaardt haar op haar pagina; de link kwam per e-mail.',
};
