import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsDa: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Billetter',
  'documents.file.calendar': 'Besøg',
  'documents.file.passes': 'Årskort',
  'documents.file.vouchers': 'Gavekort',
  'documents.file.invoice': 'Faktura',
  'documents.file.credit-note': 'Kreditnota',
  'documents.title': 'Billetter til bestilling {number}',

  'documents.ticket.count': 'Billet {number} af {of}',
  'documents.ticket.persons': '{persons, plural, one {Gælder for én person} other {Gælder for # personer}}',
  'documents.ticket.day': 'Gælder hele dagen i åbningstiden',
  'documents.ticket.open': 'En valgfri dag',
  'documents.ticket.open.between': 'fra {first} til og med {last}',
  'documents.ticket.open.until': 'til og med {last}',
  'documents.ticket.open.from': 'fra og med {first}',
  'documents.ticket.open.run': 'så længe udstillingen varer',
  'documents.ticket.code': 'QR-kode til indgangen: {code}',
  'documents.ticket.place': 'Sted',
  'documents.ticket.hours': 'Åbent',
  'documents.ticket.directions': 'Find vej',
  'documents.ticket.entrance': 'Ved indgangen',
  'documents.ticket.entrance.text':
    'Vis koden på papir eller på mobilen. Den giver adgang én gang. Har du en billet med rabat, så husk også dokumentation.',
  'documents.ticket.order': 'Bestilling',
  'documents.ticket.name': 'Navn',

  'documents.saved.note': 'Gemt den {day} {time}. Butikken kan ikke nås lige nu.',
  'documents.saved.again': 'Indlæs igen',
  'documents.saved.large': 'Vis stort',
  'documents.saved.previous': 'Forrige',
  'documents.saved.next': 'Næste',
  'documents.saved.close': 'Luk',

  'documents.tour.kind': 'Rundvisning, {language}',
  'documents.tour.meeting': 'Mødested',
  'documents.tour.exhibition': 'Udstilling',
  'documents.tour.group': 'Bestilt til',
  'documents.tour.persons': '{persons, plural, one {# person} other {# personer}}',
  'documents.tour.groups':
    '{groups, plural, one {# gruppe} other {# grupper}}, {persons, plural, one {# person} other {# personer}}',
  'documents.tour.answers': 'Dine svar',

  'documents.time': 'kl.\u00a0{time}',
  'documents.entry': 'Adgang',
  'documents.entry.between': 'Adgang kl.\u00a0{from}–\u2060{until}',
  'documents.entry.from': 'Adgang fra kl.\u00a0{from}',
  'documents.entry.until': 'Adgang til kl.\u00a0{until}',

  'documents.pass.title': 'Årskort til bestilling {number}',
  'documents.pass.count': 'Årskort {number} af {of}',
  'documents.pass.valid': 'Gyldigt fra {first} til og med {last}',
  'documents.pass.code': 'Årskortets QR-kode: {code}',
  'documents.pass.owner': 'Til',
  'documents.pass.sent': 'Sendes til',
  'documents.pass.entrance.text':
    'Vis koden ved hvert besøg, på papir eller på mobilen, sammen med legitimation. Kortet er personligt. Har du et kort med rabat, så husk også dokumentation.',

  'documents.voucher.title': 'Gavekort fra bestilling {number}',
  'documents.voucher.count': 'Gavekort {number} af {of}',
  'documents.voucher.valid': 'Gyldigt til og med {last}',
  'documents.voucher.rate': 'Gælder til alt med {rate} moms.',
  'documents.voucher.code': 'Gavekortets QR-kode: {code}',
  'documents.voucher.redeem': 'Sådan bruger du det',
  'documents.voucher.redeem.text': 'Vælg det, du har lyst til, i vores butik, og skriv koden i kurven.',
  'documents.voucher.rest': 'Resten',
  'documents.voucher.rest.text': 'Det, du ikke bruger, bliver stående på kortet til næste gang.',
  'documents.voucher.safe': 'Pas godt på det',
  'documents.voucher.safe.text': 'Den, der har koden, kan bruge den.',
  'documents.voucher.from': 'Gælder hos',
  'documents.present.subject': 'En gave fra {from}: {museum}',
  'documents.present.lead':
    '{count, plural, one {Et gavekort} other {# gavekort}} til vores museum, fra {from}.',
  'documents.present.redeem': 'Brug det nu',
  'documents.present.how':
    'Knappen åbner vores butik med gavekortet i kurven. Det gælder også i vores billetsalg: Vis koden der.',
  'documents.present.attached':
    'Til udskrift {count, plural, one {er gavekortet vedhæftet} other {er gavekortene vedhæftet}} som pdf.',
  'documents.present.why': 'Vi har din adresse fra {from}, til denne gave. Vi bruger den ikke til andet.',
  'documents.present.on': 'sendes på e-mail til {name} ({email}) den {day}',
  'documents.present.now': 'sendes nu på e-mail til {name} ({email})',
  'documents.present.label': 'Gave',
  'documents.present.code':
    'Kun modtageren får gavens kode. Går mailen tabt, ligger gavekortet på siden med din bestilling.',
  'documents.present.refused.subject': 'Din gave til {name} kunne ikke leveres',
  'documents.present.refused.text':
    'Mailserveren for {email} har endeligt afvist vores mail med gavekortet til {name}.',
  'documents.present.refused.next':
    'Gavekortet gælder. Du finder det med koden på siden med din bestilling, til at udskrive eller sende videre.',
  'documents.present.sample': 'Prøve',
  'documents.present.sample.text': 'Koden er en prøve. Den rigtige kommer efter betalingen.',
  'documents.voucher.greeting': 'Din hilsen',

  'documents.goods.sent': 'Kommer med posten',

  'documents.invoice.title': 'Faktura {number}',
  'documents.invoice.credit': 'Kreditnota {number}',
  'documents.invoice.supplement':
    'Denne faktura supplerer faktura {number} af {date}: Prisforskel for en anden tid.',
  'documents.invoice.credit.part':
    'Denne kreditnota retter faktura {number} af {date}: En del af bestillingen er taget tilbage.',
  'documents.invoice.credit.of':
    'Denne kreditnota annullerer faktura {number} af {date}. Bestillingen er betalt fuldt tilbage.',
  'documents.invoice.number': 'Fakturanummer',
  'documents.invoice.credit.number': 'Kreditnotanummer',
  'documents.invoice.date': 'Fakturadato',
  'documents.invoice.external': 'Din reference',
  'documents.invoice.buyer_vat_id': 'Jeres momsnummer',
  'documents.invoice.routing_id': 'Leitweg-ID',
  'documents.invoice.buyer_reference': 'Omkostningssted',
  'documents.invoice.page': 'Side {page} af {of}',
  'documents.invoice.item': 'Beskrivelse',
  'documents.invoice.count': 'Antal',
  'documents.invoice.rate': 'Moms',
  'documents.invoice.unit': 'Stykpris',
  'documents.invoice.amount': 'Beløb',
  'documents.invoice.shipping': 'Fragt',
  'documents.invoice.discount': 'Rabatkode {code}',
  'documents.invoice.taxed': 'Gavekort {code}, solgt med {rate} moms',
  'documents.invoice.total': 'I alt inkl. moms',
  'documents.invoice.total.untaxed': 'I alt',
  'documents.invoice.voucher': 'Betalt med gavekort {code}',
  'documents.invoice.voucher.back': 'Tilbage på gavekort {code}',
  'documents.invoice.paid': 'Betalt: {payment}',
  'documents.invoice.back': 'Tilbagebetalt: {payment}',
  'documents.invoice.net': 'Netto',
  'documents.invoice.tax': 'Momsbeløb',
  'documents.invoice.gross': 'Brutto',
  'documents.invoice.exempt': 'momsfrit',
  'documents.gift': 'Tak for dit bidrag. Det er frivilligt: uden moms og uden fortrydelsesret.',
  'documents.invoice.gift': 'uden moms',
  'documents.invoice.gift.note': 'Bidrag: frivillig gave uden modydelse, ikke momspligtig.',
  'documents.invoice.multi': 'gavekort',
  'documents.invoice.supply':
    'Hvor der ikke står en anden dato, er leveringsdatoen den samme som fakturadatoen.',
  'documents.invoice.included': 'Stykpriser og beløb er inklusive moms.',
  'documents.invoice.exempt.note':
    'Momsfrit: fritaget for moms efter §\u00a04, nr.\u00a020, litra a, i den tyske momslov (UStG).',
  'documents.invoice.multi.note':
    'Gavekort: Salg af en voucher til flere formål er ikke momspligtigt (§\u00a03, stk.\u00a015, UStG); momsen beregnes, når den bruges.',
  'documents.invoice.tax-number': 'Skattenummer {number}',
  'documents.invoice.vat-id': 'Momsnummer {number}',

  'documents.price.vat': '{price} inkl. {rate} moms',
  'documents.price.vat.several': '{price} inkl. moms',
  'documents.price.exempt': '{price}, momsfrit',
  'documents.price.free': 'Gratis',

  'documents.withdrawal.none':
    'Ingen fortrydelsesret: Billetten gælder en bestemt dato (§\u00a0312g, stk.\u00a02, nr.\u00a09, i den tyske civillovbog, BGB).',
  'documents.withdrawal.days':
    '{days, plural, one {Du kan fortryde købet inden for én dag efter aftalens indgåelse.} other {Du kan fortryde købet inden for # dage efter aftalens indgåelse.}}',
  'documents.withdrawal.goods':
    '{days, plural, one {Du kan fortryde købet inden for én dag efter modtagelsen.} other {Du kan fortryde købet inden for # dage efter modtagelsen.}}',

  'documents.mail.subject': 'Dine billetter til {event}, bestilling {number}',
  'documents.mail.subject.several': 'Dine billetter, bestilling {number}',
  'documents.mail.subject.order': 'Din bestilling hos {museum}, nummer {number}',
  'documents.mail.greeting': 'Hej {name}',
  'documents.mail.greeting.nameless': 'Hej',
  'documents.mail.thanks': 'Tak for din bestilling.',
  'documents.mail.parcel': 'Det, vi sender med posten, går til: {address}',
  'documents.mail.more':
    '{count, plural, one {Én kode mere står} other {# koder mere står}} i den vedhæftede pdf og på din bestillings side.',
  'documents.mail.attached': 'Vedhæftet: {files}.',
  'documents.mail.attached.tickets': 'billetterne til udskrift',
  'documents.mail.attached.passes':
    '{count, plural, one {årskortet til udskrift} other {årskortene til udskrift}}',
  'documents.mail.attached.vouchers':
    '{count, plural, one {gavekortet til at udskrive eller sende videre} other {gavekortene til at udskrive eller sende videre}}',
  'documents.mail.attached.calendar': 'besøget til din kalender',
  'documents.mail.attached.invoice': 'fakturaen',
  'documents.mail.attached.terms':
    'vores handelsbetingelser med alt, hvad du skal vide om fortrydelsesretten',
  'documents.mail.order': 'Din bestilling',
  'documents.mail.label': '{label}:',
  'documents.mail.number': 'Bestillingsnummer',
  'documents.mail.date': 'Bestilt',
  'documents.mail.payment': 'Betaling',
  'documents.mail.payment.voucher': 'Gavekort',
  'documents.mail.mandate.reference': 'Mandatreference',
  'documents.mail.mandate.creditor': 'Kreditoridentifikation',
  'documents.mail.mandate':
    'Du har givet {museum} tilladelse til én gang at trække denne betaling fra din konto via SEPA-direkte debitering og bedt din bank om at gennemføre den. Inden for otte uger efter hævningen kan du kræve beløbet tilbage på de vilkår, der er aftalt med banken.',
  'documents.mail.total': 'Betalt',
  'documents.mail.shipping': 'Fragt',
  'documents.mail.code': 'Kode {code}',
  'documents.mail.vat': 'heraf {rate} moms af {net} netto',
  'documents.mail.exempt': 'heraf uden moms',
  'documents.mail.review': 'Se din bestilling',
  'documents.mail.review.text': 'Din bestilling, med alt til at hente igen:',
  'documents.mail.farewell': 'Vi glæder os til dit besøg.',
  'documents.mail.contact': 'Har du et spørgsmål, så skriv til {email} eller ring på {phone}.',
  'documents.mail.contact.mail': 'Har du et spørgsmål, så skriv til {email}.',

  'documents.moved.subject': 'Dit besøg er flyttet: {event}, bestilling {number}',
  'documents.moved.reason': 'Vi har flyttet dit besøg i bestilling {number} til et nyt tidspunkt.',
  'documents.moved.now': 'Nyt tidspunkt',
  'documents.moved.before': 'Tidligere tidspunkt',
  'documents.moved.tickets':
    'Dine nye billetter er vedhæftet denne mail. De tidligere billetter til besøget gælder ikke længere.',
  'documents.moved.calendar': 'Åbn den vedhæftede kalenderfil, så opdateres besøget i din kalender.',

  'documents.return.voucher': 'Gavekort',
  'documents.return.subject': 'En del af din bestilling {number} er annulleret',
  'documents.return.subject.price': 'Tilbagebetaling for din bestilling {number}',
  'documents.return.part':
    'Vi har annulleret en del af din bestilling {number}. Det, der står nedenfor, gælder ikke længere; alt andet er, som det var.',
  'documents.return.price':
    'Vi betaler et beløb tilbage for din bestilling {number}. Bestillingen gælder, som den er.',
  'documents.return.money':
    'Du får {amount} tilbage på samme måde, som du betalte. Alt efter din bank kan det tage nogle dage. Du behøver ikke gøre mere.',
  'documents.return.codes': 'Der står igen {amount} på dine koder.',
  'documents.return.instead':
    'I stedet for penge får du et gavekort på {amount}. Koden er {code}, og det gælder til og med {last}. Skriv koden i kurven i vores butik.',
  'documents.return.fee': 'Heraf har vi beholdt {amount} som gebyr.',
  'documents.return.kept': 'Der betales ingen penge tilbage.',
  'documents.refund.subject': 'Du får din betaling på {amount} tilbage',
  'documents.refund.reason.places-gone':
    'Din betaling kom til os, da din reservation allerede var udløbet, og pladserne var væk. Det er vi kede af.',
  'documents.refund.reason.paid-twice':
    'Vi har modtaget en betaling mere for en bestilling, som du allerede havde betalt. Din bestilling forbliver, som den er; kun den anden betaling går tilbage.',
  'documents.refund.reason.not-booked':
    'Din betaling er ikke blevet til en bestilling: Købet var afbrudt, eller bestillingen blev ikke bekræftet i tide. Der er ikke bestilt noget.',
  'documents.refund.reason.order-refunded':
    'Vi har annulleret din bestilling {number} og betaler det hele tilbage. Billetter, årskort og gavekort fra den gælder ikke længere.',
  'documents.refund.codes': 'Det, du havde brugt, står igen på dine koder: {amount}.',
  'documents.refund.free.subject': 'Din bestilling er ikke gennemført',
  'documents.refund.free.places-gone':
    'Din bestilling kom til os, da din reservation allerede var udløbet, og pladserne var væk. Der er ikke bestilt noget, og du har ikke betalt noget. Det er vi kede af.',
  'documents.refund.free.not-booked':
    'Der er ikke bestilt noget: Købet var afbrudt, eller bestillingen blev ikke bekræftet i tide. Du har ikke betalt noget.',
  'documents.refund.free.order-refunded':
    'Vi har annulleret din bestilling {number}. Billetter, årskort og gavekort fra den gælder ikke længere.',
  'documents.refund.subject.order': 'Din bestilling {number} er annulleret',
  'documents.refund.credit-note': 'Kreditnotaen er vedhæftet.',
  'documents.refund.cancelled': 'Annulleret',
  'documents.refund.money':
    'Du får hele beløbet på {amount} tilbage på samme måde, som du betalte. Afhængigt af din bank kan det tage nogle dage. Du behøver ikke gøre mere.',
  'documents.refund.reason.not-moved':
    'Din betaling for en anden tid kom til os, da det ikke længere var muligt. Intet er flyttet.',
  'documents.refund.notMoved': 'Ikke flyttet',
  'documents.refund.heading': 'Ikke bestilt',
  'documents.refund.amount': 'Tilbagebetaling',
  'documents.refund.again.places-gone':
    'Vil du stadig gerne komme, finder du andre tidspunkter i vores butik.',
  'documents.refund.again.not-booked':
    'Vil du stadig gerne komme, kan du vælge dine billetter igen i vores butik.',

  'documents.withdrawn.subject': 'Vi har modtaget din meddelelse om fortrydelse',
  'documents.withdrawn.text':
    'Din meddelelse om fortrydelse nåede os den {day} kl.\u00a0{time}. Gem denne mail: Den er din kvittering for modtagelsen. Det har du meddelt:',
  'documents.withdrawn.otherwise':
    'Har du ikke fortrudt noget, har en anden skrevet din adresse. Fortæl os det i så fald.',
  'documents.withdrawn.notice.subject': 'Et køb er blevet fortrudt',
  'documents.withdrawn.notice.text':
    'Denne meddelelse om fortrydelse kom ind via butikken den {day} kl.\u00a0{time}. Kvitteringen er allerede sendt; resten afgør museet.',
  'documents.withdrawn.notice.list':
    'Om bestillingen passer, og fristen stadig løber, står i listen: {address}',

  'documents.parcel.subject': 'En pakke fra din bestilling {number} er på vej',
  'documents.parcel.sent': 'Vi har sendt en pakke fra din bestilling {number}.',
  'documents.parcel.carrier': 'Vi har afleveret en pakke fra din bestilling {number} til {carrier}.',
  'documents.parcel.corrected': 'Det sporingsnummer, vi skrev til dig før, var forkert. Her er det rigtige.',
  'documents.parcel.follow': 'Følg pakken',
  'documents.parcel.tracking': 'Sporingsnummer',
  'documents.parcel.to': 'Den går til',
  'documents.parcel.contents': 'I pakken',
  'documents.passChange.blocked.subject': 'Dit årskort er spærret',
  'documents.passChange.blocked':
    'Vi har spærret dette årskort. Det giver ikke adgang, før vi ophæver spærringen.',
  'documents.passChange.valid.subject': 'Dit årskort gælder til og med {day}',
  'documents.passChange.valid': 'Med dette årskort har du adgang til og med {day}.',
  'documents.passChange.pass': 'Årskort',
  'documents.takenBack.subject': 'Din betaling for bestilling {number} er ført tilbage',
  'documents.takenBack.subject.part': 'En del af din betaling for bestilling {number} er ført tilbage',
  'documents.takenBack.debit':
    'Din bank har returneret den direkte debitering på {amount} for din bestilling, så pengene er ikke længere hos os. Det sker, når der ikke er penge nok på kontoen, når den er lukket, eller når nogen har gjort indsigelse mod debiteringen.',
  'documents.takenBack.transfer':
    'Din bank har tilbagekaldt din overførsel på {amount} for din bestilling, så pengene er ikke længere hos os.',
  'documents.takenBack.dispute':
    'Din bank eller betalingstjeneste har ført din betaling på {amount} for din bestilling tilbage, fordi der er gjort indsigelse mod den. Pengene er altså ikke længere hos os. Kender du ikke til en indsigelse, så spørg dem.',
  'documents.takenBack.part':
    'Din bank eller betalingstjeneste har taget {amount} af din betaling for din bestilling tilbage. Den del af pengene er altså ikke længere hos os. Kender du ikke til det, så spørg dem.',
  'documents.takenBack.stands':
    'Din bestilling er ikke annulleret: Billetter og alt andet, som du har fået for den, gælder indtil videre. Men den er ikke længere betalt, og vi kan annullere den, hvis det bliver ved med at være sådan.',
  'documents.takenBack.stands.part':
    'Din bestilling er ikke annulleret: Billetter og alt andet, som du har fået for den, gælder indtil videre. Men en del af den er ikke længere betalt, og vi kan annullere den del, hvis det bliver ved med at være sådan.',
  'documents.takenBack.pay':
    'Beløbet bliver ikke trukket igen af sig selv. Fortæl os, hvordan du vil betale det, og oplys bestillingsnummer {number}.',
  'documents.takenBack.settled': 'Har du allerede aftalt det med os, behøver du ikke gøre noget.',
  'documents.takenBack.amount': 'Skyldigt beløb',
  'documents.slip.title': 'Følgeseddel til bestilling {number}',
  'documents.slip.thanks': 'Tak for din bestilling.',
};
