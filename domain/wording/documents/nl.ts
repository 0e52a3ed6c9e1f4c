import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsNl: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Tickets',
  'documents.file.calendar': 'Bezoek',
  'documents.file.passes': 'Jaarkaarten',
  'documents.file.vouchers': 'Cadeaubonnen',
  'documents.file.invoice': 'Factuur',
  'documents.file.credit-note': 'Creditnota',
  'documents.title': 'Tickets bij bestelling {number}',

  'documents.ticket.count': 'Ticket {number} van {of}',
  'documents.ticket.persons':
    '{persons, plural, one {Geldig voor één persoon} other {Geldig voor # personen}}',
  'documents.ticket.day': 'De hele dag geldig, tijdens de openingstijden',
  'documents.ticket.open': 'Een dag naar keuze',
  'documents.ticket.open.between': 'van {first} tot en met {last}',
  'documents.ticket.open.until': 'tot en met {last}',
  'documents.ticket.open.from': 'vanaf {first}',
  'documents.ticket.open.run': 'binnen de looptijd',
  'documents.ticket.code': 'QR-code voor de ingang: {code}',
  'documents.ticket.place': 'Waar',
  'documents.ticket.hours': 'Geopend',
  'documents.ticket.directions': 'Route',
  'documents.ticket.entrance': 'Bij de ingang',
  'documents.ticket.entrance.text':
    'Toon deze code op papier of op uw telefoon. De code geeft één keer toegang. Hebt u een ticket met korting, neem dan uw bewijs mee.',
  'documents.ticket.order': 'Bestelling',
  'documents.ticket.name': 'Naam',

  'documents.saved.note': 'Opgeslagen op {day}, {time}. De webshop is op dit moment niet bereikbaar.',
  'documents.saved.again': 'Opnieuw laden',
  'documents.saved.large': 'Groot tonen',
  'documents.saved.previous': 'Vorige',
  'documents.saved.next': 'Volgende',
  'documents.saved.close': 'Sluiten',

  'documents.tour.kind': 'Rondleiding, {language}',
  'documents.tour.meeting': 'Verzamelpunt',
  'documents.tour.exhibition': 'Tentoonstelling',
  'documents.tour.group': 'Geboekt voor',
  'documents.tour.persons': '{persons, plural, one {# persoon} other {# personen}}',
  'documents.tour.groups':
    '{groups, plural, one {# groep} other {# groepen}}, {persons, plural, one {# persoon} other {# personen}}',
  'documents.tour.answers': 'Uw antwoorden',

  'documents.time': '{time} uur',
  'documents.entry': 'Toegang',
  'documents.entry.between': 'Toegang van {from} tot {until} uur',
  'documents.entry.from': 'Toegang vanaf {from} uur',
  'documents.entry.until': 'Toegang tot {until} uur',

  'documents.pass.title': 'Jaarkaarten bij bestelling {number}',
  'documents.pass.count': 'Jaarkaart {number} van {of}',
  'documents.pass.valid': 'Geldig van {first} tot en met {last}',
  'documents.pass.code': 'QR-code van de jaarkaart: {code}',
  'documents.pass.owner': 'Voor',
  'documents.pass.sent': 'Gaat naar',
  'documents.pass.entrance.text':
    'Toon deze code bij elk bezoek op papier of op uw telefoon, samen met een identiteitsbewijs. De kaart is persoonlijk. Neem bij een kaart met korting ook uw bewijs mee.',

  'documents.voucher.title': 'Cadeaubonnen bij bestelling {number}',
  'documents.voucher.count': 'Cadeaubon {number} van {of}',
  'documents.voucher.valid': 'Geldig tot en met {last}',
  'documents.voucher.rate': 'Geldig voor alles met {rate} btw.',
  'documents.voucher.code': 'QR-code van de cadeaubon: {code}',
  'documents.voucher.redeem': 'Zo wisselt u de bon in',
  'documents.voucher.redeem.text':
    'Kies in onze webshop wat u mooi vindt en vul de code in de winkelwagen in.',
  'documents.voucher.rest': 'Restbedrag',
  'documents.voucher.rest.text': 'Wat u niet uitgeeft, blijft op de bon staan voor een volgende keer.',
  'documents.voucher.safe': 'Goed bewaren',
  'documents.voucher.safe.text': 'Wie de code heeft, kan de bon inwisselen.',
  'documents.voucher.from': 'In te wisselen bij',
  'documents.present.subject': 'Een cadeau van {from}: {museum}',
  'documents.present.lead':
    '{count, plural, one {Een cadeaubon} other {# cadeaubonnen}} voor ons museum, van {from}.',
  'documents.present.redeem': 'Nu inwisselen',
  'documents.present.how':
    'De knop opent onze webshop met de bon in de winkelwagen. De bon geldt ook aan onze kassa’s: laat daar de code zien.',
  'documents.present.attached':
    'Om te printen {count, plural, one {zit de cadeaubon} other {zitten de cadeaubonnen}} als pdf in de bijlage.',
  'documents.present.why':
    'We hebben uw adres van {from}, voor dit cadeau. We gebruiken het nergens anders voor.',
  'documents.present.on': 'gaat op {day} per e-mail naar {name} ({email})',
  'documents.present.now': 'gaat nu per e-mail naar {name} ({email})',
  'documents.present.label': 'Cadeau',
  'documents.present.code':
    'Alleen de ontvanger krijgt de code van het cadeau. Raakt de e-mail zoek, dan staat de cadeaubon op de pagina van uw bestelling.',
  'documents.present.refused.subject': 'Uw cadeau voor {name} kon niet worden bezorgd',
  'documents.present.refused.text':
    'De mailserver van {email} heeft onze e-mail met de cadeaubon voor {name} definitief geweigerd.',
  'documents.present.refused.next':
    'De cadeaubon is geldig. U vindt de bon met de code op de pagina van uw bestelling, om te printen of door te sturen.',
  'documents.present.sample': 'Voorbeeld',
  'documents.present.sample.text': 'De code is een voorbeeld. De echte komt er na betaling.',
  'documents.voucher.greeting': 'Groet',

  'documents.goods.sent': 'Komt per post',

  'documents.invoice.title': 'Factuur {number}',
  'documents.invoice.credit': 'Creditnota {number}',
  'documents.invoice.supplement':
    'Deze factuur vult factuur {number} van {date} aan: prijsverschil voor een andere tijd.',
  'documents.invoice.credit.part':
    'Deze creditnota corrigeert factuur {number} van {date}: een deel van de bestelling is teruggenomen.',
  'documents.invoice.credit.of':
    'Deze creditnota annuleert factuur {number} van {date}. De bestelling is volledig terugbetaald.',
  'documents.invoice.number': 'Factuurnummer',
  'documents.invoice.credit.number': 'Nummer van de creditnota',
  'documents.invoice.date': 'Factuurdatum',
  'documents.invoice.external': 'Uw kenmerk',
  'documents.invoice.buyer_vat_id': 'Uw btw-nummer',
  'documents.invoice.routing_id': 'Leitweg-ID',
  'documents.invoice.buyer_reference': 'Kostenplaats',
  'documents.invoice.page': 'Pagina {page} van {of}',
  'documents.invoice.item': 'Omschrijving',
  'documents.invoice.count': 'Aantal',
  'documents.invoice.rate': 'Btw',
  'documents.invoice.unit': 'Stukprijs',
  'documents.invoice.amount': 'Bedrag',
  'documents.invoice.shipping': 'Verzending',
  'documents.invoice.discount': 'Kortingscode {code}',
  'documents.invoice.taxed': 'Cadeaubon {code}, verkocht met {rate} btw',
  'documents.invoice.total': 'Totaal incl. btw',
  'documents.invoice.total.untaxed': 'Totaal',
  'documents.invoice.voucher': 'Betaald: cadeaubon {code}',
  'documents.invoice.voucher.back': 'Terug op cadeaubon {code}',
  'documents.invoice.paid': 'Betaald: {payment}',
  'documents.invoice.back': 'Terugbetaald: {payment}',
  'documents.invoice.net': 'Netto',
  'documents.invoice.tax': 'Btw-bedrag',
  'documents.invoice.gross': 'Bruto',
  'documents.invoice.exempt': 'vrijgesteld',
  'documents.gift': 'Dank u voor uw gift. Die is vrijwillig: zonder btw en zonder herroepingsrecht.',
  'documents.invoice.gift': 'zonder btw',
  'documents.invoice.gift.note':
    'Gift: vrijwillige bijdrage zonder tegenprestatie, niet aan btw onderworpen.',
  'documents.invoice.multi': 'cadeaubon',
  'documents.invoice.supply': 'Waar geen andere datum staat, is de leveringsdatum de factuurdatum.',
  'documents.invoice.included': 'Stukprijzen en bedragen zijn inclusief btw.',
  'documents.invoice.exempt.note':
    'Vrijgesteld: geen btw op grond van §\u00a04 nr.\u00a020 letter\u00a0a van de Duitse btw-wet (UStG).',
  'documents.invoice.multi.note':
    'Cadeaubon: over de verkoop van een bon voor meervoudig gebruik is geen btw verschuldigd (§\u00a03 lid\u00a015 van de Duitse btw-wet, UStG); die volgt bij het inwisselen.',
  'documents.invoice.tax-number': 'Fiscaal nummer {number}',
  'documents.invoice.vat-id': 'Btw-nummer {number}',

  'documents.price.vat': '{price} incl. {rate} btw',
  'documents.price.vat.several': '{price} incl. btw',
  'documents.price.exempt': '{price}, vrijgesteld van btw',
  'documents.price.free': 'Gratis',

  'documents.withdrawal.none':
    'Geen herroepingsrecht: dit ticket geldt voor een vaste datum (§\u00a0312g lid\u00a02 nr.\u00a09 van het Duitse Burgerlijk Wetboek, BGB).',
  'documents.withdrawal.days':
    '{days, plural, one {U kunt deze aankoop binnen één dag na het sluiten van de overeenkomst herroepen.} other {U kunt deze aankoop binnen # dagen na het sluiten van de overeenkomst herroepen.}}',
  'documents.withdrawal.goods':
    '{days, plural, one {U kunt deze aankoop binnen één dag na ontvangst herroepen.} other {U kunt deze aankoop binnen # dagen na ontvangst herroepen.}}',

  'documents.mail.subject': 'Uw tickets voor {event}, bestelling {number}',
  'documents.mail.subject.several': 'Uw tickets, bestelling {number}',
  'documents.mail.subject.order': 'Uw bestelling bij {museum}, nummer {number}',
  'documents.mail.greeting': 'Beste {name},',
  'documents.mail.greeting.nameless': 'Goedendag,',
  'documents.mail.thanks': 'Dank u wel voor uw bestelling.',
  'documents.mail.parcel': 'Wat we per post versturen, gaat naar: {address}',
  'documents.mail.more':
    '{count, plural, one {Nog één code staat} other {Nog # codes staan}} in de bijgevoegde pdf en op de pagina van uw bestelling.',
  'documents.mail.attached': 'In de bijlage: {files}.',
  'documents.mail.attached.tickets': 'de tickets om te printen',
  'documents.mail.attached.passes':
    '{count, plural, one {de jaarkaart} other {de jaarkaarten}} om te printen',
  'documents.mail.attached.vouchers':
    '{count, plural, one {de cadeaubon} other {de cadeaubonnen}} om te printen of door te sturen',
  'documents.mail.attached.calendar': 'het bezoek voor uw agenda',
  'documents.mail.attached.invoice': 'de factuur',
  'documents.mail.attached.terms': 'onze algemene voorwaarden met alles wat u over herroeping moet weten',
  'documents.mail.order': 'Uw bestelling',
  'documents.mail.label': '{label}:',
  'documents.mail.number': 'Bestelnummer',
  'documents.mail.date': 'Besteld op',
  'documents.mail.payment': 'Betaling',
  'documents.mail.payment.voucher': 'Cadeaubon',
  'documents.mail.mandate.reference': 'Machtigingskenmerk',
  'documents.mail.mandate.creditor': 'Incassant-ID',
  'documents.mail.mandate':
    'U hebt {museum} gemachtigd om deze betaling eenmalig via SEPA-incasso van uw rekening af te schrijven en uw bank om deze uit te voeren. Binnen acht weken na de afschrijving kunt u het bedrag laten terugboeken, volgens de voorwaarden van uw bank.',
  'documents.mail.total': 'Betaald',
  'documents.mail.shipping': 'Verzending',
  'documents.mail.code': 'Code {code}',
  'documents.mail.vat': 'incl. {rate} btw over {net} netto',
  'documents.mail.exempt': 'waarvan zonder btw',
  'documents.mail.review': 'Bestelling bekijken',
  'documents.mail.review.text': 'Uw bestelling, met alles om opnieuw te downloaden:',
  'documents.mail.farewell': 'We kijken uit naar uw bezoek.',
  'documents.mail.contact': 'Hebt u een vraag? Schrijf naar {email} of bel {phone}.',
  'documents.mail.contact.mail': 'Hebt u een vraag? Schrijf naar {email}.',

  'documents.moved.subject': 'Uw bezoek is verplaatst: {event}, bestelling {number}',
  'documents.moved.reason': 'We hebben uw bezoek uit bestelling {number} naar een ander tijdstip verplaatst.',
  'documents.moved.now': 'Nieuw tijdstip',
  'documents.moved.before': 'Eerder tijdstip',
  'documents.moved.tickets':
    'Uw nieuwe tickets zijn bij deze e-mail gevoegd. De eerdere tickets voor dit bezoek zijn niet meer geldig.',
  'documents.moved.calendar': 'Open het bijgevoegde agendabestand om het bezoek in uw agenda bij te werken.',

  'documents.return.voucher': 'Cadeaubon',
  'documents.return.subject': 'Een deel van uw bestelling {number} is geannuleerd',
  'documents.return.subject.price': 'Terugbetaling voor uw bestelling {number}',
  'documents.return.part':
    'We hebben een deel van uw bestelling {number} geannuleerd. Wat hieronder staat, is niet meer geldig; al het andere blijft zoals het is.',
  'documents.return.price':
    'We betalen u een bedrag terug voor uw bestelling {number}. Uw bestelling blijft zoals die is.',
  'documents.return.money':
    'U krijgt {amount} terug, op dezelfde manier als u hebt betaald. Afhankelijk van uw bank kan dat enkele dagen duren. U hoeft verder niets te doen.',
  'documents.return.codes': 'Op uw codes staat weer {amount}.',
  'documents.return.instead':
    'In plaats van geld krijgt u een cadeaubon van {amount}. De code is {code}; de bon is geldig tot en met {last}. Vul de code in de winkelwagen van onze webshop in.',
  'documents.return.fee': 'Daarvan hebben we {amount} als kosten ingehouden.',
  'documents.return.kept': 'Er wordt geen geld terugbetaald.',
  'documents.refund.subject': 'U krijgt uw betaling van {amount} terug',
  'documents.refund.reason.places-gone':
    'Uw betaling kwam bij ons binnen toen uw reservering al was verlopen en de plaatsen weg waren. Dat spijt ons.',
  'documents.refund.reason.paid-twice':
    'We hebben een tweede betaling ontvangen voor een bestelling die u al had betaald. Uw bestelling blijft zoals die is; alleen de tweede betaling gaat terug.',
  'documents.refund.reason.not-booked':
    'Uw betaling heeft niet tot een bestelling geleid: de aankoop was geannuleerd of de bestelling is niet op tijd bevestigd. Er is niets geboekt.',
  'documents.refund.reason.order-refunded':
    'Wij hebben uw bestelling {number} geannuleerd en betalen die volledig terug. De tickets, jaarkaarten en cadeaubonnen daaruit zijn niet meer geldig.',
  'documents.refund.codes': 'Op uw cadeaubonnen staat weer wat u had ingewisseld: {amount}.',
  'documents.refund.free.subject': 'Uw bestelling is niet geboekt',
  'documents.refund.free.places-gone':
    'Uw bestelling kwam bij ons binnen toen uw reservering al was verlopen en de plaatsen weg waren. Er is niets geboekt en u hebt niets betaald. Dat spijt ons.',
  'documents.refund.free.not-booked':
    'Er is niets geboekt: de bestelling was geannuleerd of is niet op tijd bevestigd. U hebt niets betaald.',
  'documents.refund.free.order-refunded':
    'Wij hebben uw bestelling {number} geannuleerd. De tickets, jaarkaarten en cadeaubonnen daaruit zijn niet meer geldig.',
  'documents.refund.subject.order': 'Uw bestelling {number} is geannuleerd',
  'documents.refund.credit-note': 'De creditnota is bijgevoegd.',
  'documents.refund.cancelled': 'Geannuleerd',
  'documents.refund.money':
    'U krijgt het hele bedrag van {amount} terug, op dezelfde manier als u hebt betaald. Afhankelijk van uw bank kan dat enkele dagen duren. U hoeft verder niets te doen.',
  'documents.refund.reason.not-moved':
    'Uw betaling voor een andere tijd kwam bij ons binnen toen dat niet meer mogelijk was. Er is niets verplaatst.',
  'documents.refund.notMoved': 'Niet verplaatst',
  'documents.refund.heading': 'Niet geboekt',
  'documents.refund.amount': 'Terugbetaling',
  'documents.refund.again.places-gone': 'Wilt u toch komen? Andere tijden vindt u in onze webshop.',
  'documents.refund.again.not-booked':
    'Wilt u toch komen? Dan kunt u uw tickets opnieuw kiezen in onze webshop.',

  'documents.withdrawn.subject': 'Uw herroeping is ontvangen',
  'documents.withdrawn.text':
    'Uw herroeping is op {day} om {time} uur bij ons binnengekomen. Bewaar deze e-mail goed: het is uw ontvangstbevestiging. Dit hebt u verklaard:',
  'documents.withdrawn.otherwise':
    'Hebt u niets herroepen, dan heeft iemand anders uw adres ingevuld. Laat het ons dan weten.',
  'documents.withdrawn.notice.subject': 'Er is een herroeping binnengekomen',
  'documents.withdrawn.notice.text':
    'Deze herroeping is op {day} om {time} uur via de webshop binnengekomen. De ontvangstbevestiging is al verstuurd; wat er verder gebeurt, beslist u.',
  'documents.withdrawn.notice.list':
    'Of de bestelling klopt en de termijn nog loopt, staat in de lijst: {address}',

  'documents.parcel.subject': 'Een pakket van uw bestelling {number} is onderweg',
  'documents.parcel.sent': 'Wij hebben een pakket van uw bestelling {number} naar u verstuurd.',
  'documents.parcel.carrier': 'Wij hebben een pakket van uw bestelling {number} aan {carrier} meegegeven.',
  'documents.parcel.corrected':
    'Het track-and-trace-nummer dat wij u eerder stuurden, klopte niet. Dit is het juiste.',
  'documents.parcel.follow': 'Pakket volgen',
  'documents.parcel.tracking': 'Track-and-trace-nummer',
  'documents.parcel.to': 'Het gaat naar',
  'documents.parcel.contents': 'In het pakket',
  'documents.passChange.blocked.subject': 'Uw jaarkaart is geblokkeerd',
  'documents.passChange.blocked':
    'Wij hebben deze jaarkaart geblokkeerd. Niemand heeft er toegang mee totdat wij haar weer vrijgeven.',
  'documents.passChange.valid.subject': 'Uw jaarkaart is geldig tot en met {day}',
  'documents.passChange.valid': 'Met deze jaarkaart hebt u toegang tot en met {day}.',
  'documents.passChange.pass': 'Jaarkaart',
  'documents.takenBack.subject': 'Uw betaling voor bestelling {number} is teruggeboekt',
  'documents.takenBack.subject.part': 'Een deel van uw betaling voor bestelling {number} is teruggeboekt',
  'documents.takenBack.debit':
    'Uw bank heeft de automatische incasso van {amount} voor uw bestelling teruggeboekt; het geld staat dus niet meer op onze rekening. Dat gebeurt als er te weinig geld op de rekening staat, als die is opgeheven of als iemand bezwaar heeft gemaakt tegen de incasso.',
  'documents.takenBack.transfer':
    'Uw bank heeft uw overschrijving van {amount} voor uw bestelling teruggehaald; het geld staat dus niet meer op onze rekening.',
  'documents.takenBack.dispute':
    'Uw bank of betaaldienst heeft uw betaling van {amount} voor uw bestelling teruggeboekt, omdat er bezwaar tegen is gemaakt; het geld staat dus niet meer op onze rekening. Weet u niets van een bezwaar, vraag het dan daar na.',
  'documents.takenBack.part':
    'Uw bank of betaaldienst heeft {amount} van uw betaling voor uw bestelling teruggehaald; dat deel van het geld staat dus niet meer op onze rekening. Weet u daar niets van, vraag het dan daar na.',
  'documents.takenBack.stands':
    'Uw bestelling is niet geannuleerd: tickets en al het andere dat u ervoor hebt ontvangen, blijven voorlopig geldig. Maar ze is niet meer betaald, en als dat zo blijft, kunnen wij haar annuleren.',
  'documents.takenBack.stands.part':
    'Uw bestelling is niet geannuleerd: tickets en al het andere dat u ervoor hebt ontvangen, blijven voorlopig geldig. Maar een deel ervan is niet meer betaald, en als dat zo blijft, kunnen wij dat deel annuleren.',
  'documents.takenBack.pay':
    'Het bedrag wordt niet vanzelf nog eens afgeschreven. Laat ons weten hoe u het wilt betalen, en vermeld bestelnummer {number}.',
  'documents.takenBack.settled': 'Hebt u dit al met ons geregeld, dan hoeft u niets te doen.',
  'documents.takenBack.amount': 'Openstaand bedrag',
  'documents.slip.title': 'Pakbon bij bestelling {number}',
  'documents.slip.thanks': 'Dank u wel voor uw bestelling.',
};
