import type { Wording } from '../message.ts';
import type { cartEn } from './en.ts';

export const cartNl: Wording<typeof cartEn> = {
  'cart.title': 'Uw winkelwagen',
  'cart.checkout': 'Afrekenen',
  'cart.description':
    'Winkelwagen en afrekenen: koop tickets, rondleidingen, cadeaubonnen en boeken, met of zonder account. {museum}.',
  'cart.lines': 'Uw keuze',
  'cart.fold': 'Keuze wijzigen',
  'cart.fold.code': 'Keuze wijzigen of code inwisselen',
  'cart.summary': 'Uw bestelling',
  'cart.unreachable':
    'De webshop is nu niet bereikbaar. Uw winkelwagen is er nog; controleer uw verbinding en probeer het opnieuw.',
  'cart.slow': 'De webshop reageert nu erg traag. Uw winkelwagen is er nog; probeer het opnieuw.',
  'cart.too-many':
    'Dat waren veel pogingen in korte tijd. Probeer het over {minutes, plural, one {een minuut} other {# minuten}} nog eens.',
  'cart.again': 'Opnieuw proberen',
  'cart.new-window': '(opent in een nieuw venster)',

  'cart.bar': 'In de winkelwagen: {count, plural, one {# artikel} other {# artikelen}}',
  'cart.bar.link': 'Afrekenen',
  'cart.bar.more': 'Meer toevoegen',

  'cart.empty.text': 'Uw winkelwagen is leeg.',
  'cart.empty.next': 'Tickets kiezen',
  'cart.elsewhere':
    '{count, plural, one {In een ander tabblad ligt # artikel in de winkelwagen.} other {In een ander tabblad liggen # artikelen in de winkelwagen.}}',
  'cart.elsewhere.bring': 'Winkelwagen hierheen halen',

  'cart.when.any': 'Op een dag naar keuze binnen de looptijd',
  'cart.when.from': '{day}, vanaf {from} uur',
  'cart.when.slot': '{day}, {from}–\u2060{to} uur',
  'cart.when.entry': '{day}, toegang van {from} tot {to} uur',
  'cart.when.entry.open': '{day}, toegang vanaf {from} uur',
  'cart.part': '{count} × {name}',
  'cart.each': '{price} per stuk',
  'cart.count': 'Aantal: {name}',
  'cart.choose-again': 'Wijzigen',
  'cart.change.line': '{name} wijzigen',
  'cart.change.take': 'Wijziging opslaan',
  'cart.change.keep': 'Ongewijzigd terug naar de winkelwagen',
  'cart.changed': 'Gewijzigd',
  'cart.withdrawal.none':
    'Geen herroepingsrecht: dit ticket geldt voor een vaste datum (§\u00a0312g lid\u00a02 nr.\u00a09 van het Duitse Burgerlijk Wetboek, BGB).',
  'cart.withdrawal.days':
    '{days, plural, one {U kunt deze aankoop binnen één dag na het sluiten van de overeenkomst herroepen.} other {U kunt deze aankoop binnen # dagen na het sluiten van de overeenkomst herroepen.}}',

  'cart.remove': 'Verwijderen',
  'cart.remove.line': '{name} verwijderen',
  'cart.remove.title': 'Uit de winkelwagen verwijderen?',
  'cart.remove.yes': 'Ja, verwijderen',
  'cart.remove.no': 'Nee, bewaren',
  'cart.removed': 'Uit de winkelwagen verwijderd',

  'cart.left':
    '{count, plural, =0 {Op dit tijdstip zijn er geen plaatsen meer} one {Op dit tijdstip is er nog maar één plaats} other {Op dit tijdstip zijn er nog maar # plaatsen}}',
  'cart.take': '{count, plural, one {Deze plaats nemen} other {Deze # plaatsen nemen}}',
  'cart.another': 'Een ander tijdstip kiezen',
  'cart.unavailable': 'Niet alles is nog beschikbaar',
  'cart.unavailable.text':
    'Iemand was u voor. Er is niets besteld en niets afgeschreven; de regels waar het om gaat zijn hieronder gemarkeerd.',
  'cart.not-ordered': 'Er is nog niets besteld',
  'cart.others-unpaid.cancel':
    '{count, plural, one {Andere bestelling annuleren} other {Andere bestellingen annuleren}}',
  'cart.others-unpaid.canceled':
    '{count, plural, one {De andere bestelling is geannuleerd.} other {De andere bestellingen zijn geannuleerd.}} U kunt nu bestellen.',
  'cart.price.changed': 'Er zijn prijzen gewijzigd sinds uw keuze',
  'cart.price.was': 'eerst:',
  'cart.price.is': 'nu:',
  'cart.price.accept': 'Verdergaan met de nieuwe prijzen',

  'cart.delivery': 'Levering',
  'cart.delivery.mail': 'per e-mail, gratis',
  'cart.delivery.posted': 'jaarkaarten met een eigen adres ook per post, gratis',
  'cart.total': 'Totaal incl. btw',
  'cart.total.untaxed': 'Totaal',
  'cart.vat': 'incl. {rate} btw over {net} netto',
  'cart.vat.none': 'waarvan zonder btw',
  'cart.withdrawal.excluded': 'Hiervoor geldt geen herroepingsrecht.',
  'cart.gift': 'Dank u voor uw gift. Die is vrijwillig: zonder btw en zonder herroepingsrecht.',
  'cart.owner': 'voor {name}',
  'cart.greeting': 'Groet',
  'cart.greeting.add': 'Groet toevoegen',
  'cart.greeting.change': 'Groet wijzigen',
  'cart.pieces':
    '{count, plural, =0 {Niet meer op voorraad} one {Nog maar één stuk op voorraad} other {Nog maar # stuks op voorraad}}',
  'cart.code.remaining': 'Resterend tegoed: {amount}',
  'cart.code.all': 'Volledig ingewisseld',
  'cart.code.short': 'Op deze bon staat nog maar {amount}.',
  'cart.code.empty': 'Op deze bon staat geen tegoed meer.',
  'cart.code.take': 'De {amount} inwisselen',
  'cart.discount.remaining': 'Nog niet gebruikte korting: {amount}',
  'cart.discount.all': 'Korting volledig verrekend',
  'cart.discount.short': 'Van deze korting is nog maar {amount} over.',
  'cart.discount.empty': 'Deze korting is al volledig gebruikt.',
  'cart.goods': 'Subtotaal',
  'cart.shipping': 'Verzending per pakket',
  'cart.shipping.later': 'zodra uw land bekend is',
  'cart.shipping.to': 'Verzending naar {country}',
  'cart.shipping.asking': 'wordt berekend',
  'cart.shipping.unknown': 'nog niet bekend',
  'cart.shipping.none': 'niet mogelijk',
  'cart.shipping.elsewhere': 'Een ander adres kunt u in de volgende stap invullen.',
  'cart.suggest': 'Misschien ook',
  'cart.suggest.of': 'Past bij ‘{of}’',
  'cart.suggest.visit': 'Past bij uw bezoek',
  'cart.suggest.cheaper': 'Voor één persoon goedkoper dan deze losse tickets',
  'cart.suggest.add': 'Toevoegen',
  'cart.suggest.view': 'Bekijken',
  'cart.suggest.dismiss': 'Nee, dank u',
  'cart.pay': 'Te betalen',

  'cart.held': 'Uw plaatsen zijn tot {time} uur voor u gereserveerd.',
  'cart.held.soon':
    'Uw plaatsen zijn nog maar tot {time} uur gereserveerd. Bestel vóór die tijd om ze te houden.',

  'cart.steps': 'Stappen van uw bestelling',
  'cart.step.cart': 'Winkelwagen',
  'cart.step.login': 'Uw gegevens',
  'cart.step.payment': 'Betaling',
  'cart.step.complete': 'Klaar',
  'cart.step.done': '(gedaan)',

  'cart.guest': 'Verdergaan als gast',
  'cart.guest.hint': 'Zonder account, zonder wachtwoord.',
  'cart.payment.test': 'Testmodus: er wordt geen echt geld afgeschreven.',
  'cart.express.hint': 'Naam en e-mailadres komen van de betaaldienst.',
  'cart.express.address':
    'U betaalt zonder hier uw gegevens in te vullen. Wat per e-mail komt, gaat naar het adres dat bij de betaaldienst bekend is.',
  'cart.express.instead': 'Zelf gegevens invullen',

  'cart.customer': 'Uw gegevens',
  'cart.customer.change': 'Wijzigen',
  'cart.customer.change.label': 'Uw gegevens wijzigen',

  'cart.payment': 'Betaling',
  'cart.payment.voucher': 'Cadeaubon',
  'cart.payment.missing': 'Kies hoe u wilt betalen.',
  'cart.debit.holder': 'Rekeninghouder',
  'cart.debit.holder.missing': 'Vul de naam van de rekeninghouder in.',
  'cart.debit.iban': 'IBAN',
  'cart.debit.iban.invalid': 'Controleer het IBAN: het ontbreekt of bevat een typefout.',
  'cart.debit.mandate':
    'Ik machtig {museum} om deze betaling eenmalig via SEPA-incasso van mijn rekening af te schrijven en mijn bank om deze uit te voeren. Binnen acht weken na de afschrijving kan ik het bedrag laten terugboeken, volgens de voorwaarden van mijn bank. Het machtigingskenmerk komt met de bevestiging.',
  'cart.debit.creditor': 'Incassant-ID: {id}',

  'cart.invoice': 'Factuur',
  'cart.invoice.request': 'Ik wil een factuur',
  'cart.invoice.company': 'Op naam van een bedrijf of instelling',
  'cart.invoice.yes': 'komt per e-mail',
  'cart.invoice.no': 'niet gewenst',
  'cart.invoice.fields': 'Btw-nummer, Leitweg-ID of kostenplaats opgeven',
  'cart.invoice.buyer_vat_id': 'Btw-nummer',
  'cart.invoice.buyer_vat_id.hint': 'Niet verplicht; het komt op de factuur.',
  'cart.invoice.routing_id': 'Leitweg-ID',
  'cart.invoice.routing_id.hint': 'Voor Duitse overheden: u ontvangt de factuur ook als XRechnung.',
  'cart.invoice.buyer_reference': 'Kostenplaats of afdeling',
  'cart.invoice.buyer_reference.hint': 'Niet verplicht; deze komt op de factuur.',
  'cart.document': 'Uw kenmerk',
  'cart.document.hint':
    'Een eigen nummer, bijvoorbeeld van een inkooporder. Het komt op de factuur te staan.',
  'cart.document.add': 'Eigen kenmerk toevoegen',
  'cart.document.confirm': 'Bevestigen',
  'cart.document.leave': 'Zo laten',
  'cart.document.is': 'Uw kenmerk: {number}',
  'cart.document.change': 'Kenmerk wijzigen',

  'cart.accept': 'Ik ga akkoord met de {terms} en heb de {privacy} gelezen.',
  'cart.accept.terms': 'algemene voorwaarden',
  'cart.accept.privacy': 'privacyverklaring',
  'cart.accept.missing': 'Bevestig de voorwaarden en de privacyverklaring.',

  'cart.order': 'Bestelling met betalingsverplichting',
  'cart.order.free': 'Gratis bestellen',
  'cart.order.reserve': 'Gratis reserveren',
  'cart.errors': 'Corrigeer de fouten in het formulier',

  'cart.failed': 'Uw betaling is niet gelukt. Probeer het opnieuw.',
  'cart.failed.text':
    'Voor deze bestelling is niets afgeschreven en uw winkelwagen is nog zoals hij was. U kunt ook op een andere manier betalen.',
  'cart.canceled': 'Betaling geannuleerd',
  'cart.canceled.text':
    'U hebt de betaling geannuleerd. Er is niets afgeschreven. Wilt u uw winkelwagen bewaren?',
  'cart.canceled.keep': 'Ja, winkelwagen bewaren',
  'cart.canceled.clear': 'Nee, winkelwagen legen',
  'cart.accepted': 'Bevestig uw bestelling',
  'cart.accepted.text':
    'Uw betaalwijze is geaccepteerd. Uw bestelling is pas geplaatst als u die hier bevestigt.',

  'cart.settling': 'Uw betaling wordt bevestigd',
  'cart.settling.text': 'Een ogenblik geduld: we vragen na of uw betaling is binnengekomen.',
  'cart.settling.noScript': 'Als uw betaling is gelukt, sturen wij u de bevestiging per e-mail.',
  'cart.settling.pending':
    'De betaaldienst heeft nog niet beslist. U hoeft niets te doen; deze pagina vraagt het vanzelf opnieuw na. U kunt de pagina ook sluiten: uw tickets komen per e-mail zodra de betaling is bevestigd.',
  'cart.settling.unreachable':
    'De webshop is nu niet bereikbaar. Er is niets verloren; deze pagina probeert het vanzelf opnieuw.',

  'cart.gone': 'Uw winkelwagen is niet gevonden',
  'cart.gone.text':
    'Misschien is uw bestelling al betaald, of het heeft te lang geduurd. Kijk in uw e-mail of er een boekingsbevestiging is voordat u opnieuw bestelt.',
  'cart.gone.checkout': 'Terug naar afrekenen',
  'cart.gone.home': 'Naar de startpagina van de webshop',
  'cart.not-payable': 'Uw winkelwagen kan niet worden afgerond',
  'cart.not-payable.text':
    'Kijk in uw e-mail of er een boekingsbevestiging is. Is die er niet, schrijf ons dan op {email}.',
  'cart.refunded': 'U krijgt uw betaling terug',

  'cart.success': 'Bedankt voor uw bestelling',
  'cart.success.number': 'Bestelnummer {number}',
  'cart.success.mail': 'Uw bestelling is bevestigd. De tickets zijn ook per e-mail verstuurd naar {email}.',
  'cart.success.express':
    'Uw bestelling is bevestigd. De tickets zijn ook verstuurd naar het e-mailadres dat bij de betaaldienst bekend is.',
  'cart.success.express.mail':
    'Uw bestelling is bevestigd. De tickets zijn ook verstuurd naar het e-mailadres dat bij de betaaldienst bekend is: {email}.',
  'cart.success.passes':
    'Uw bestelling is bevestigd. {count, plural, one {De jaarkaart is} other {De jaarkaarten zijn}} ook per e-mail verstuurd naar {email}.',
  'cart.success.express.passes':
    'Uw bestelling is bevestigd. {count, plural, one {De jaarkaart is} other {De jaarkaarten zijn}} ook verstuurd naar het e-mailadres dat bij de betaaldienst bekend is.',
  'cart.success.confirmed':
    'Uw bestelling is bevestigd. De bevestiging is ook per e-mail verstuurd naar {email}.',
  'cart.success.express.confirmed':
    'Uw bestelling is bevestigd. De bevestiging is ook verstuurd naar het e-mailadres dat bij de betaaldienst bekend is.',
  'cart.parcel': 'Uw pakket',
  'cart.parcel.way': 'Wij pakken uw artikelen de komende werkdagen in en sturen ze naar dit adres.',
  'cart.parcel.to': 'Pakket naar',
  'cart.success.later':
    'Uw bestelling is bevestigd en komt per e-mail naar u toe. De bestelling kan hier nu niet worden getoond.',
  'cart.success.review': 'De hele bestelling bekijken',

  'cart.tickets': '{count, plural, one {Uw ticket} other {Uw # tickets}}',
  'cart.ticket': 'Ticket',
  'cart.ticket.persons': 'Personen',
  'cart.ticket.place': 'Waar',
  'cart.ticket.number': 'Nummer',
  'cart.ticket.of': '{number} van {of}',
  'cart.ticket.code': 'QR-code voor de ingang: {code}',
  'cart.ticket.void': 'Niet meer geldig',
  'cart.ticket.large': 'Groot tonen',
  'cart.ticket.previous': 'Vorige',
  'cart.ticket.next': 'Volgende',
  'cart.directions': 'Route',
  'cart.saved': 'Opgeslagen op dit apparaat. Tot en met {day} gaan de tickets hier ook zonder netwerk open.',
  'cart.saved.remove': 'Van dit apparaat verwijderen',
  'cart.saved.none': 'Als u de tickets op dit apparaat opslaat, gaan ze ook zonder netwerk open.',
  'cart.saved.save': 'Op dit apparaat opslaan',
  'cart.saved.show': 'Opgeslagen tickets tonen',
  'cart.document.tickets': 'Tickets om te printen (pdf)',
  'cart.document.calendar': 'Bezoek in uw agenda zetten',
  'cart.document.passes': 'Jaarkaarten (pdf)',
  'cart.document.vouchers': 'Cadeaubonnen (pdf)',
  'cart.document.invoice': 'Factuur (pdf)',
  'cart.document.xrechnung': 'XRechnung (XML)',
  'cart.document.credit-note': 'Creditnota (pdf)',
  'cart.passes': '{count, plural, one {Uw jaarkaart} other {Uw # jaarkaarten}}',
  'cart.pass.owner': 'Voor',
  'cart.valid': 'Geldig',
  'cart.valid.until': 'tot en met {day}',
  'cart.vouchers': '{count, plural, one {Uw cadeaubon} other {Uw # cadeaubonnen}}',
  'cart.voucher.code': 'Code van de bon',
  'cart.present': 'Cadeau voor',
  'cart.present.waiting': 'Wordt op {day} per e-mail verstuurd.',
  'cart.present.soon': 'Wordt zo dadelijk per e-mail verstuurd.',
  'cart.present.sent': 'Op {day} per e-mail verstuurd.',
  'cart.present.refused':
    'De mailserver van dit adres heeft de e-mail geweigerd. Geef de cadeaubon zelf door, als pdf of met de code.',
  'cart.voucher.use': 'Wie de code heeft, kan de bon in de winkelwagen inwisselen, in één keer of in delen.',

  'cart.review': 'Bestelling {number}',
  'cart.review.title': 'Uw bestelling',
  'cart.review.noScript': 'De bestelling zonder JavaScript bekijken',
  'cart.review.lines': 'Besteld',
  'cart.review.date': 'Besteld op',
  'cart.review.invoice': 'aangevraagd',
  'cart.review.print': 'Deze pagina printen',
  'cart.return.on': 'Geannuleerd op {day}',
  'cart.return.price': 'Terugbetaald op {day}',
  'cart.return.money': '{amount} krijgt u terug op de manier waarop u hebt betaald',
  'cart.return.codes': '{amount} staat weer op uw codes',
  'cart.return.voucher': 'Cadeaubon {code} van {amount}, geldig tot en met {last}',
  'cart.return.fee': '{amount} hebben we als kosten ingehouden',
  'cart.return.none': 'Er wordt geen geld terugbetaald',
  'cart.return.heading': 'Geannuleerd en terugbetaald',
  'cart.return.part': '{count} geannuleerd',
  'cart.review.refunded':
    'Deze bestelling is terugbetaald. Tickets, jaarkaarten en cadeaubonnen daaruit zijn niet meer geldig.',
  'cart.stranded':
    '{count, plural, one {Een bezoek gaat niet door zoals geboekt} other {# bezoeken gaan niet door zoals geboekt}}',
  'cart.stranded.closed': 'Het museum is op deze dag gesloten.',
  'cart.stranded.dropped': 'Deze datum staat niet meer in het programma.',
  'cart.stranded.paused': 'Gepauzeerd tot nader bericht.',
  'cart.stranded.paused.until': 'Gepauzeerd tot en met {day}.',
  'cart.stranded.text':
    'Kom op die dag niet naar het museum. We schrijven u hoe het verdergaat; uw bestelling blijft bewaard. Wilt u niet wachten, neem dan contact met ons op en vermeld bestelnummer {number}:',
  'cart.review.none': 'Deze bestelling is niet beschikbaar',
  'cart.review.none.text':
    'Controleer het adres in uw e-mail. Hebt u hulp nodig, schrijf ons dan op {email}.',
};
