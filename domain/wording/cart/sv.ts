import type { Wording } from '../message.ts';
import type { cartEn } from './en.ts';

export const cartSv: Wording<typeof cartEn> = {
  'cart.title': 'Din varukorg',
  'cart.checkout': 'Kassa',
  'cart.description':
    'Varukorg och kassa: köp biljetter, visningar, presentkort och böcker, med eller utan konto. {museum}.',
  'cart.lines': 'Ditt val',
  'cart.fold': 'Ändra ditt val',
  'cart.fold.code': 'Ändra ditt val eller lös in en kod',
  'cart.summary': 'Din beställning',
  'cart.unreachable':
    'Butiken kan inte nås just nu. Din varukorg finns kvar; kontrollera anslutningen och försök igen.',
  'cart.slow': 'Butiken svarar mycket långsamt just nu. Din varukorg finns kvar; försök igen.',
  'cart.too-many':
    'Det var många försök på kort tid. Försök igen om {minutes, plural, one {en minut} other {# minuter}}.',
  'cart.again': 'Försök igen',
  'cart.new-window': '(öppnas i ett nytt fönster)',

  'cart.bar': 'I varukorgen: {count, plural, one {# rad} other {# rader}}',
  'cart.bar.link': 'Till kassan',
  'cart.bar.more': 'Lägg till fler',

  'cart.empty.text': 'Din varukorg är tom.',
  'cart.empty.next': 'Välj biljetter',
  'cart.elsewhere':
    '{count, plural, one {I en annan flik ligger # rad i varukorgen.} other {I en annan flik ligger # rader i varukorgen.}}',
  'cart.elsewhere.bring': 'Hämta varukorgen hit',

  'cart.when.any': 'Valfri dag under utställningen',
  'cart.when.from': '{day} från kl.\u00a0{from}',
  'cart.when.slot': '{day} kl.\u00a0{from}–\u2060{to}',
  'cart.when.entry': '{day}, insläpp kl.\u00a0{from}–\u2060{to}',
  'cart.when.entry.open': '{day}, insläpp från kl.\u00a0{from}',
  'cart.part': '{count} × {name}',
  'cart.each': '{price} styck',
  'cart.count': 'Antal: {name}',
  'cart.choose-again': 'Ändra',
  'cart.change.line': 'Ändra {name}',
  'cart.change.take': 'Spara ändringen',
  'cart.change.keep': 'Tillbaka till varukorgen utan ändringar',
  'cart.changed': 'Ändrat',
  'cart.withdrawal.none':
    'Ingen ångerrätt: biljetten gäller ett bestämt datum (§\u00a0312g st. 2 nr\u00a09 i den tyska civillagen, BGB).',
  'cart.withdrawal.days':
    '{days, plural, one {Du kan ångra köpet inom en dag från det att avtalet ingicks.} other {Du kan ångra köpet inom # dagar från det att avtalet ingicks.}}',

  'cart.remove': 'Ta bort',
  'cart.remove.line': 'Ta bort {name}',
  'cart.remove.title': 'Ta bort ur varukorgen?',
  'cart.remove.yes': 'Ja, ta bort',
  'cart.remove.no': 'Nej, behåll',
  'cart.removed': 'Borttaget ur varukorgen',

  'cart.left':
    '{count, plural, =0 {Det finns inga platser kvar den här tiden} one {Det finns bara en plats kvar den här tiden} other {Det finns bara # platser kvar den här tiden}}',
  'cart.take': '{count, plural, one {Ta den platsen} other {Ta de # platserna}}',
  'cart.another': 'Välj en annan tid',
  'cart.unavailable': 'Något finns inte längre kvar',
  'cart.unavailable.text':
    'Någon hann före. Inget har beställts eller dragits; raderna det gäller är markerade nedan.',
  'cart.not-ordered': 'Inget har beställts än',
  'cart.others-unpaid.cancel':
    '{count, plural, one {Avbryt den andra beställningen} other {Avbryt de andra beställningarna}}',
  'cart.others-unpaid.canceled':
    '{count, plural, one {Den andra beställningen är avbruten.} other {De andra beställningarna är avbrutna.}} Nu kan du beställa.',
  'cart.price.changed': 'Priser har ändrats sedan du valde',
  'cart.price.was': 'tidigare:',
  'cart.price.is': 'nu:',
  'cart.price.accept': 'Fortsätt med de nya priserna',

  'cart.delivery': 'Leverans',
  'cart.delivery.mail': 'med e-post, utan kostnad',
  'cart.delivery.posted': 'årskort med egen adress även med post, utan kostnad',
  'cart.total': 'Totalt inkl. moms',
  'cart.total.untaxed': 'Totalt',
  'cart.vat': 'varav {rate} moms på {net} netto',
  'cart.vat.none': 'varav utan moms',
  'cart.withdrawal.excluded': 'Ångerrätten gäller inte för det här köpet.',
  'cart.gift': 'Tack för din gåva. Den är frivillig: utan moms och utan ångerrätt.',
  'cart.owner': 'för {name}',
  'cart.greeting': 'Hälsning',
  'cart.greeting.add': 'Lägg till en hälsning',
  'cart.greeting.change': 'Ändra hälsningen',
  'cart.pieces':
    '{count, plural, =0 {Finns inte längre i lager} one {Bara en kvar i lager} other {Bara # kvar i lager}}',
  'cart.code.remaining': 'Återstår: {amount}',
  'cart.code.all': 'Helt utnyttjat',
  'cart.code.short': 'Det finns bara {amount} kvar på presentkortet.',
  'cart.code.empty': 'Det finns inget kvar på presentkortet.',
  'cart.code.take': 'Använd {amount}',
  'cart.discount.remaining': 'Återstår av rabatten: {amount}',
  'cart.discount.all': 'Hela rabatten är avdragen',
  'cart.discount.short': 'Det finns bara {amount} kvar av rabatten.',
  'cart.discount.empty': 'Rabatten är redan helt utnyttjad.',
  'cart.goods': 'Delsumma',
  'cart.shipping': 'Frakt (paket)',
  'cart.shipping.later': 'när vi vet landet',
  'cart.shipping.to': 'Frakt till {country}',
  'cart.shipping.asking': 'räknas ut',
  'cart.shipping.unknown': 'inte känt ännu',
  'cart.shipping.none': 'inte möjligt',
  'cart.shipping.elsewhere': 'En annan adress kan du ange i nästa steg.',
  'cart.suggest': 'Kanske också',
  'cart.suggest.of': 'Passar till ”{of}”',
  'cart.suggest.visit': 'Passar till ditt besök',
  'cart.suggest.cheaper': 'Billigare för en person än de enskilda biljetterna',
  'cart.suggest.add': 'Lägg till',
  'cart.suggest.view': 'Visa',
  'cart.suggest.dismiss': 'Nej tack',
  'cart.pay': 'Att betala',

  'cart.held': 'Dina platser är reserverade till kl.\u00a0{time}.',
  'cart.held.soon':
    'Dina platser är reserverade bara till kl.\u00a0{time}. Beställ innan dess för att behålla dem.',

  'cart.steps': 'Stegen i din beställning',
  'cart.step.cart': 'Varukorg',
  'cart.step.login': 'Dina uppgifter',
  'cart.step.payment': 'Betalning',
  'cart.step.complete': 'Klart',
  'cart.step.done': '(klart)',

  'cart.guest': 'Fortsätt som gäst',
  'cart.guest.hint': 'Utan konto, utan lösenord.',
  'cart.payment.test': 'Testläge: inga riktiga pengar dras.',
  'cart.express.hint': 'Namn och e-post kommer från betaltjänsten.',
  'cart.express.address':
    'Du betalar utan att fylla i dina uppgifter här. Det som kommer med e-post skickas till den adress som är registrerad hos betaltjänsten.',
  'cart.express.instead': 'Fyll i mina uppgifter i stället',

  'cart.customer': 'Dina uppgifter',
  'cart.customer.change': 'Ändra',
  'cart.customer.change.label': 'Ändra dina uppgifter',

  'cart.payment': 'Betalning',
  'cart.payment.voucher': 'Presentkort',
  'cart.payment.missing': 'Välj hur du vill betala.',
  'cart.debit.holder': 'Kontoinnehavare',
  'cart.debit.holder.missing': 'Ange kontoinnehavarens namn.',
  'cart.debit.iban': 'IBAN',
  'cart.debit.iban.invalid': 'Kontrollera IBAN: numret saknas eller innehåller ett skrivfel.',
  'cart.debit.mandate':
    'Jag ger {museum} rätt att en gång dra den här betalningen från mitt konto genom SEPA-autogiro och uppdrar åt min bank att utföra den. Inom åtta veckor från debiteringen kan jag begära pengarna tillbaka enligt bankens villkor. Medgivandets referens kommer med bekräftelsen.',
  'cart.debit.creditor': 'Betalningsmottagarens identifikationsnummer: {id}',

  'cart.invoice': 'Faktura',
  'cart.invoice.request': 'Jag vill ha en faktura',
  'cart.invoice.company': 'Ställ ut det på ett företag eller en organisation',
  'cart.invoice.yes': 'kommer med e-post',
  'cart.invoice.no': 'önskas inte',
  'cart.invoice.fields': 'Ange momsregistreringsnummer, Leitweg-ID eller kostnadsställe',
  'cart.invoice.buyer_vat_id': 'Momsregistreringsnummer',
  'cart.invoice.buyer_vat_id.hint': 'Frivilligt; det står då på fakturan.',
  'cart.invoice.routing_id': 'Leitweg-ID',
  'cart.invoice.routing_id.hint': 'För tyska myndigheter: ni får även fakturan som XRechnung.',
  'cart.invoice.buyer_reference': 'Kostnadsställe eller avdelning',
  'cart.invoice.buyer_reference.hint': 'Frivilligt; det står då på fakturan.',
  'cart.document': 'Din referens',
  'cart.document.hint': 'Till exempel ett inköpsordernummer. Referensen skrivs ut på fakturan.',
  'cart.document.add': 'Lägg till en egen referens',
  'cart.document.confirm': 'Bekräfta',
  'cart.document.leave': 'Lämna som det är',
  'cart.document.is': 'Din referens: {number}',
  'cart.document.change': 'Ändra referensen',

  'cart.accept': 'Jag godkänner {terms} och har läst {privacy}.',
  'cart.accept.terms': 'köpvillkoren',
  'cart.accept.privacy': 'integritetspolicyn',
  'cart.accept.missing': 'Du behöver godkänna köpvillkoren och integritetspolicyn.',

  'cart.order': 'Beställ med betalningsskyldighet',
  'cart.order.free': 'Beställ utan kostnad',
  'cart.order.reserve': 'Reservera utan kostnad',
  'cart.errors': 'Rätta felen i formuläret',

  'cart.failed': 'Betalningen genomfördes inte. Försök igen.',
  'cart.failed.text':
    'Inget har dragits för den här beställningen och varukorgen är som du lämnade den. Du kan också välja ett annat betalsätt.',
  'cart.canceled': 'Betalningen avbröts',
  'cart.canceled.text': 'Du har avbrutit betalningen. Inget har dragits. Vill du behålla varukorgen?',
  'cart.canceled.keep': 'Ja, behåll varukorgen',
  'cart.canceled.clear': 'Nej, töm varukorgen',
  'cart.accepted': 'Bekräfta din beställning',
  'cart.accepted.text': 'Ditt betalsätt har godkänts. Beställningen är gjord först när du bekräftar här.',

  'cart.settling': 'Din betalning bekräftas',
  'cart.settling.text': 'Ett ögonblick: vi frågar om betalningen har kommit fram.',
  'cart.settling.noScript': 'Om betalningen har gått igenom skickar vi bekräftelsen med e-post.',
  'cart.settling.pending':
    'Betaltjänsten har inte gett besked än. Du behöver inte göra något; sidan frågar igen av sig själv. Du kan också stänga den: biljetterna kommer med e-post så snart betalningen är bekräftad.',
  'cart.settling.unreachable':
    'Butiken kan inte nås just nu. Inget är förlorat; sidan försöker igen av sig själv.',

  'cart.gone': 'Din varukorg hittades inte',
  'cart.gone.text':
    'Kanske är beställningen redan betald, eller så tog det för lång tid. Se efter om det finns en bokningsbekräftelse i din e-post innan du beställer igen.',
  'cart.gone.checkout': 'Tillbaka till kassan',
  'cart.gone.home': 'Till butikens startsida',
  'cart.not-payable': 'Beställningen kan inte slutföras',
  'cart.not-payable.text':
    'Se efter om det finns en bokningsbekräftelse i din e-post. Om inte, skriv till oss på {email}.',
  'cart.refunded': 'Du får tillbaka din betalning',

  'cart.success': 'Tack för din beställning',
  'cart.success.number': 'Beställning nr {number}',
  'cart.success.mail':
    'Din beställning är bekräftad. Biljetterna har också skickats med e-post till {email}.',
  'cart.success.express':
    'Din beställning är bekräftad. Biljetterna har också skickats till den e-postadress som är registrerad hos betaltjänsten.',
  'cart.success.express.mail':
    'Din beställning är bekräftad. Biljetterna har också skickats till den e-postadress som är registrerad hos betaltjänsten: {email}.',
  'cart.success.passes':
    'Din beställning är bekräftad. {count, plural, one {Årskortet har} other {Årskorten har}} också skickats med e-post till {email}.',
  'cart.success.express.passes':
    'Din beställning är bekräftad. {count, plural, one {Årskortet har} other {Årskorten har}} också skickats till den e-postadress som är registrerad hos betaltjänsten.',
  'cart.success.confirmed':
    'Din beställning är bekräftad. Bekräftelsen har också skickats med e-post till {email}.',
  'cart.success.express.confirmed':
    'Din beställning är bekräftad. Bekräftelsen har också skickats till den e-postadress som är registrerad hos betaltjänsten.',
  'cart.parcel': 'Ditt paket',
  'cart.parcel.way':
    'Vi packar dina varor under de närmaste arbetsdagarna och skickar dem till den här adressen.',
  'cart.parcel.to': 'Paket till',
  'cart.success.later':
    'Din beställning är bekräftad och på väg till dig med e-post. Den går inte att visa här just nu.',
  'cart.success.review': 'Visa hela beställningen',

  'cart.tickets': '{count, plural, one {Din biljett} other {Dina # biljetter}}',
  'cart.ticket': 'Biljett',
  'cart.ticket.persons': 'Personer',
  'cart.ticket.place': 'Plats',
  'cart.ticket.number': 'Nummer',
  'cart.ticket.of': '{number} av {of}',
  'cart.ticket.code': 'QR-kod för entrén: {code}',
  'cart.ticket.void': 'Gäller inte längre',
  'cart.ticket.large': 'Visa stort',
  'cart.ticket.previous': 'Föregående',
  'cart.ticket.next': 'Nästa',
  'cart.directions': 'Hitta hit',
  'cart.saved': 'Sparade på den här enheten. Till och med {day} öppnas biljetterna här även utan nät.',
  'cart.saved.remove': 'Ta bort från enheten',
  'cart.saved.none': 'Om du sparar biljetterna på den här enheten öppnas de även utan nät.',
  'cart.saved.save': 'Spara på den här enheten',
  'cart.saved.show': 'Visa sparade biljetter',
  'cart.document.tickets': 'Biljetter att skriva ut (pdf)',
  'cart.document.calendar': 'Lägg in besöket i kalendern',
  'cart.document.passes': 'Årskort (pdf)',
  'cart.document.vouchers': 'Presentkort (pdf)',
  'cart.document.invoice': 'Faktura (pdf)',
  'cart.document.xrechnung': 'XRechnung (XML)',
  'cart.document.credit-note': 'Kreditfaktura (pdf)',
  'cart.passes': '{count, plural, one {Ditt årskort} other {Dina # årskort}}',
  'cart.pass.owner': 'För',
  'cart.valid': 'Giltigt',
  'cart.valid.until': 'till och med {day}',
  'cart.vouchers': '{count, plural, one {Ditt presentkort} other {Dina # presentkort}}',
  'cart.voucher.code': 'Presentkortets kod',
  'cart.present': 'Present till',
  'cart.present.waiting': 'Skickas med e-post den {day}.',
  'cart.present.soon': 'Skickas strax med e-post.',
  'cart.present.sent': 'Skickades med e-post den {day}.',
  'cart.present.refused':
    'Den adressens e-postserver har avvisat mejlet. Lämna presentkortet vidare själv, som pdf eller med koden.',
  'cart.voucher.use': 'Den som har koden anger den i varukorgen vid betalningen, på en gång eller i delar.',

  'cart.review': 'Beställning {number}',
  'cart.review.title': 'Din beställning',
  'cart.review.noScript': 'Se beställningen utan JavaScript',
  'cart.review.lines': 'Beställt',
  'cart.review.date': 'Beställt den',
  'cart.review.invoice': 'begärd',
  'cart.review.print': 'Skriv ut den här sidan',
  'cart.review.refunded': 'Beställningen har återbetalats. Biljetterna gäller inte längre.',
  'cart.review.none': 'Beställningen är inte tillgänglig',
  'cart.review.none.text':
    'Kontrollera adressen i mejlet från oss. Om du behöver hjälp, skriv till oss på {email}.',
};
