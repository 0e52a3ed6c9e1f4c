import type { Wording } from '../message.ts';
import type { cartEn } from './en.ts';

export const cartDa: Wording<typeof cartEn> = {
  'cart.title': 'Din kurv',
  'cart.checkout': 'Kassen',
  'cart.description':
    'Kurv og kasse: køb billetter, rundvisninger, gavekort og bøger, med eller uden konto. {museum}.',
  'cart.lines': 'Dit valg',
  'cart.fold': 'Ret dit valg',
  'cart.fold.code': 'Ret dit valg eller indløs en kode',
  'cart.summary': 'Din bestilling',
  'cart.unreachable':
    'Butikken kan ikke nås lige nu. Din kurv er her stadig; tjek forbindelsen, og prøv igen.',
  'cart.slow': 'Butikken svarer meget langsomt lige nu. Din kurv er her stadig; prøv igen.',
  'cart.too-many':
    'Det var mange forsøg på kort tid. Prøv igen om {minutes, plural, one {et minut} other {# minutter}}.',
  'cart.again': 'Prøv igen',
  'cart.new-window': '(åbner i et nyt vindue)',

  'cart.bar': 'I kurven: {count, plural, one {# linje} other {# linjer}}',
  'cart.bar.link': 'Til kassen',
  'cart.bar.more': 'Tilføj flere',

  'cart.empty.text': 'Din kurv er tom.',
  'cart.empty.next': 'Vælg billetter',
  'cart.elsewhere':
    '{count, plural, one {I en anden fane ligger der # linje i kurven.} other {I en anden fane ligger der # linjer i kurven.}}',
  'cart.elsewhere.bring': 'Hent kurven hertil',

  'cart.when.any': 'En valgfri dag under udstillingen',
  'cart.when.from': '{day} fra kl.\u00a0{from}',
  'cart.when.slot': '{day} kl.\u00a0{from}–\u2060{to}',
  'cart.when.entry': '{day}, adgang kl.\u00a0{from}–\u2060{to}',
  'cart.when.entry.open': '{day}, adgang fra kl.\u00a0{from}',
  'cart.part': '{count} × {name}',
  'cart.each': '{price} pr. stk.',
  'cart.count': 'Antal: {name}',
  'cart.choose-again': 'Ændr',
  'cart.change.line': 'Ændr {name}',
  'cart.change.take': 'Gem ændringen',
  'cart.change.keep': 'Tilbage til kurven uden ændringer',
  'cart.changed': 'Ændret',
  'cart.withdrawal.none':
    'Ingen fortrydelsesret: Billetten gælder en bestemt dato (§\u00a0312g, stk.\u00a02, nr.\u00a09, i den tyske civillovbog, BGB).',
  'cart.withdrawal.days':
    '{days, plural, one {Du kan fortryde købet inden for én dag efter aftalens indgåelse.} other {Du kan fortryde købet inden for # dage efter aftalens indgåelse.}}',

  'cart.remove': 'Fjern',
  'cart.remove.line': 'Fjern {name}',
  'cart.remove.title': 'Fjern fra kurven?',
  'cart.remove.yes': 'Ja, fjern',
  'cart.remove.no': 'Nej, behold',
  'cart.removed': 'Fjernet fra kurven',

  'cart.left':
    '{count, plural, =0 {Der er ingen pladser tilbage på dette tidspunkt} one {Der er kun én plads tilbage på dette tidspunkt} other {Der er kun # pladser tilbage på dette tidspunkt}}',
  'cart.take': '{count, plural, one {Tag den plads} other {Tag de # pladser}}',
  'cart.another': 'Vælg et andet tidspunkt',
  'cart.unavailable': 'Ikke alt er ledigt længere',
  'cart.unavailable.text':
    'Nogen kom først. Der er ikke bestilt eller trukket noget; de linjer, det gælder, er markeret nedenfor.',
  'cart.not-ordered': 'Der er endnu ikke bestilt noget',
  'cart.others-unpaid.cancel':
    '{count, plural, one {Annuller den anden bestilling} other {Annuller de andre bestillinger}}',
  'cart.others-unpaid.canceled':
    '{count, plural, one {Den anden bestilling er annulleret.} other {De andre bestillinger er annulleret.}} Nu kan du bestille.',
  'cart.price.changed': 'Priser er ændret, siden du valgte',
  'cart.price.was': 'før:',
  'cart.price.is': 'nu:',
  'cart.price.accept': 'Fortsæt med de nye priser',

  'cart.delivery': 'Levering',
  'cart.delivery.mail': 'på e-mail, gratis',
  'cart.delivery.posted': 'årskort med egen adresse også med post, gratis',
  'cart.total': 'I alt inkl. moms',
  'cart.total.untaxed': 'I alt',
  'cart.vat': 'heraf {rate} moms af {net} netto',
  'cart.vat.none': 'heraf uden moms',
  'cart.withdrawal.excluded': 'Der er ingen fortrydelsesret på dette køb.',
  'cart.gift': 'Tak for dit bidrag. Det er frivilligt: uden moms og uden fortrydelsesret.',
  'cart.owner': 'til {name}',
  'cart.greeting': 'Hilsen',
  'cart.greeting.add': 'Tilføj en hilsen',
  'cart.greeting.change': 'Ret hilsenen',
  'cart.pieces':
    '{count, plural, =0 {Ikke længere på lager} one {Kun én tilbage på lager} other {Kun # tilbage på lager}}',
  'cart.code.remaining': 'Resterende beløb: {amount}',
  'cart.code.all': 'Brugt helt',
  'cart.code.short': 'Der er kun {amount} tilbage på gavekortet.',
  'cart.code.empty': 'Der er ikke mere på gavekortet.',
  'cart.code.take': 'Brug {amount}',
  'cart.discount.remaining': 'Endnu ikke brugt rabat: {amount}',
  'cart.discount.all': 'Hele rabatten er trukket fra',
  'cart.discount.short': 'Der er kun {amount} tilbage af rabatten.',
  'cart.discount.empty': 'Rabatten er allerede brugt helt.',
  'cart.goods': 'Subtotal',
  'cart.shipping': 'Fragt (pakke)',
  'cart.shipping.later': 'når vi kender landet',
  'cart.shipping.to': 'Fragt til {country}',
  'cart.shipping.asking': 'beregnes',
  'cart.shipping.unknown': 'endnu ikke kendt',
  'cart.shipping.none': 'ikke muligt',
  'cart.shipping.elsewhere': 'Du kan angive en anden adresse i næste trin.',
  'cart.suggest': 'Måske også',
  'cart.suggest.of': 'Passer til »{of}«',
  'cart.suggest.visit': 'Passer til dit besøg',
  'cart.suggest.cheaper': 'Billigere for én person end disse enkeltbilletter',
  'cart.suggest.add': 'Læg i kurven',
  'cart.suggest.view': 'Se',
  'cart.suggest.dismiss': 'Nej tak',
  'cart.pay': 'At betale',

  'cart.held': 'Dine pladser er reserveret til kl.\u00a0{time}.',
  'cart.held.soon': 'Dine pladser er kun reserveret til kl.\u00a0{time}. Bestil inden da for at beholde dem.',

  'cart.steps': 'Trin i din bestilling',
  'cart.step.cart': 'Kurv',
  'cart.step.login': 'Dine oplysninger',
  'cart.step.payment': 'Betaling',
  'cart.step.complete': 'Færdig',
  'cart.step.done': '(udført)',

  'cart.guest': 'Fortsæt som gæst',
  'cart.guest.hint': 'Uden konto, uden adgangskode.',
  'cart.payment.test': 'Testtilstand: Der trækkes ingen rigtige penge.',
  'cart.express.hint': 'Navn og e-mail kommer fra betalingstjenesten.',
  'cart.express.address':
    'Du betaler uden at udfylde oplysninger her. Det, der kommer på e-mail, sendes til den adresse, der er registreret hos betalingstjenesten.',
  'cart.express.instead': 'Udfyld mine oplysninger i stedet',

  'cart.customer': 'Dine oplysninger',
  'cart.customer.change': 'Ret',
  'cart.customer.change.label': 'Ret dine oplysninger',

  'cart.payment': 'Betaling',
  'cart.payment.voucher': 'Gavekort',
  'cart.payment.missing': 'Vælg, hvordan du vil betale.',
  'cart.debit.holder': 'Kontohaver',
  'cart.debit.holder.missing': 'Skriv kontohaverens navn.',
  'cart.debit.iban': 'IBAN',
  'cart.debit.iban.invalid': 'Tjek IBAN-nummeret: Det mangler eller indeholder en tastefejl.',
  'cart.debit.mandate':
    'Jeg giver {museum} tilladelse til én gang at trække denne betaling fra min konto via SEPA-direkte debitering og beder min bank om at gennemføre den. Inden for otte uger efter hævningen kan jeg kræve beløbet tilbage på de vilkår, der er aftalt med banken. Mandatreferencen følger med bekræftelsen.',
  'cart.debit.creditor': 'Kreditoridentifikation: {id}',

  'cart.invoice': 'Faktura',
  'cart.invoice.request': 'Jeg vil gerne have en faktura',
  'cart.invoice.company': 'Udsted den til en virksomhed eller institution',
  'cart.invoice.yes': 'kommer på e-mail',
  'cart.invoice.no': 'ønskes ikke',
  'cart.document': 'Din reference',
  'cart.document.hint': 'For eksempel et indkøbsordrenummer. Referencen trykkes på fakturaen.',
  'cart.document.add': 'Tilføj din egen reference',
  'cart.document.confirm': 'Bekræft',
  'cart.document.leave': 'Lad det være, som det er',
  'cart.document.is': 'Din reference: {number}',
  'cart.document.change': 'Ret referencen',

  'cart.accept': 'Jeg accepterer {terms} og har læst {privacy}.',
  'cart.accept.terms': 'handelsbetingelserne',
  'cart.accept.privacy': 'privatlivspolitikken',
  'cart.accept.missing': 'Du skal acceptere handelsbetingelserne og privatlivspolitikken.',

  'cart.order': 'Bestil med betalingspligt',
  'cart.order.free': 'Bestil gratis',
  'cart.order.reserve': 'Reservér gratis',
  'cart.errors': 'Ret fejlene i formularen',

  'cart.failed': 'Betalingen blev ikke gennemført. Prøv igen.',
  'cart.failed.text':
    'Der er ikke trukket noget for denne bestilling, og kurven er, som du forlod den. Du kan også vælge en anden betalingsmåde.',
  'cart.canceled': 'Betalingen er afbrudt',
  'cart.canceled.text': 'Du har afbrudt betalingen. Der er ikke trukket noget. Vil du beholde kurven?',
  'cart.canceled.keep': 'Ja, behold kurven',
  'cart.canceled.clear': 'Nej, tøm kurven',
  'cart.accepted': 'Bekræft din bestilling',
  'cart.accepted.text':
    'Din betalingsmåde er godkendt. Bestillingen er først afgivet, når du bekræfter den her.',

  'cart.settling': 'Din betaling bliver bekræftet',
  'cart.settling.text': 'Et øjeblik: Vi spørger, om betalingen er kommet frem.',
  'cart.settling.noScript': 'Hvis betalingen er gået igennem, sender vi bekræftelsen på e-mail.',
  'cart.settling.pending':
    'Betalingstjenesten har ikke givet besked endnu. Du behøver ikke gøre noget; siden spørger igen af sig selv. Du kan også lukke den: Billetterne kommer på e-mail, så snart betalingen er bekræftet.',
  'cart.settling.unreachable':
    'Butikken kan ikke nås lige nu. Intet er gået tabt; siden prøver igen af sig selv.',

  'cart.gone': 'Din kurv blev ikke fundet',
  'cart.gone.text':
    'Måske er bestillingen allerede betalt, eller også gik der for lang tid. Se efter en bestillingsbekræftelse i din indbakke, før du bestiller igen.',
  'cart.gone.checkout': 'Tilbage til kassen',
  'cart.gone.home': 'Til butikkens forside',
  'cart.not-payable': 'Bestillingen kan ikke gennemføres',
  'cart.not-payable.text':
    'Se efter en bestillingsbekræftelse i din indbakke. Er der ingen, så skriv til os på {email}.',
  'cart.refunded': 'Du får din betaling tilbage',

  'cart.success': 'Tak for din bestilling',
  'cart.success.number': 'Bestilling nr. {number}',
  'cart.success.mail': 'Din bestilling er bekræftet. Billetterne er også sendt på e-mail til {email}.',
  'cart.success.express':
    'Din bestilling er bekræftet. Billetterne er også sendt til den e-mailadresse, der er registreret hos betalingstjenesten.',
  'cart.success.express.mail':
    'Din bestilling er bekræftet. Billetterne er også sendt til den e-mailadresse, der er registreret hos betalingstjenesten: {email}.',
  'cart.success.passes':
    'Din bestilling er bekræftet. {count, plural, one {Årskortet} other {Årskortene}} er også sendt på e-mail til {email}.',
  'cart.success.express.passes':
    'Din bestilling er bekræftet. {count, plural, one {Årskortet} other {Årskortene}} er også sendt til den e-mailadresse, der er registreret hos betalingstjenesten.',
  'cart.success.confirmed': 'Din bestilling er bekræftet. Bekræftelsen er også sendt på e-mail til {email}.',
  'cart.success.express.confirmed':
    'Din bestilling er bekræftet. Bekræftelsen er også sendt til den e-mailadresse, der er registreret hos betalingstjenesten.',
  'cart.parcel': 'Din pakke',
  'cart.parcel.way': 'Vi pakker dine varer inden for de næste hverdage og sender dem til denne adresse.',
  'cart.parcel.to': 'Pakke til',
  'cart.success.later':
    'Din bestilling er bekræftet og på vej til dig på e-mail. Den kan ikke vises her lige nu.',
  'cart.success.review': 'Se hele bestillingen',

  'cart.tickets': '{count, plural, one {Din billet} other {Dine # billetter}}',
  'cart.ticket': 'Billet',
  'cart.ticket.persons': 'Personer',
  'cart.ticket.place': 'Sted',
  'cart.ticket.number': 'Nummer',
  'cart.ticket.of': '{number} af {of}',
  'cart.ticket.code': 'QR-kode til indgangen: {code}',
  'cart.ticket.void': 'Gælder ikke længere',
  'cart.ticket.large': 'Vis stort',
  'cart.ticket.previous': 'Forrige',
  'cart.ticket.next': 'Næste',
  'cart.directions': 'Find vej',
  'cart.saved': 'Gemt på denne enhed. Til og med den {day} åbner billetterne her også uden net.',
  'cart.saved.remove': 'Fjern fra enheden',
  'cart.saved.none': 'Hvis du gemmer billetterne på denne enhed, åbner de også uden net.',
  'cart.saved.save': 'Gem på denne enhed',
  'cart.saved.show': 'Vis gemte billetter',
  'cart.document.tickets': 'Billetter til udskrift (pdf)',
  'cart.document.calendar': 'Læg besøget i kalenderen',
  'cart.document.passes': 'Årskort (pdf)',
  'cart.document.vouchers': 'Gavekort (pdf)',
  'cart.document.invoice': 'Faktura (pdf)',
  'cart.document.credit-note': 'Kreditnota (pdf)',
  'cart.passes': '{count, plural, one {Dit årskort} other {Dine # årskort}}',
  'cart.pass.owner': 'Til',
  'cart.valid': 'Gyldigt',
  'cart.valid.until': 'til og med {day}',
  'cart.vouchers': '{count, plural, one {Dit gavekort} other {Dine # gavekort}}',
  'cart.voucher.code': 'Gavekortets kode',
  'cart.present': 'Gave til',
  'cart.present.waiting': 'Sendes på e-mail den {day}.',
  'cart.present.soon': 'Sendes om lidt på e-mail.',
  'cart.present.sent': 'Sendt på e-mail den {day}.',
  'cart.present.refused':
    'Den adresses mailserver har afvist mailen. Giv selv gavekortet videre, som pdf eller med koden.',
  'cart.voucher.use':
    'Den, der har koden, skriver den i kurven ved betalingen, på én gang eller i flere omgange.',

  'cart.review': 'Bestilling {number}',
  'cart.review.title': 'Din bestilling',
  'cart.review.noScript': 'Se bestillingen uden JavaScript',
  'cart.review.lines': 'Bestilt',
  'cart.review.date': 'Bestilt den',
  'cart.review.invoice': 'ønsket',
  'cart.review.print': 'Udskriv denne side',
  'cart.review.refunded': 'Bestillingen er refunderet. Billetterne gælder ikke længere.',
  'cart.review.none': 'Bestillingen er ikke tilgængelig',
  'cart.review.none.text':
    'Tjek adressen i mailen fra os. Har du brug for hjælp, så skriv til os på {email}.',
};
