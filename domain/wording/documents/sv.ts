import type { Wording } from '../message.ts';
import type { documentsEn } from './en.ts';

export const documentsSv: Wording<typeof documentsEn> = {
  'documents.file.tickets': 'Biljetter',
  'documents.file.calendar': 'Besök',
  'documents.file.passes': 'Årskort',
  'documents.file.vouchers': 'Presentkort',
  'documents.file.invoice': 'Faktura',
  'documents.file.credit-note': 'Kreditfaktura',
  'documents.title': 'Biljetter till beställning {number}',

  'documents.ticket.count': 'Biljett {number} av {of}',
  'documents.ticket.persons': '{persons, plural, one {Gäller för en person} other {Gäller för # personer}}',
  'documents.ticket.day': 'Gäller hela dagen under öppettiderna',
  'documents.ticket.open': 'En valfri dag',
  'documents.ticket.open.between': 'från och med {first} till och med {last}',
  'documents.ticket.open.until': 'till och med {last}',
  'documents.ticket.open.from': 'från och med {first}',
  'documents.ticket.open.run': 'så länge utställningen pågår',
  'documents.ticket.code': 'QR-kod för entrén: {code}',
  'documents.ticket.place': 'Plats',
  'documents.ticket.hours': 'Öppet',
  'documents.ticket.directions': 'Hitta hit',
  'documents.ticket.entrance': 'I entrén',
  'documents.ticket.entrance.text':
    'Visa koden på papper eller i mobilen. Den gäller för ett inträde. Om du har en rabatterad biljett, ta även med intyg.',
  'documents.ticket.order': 'Beställning',
  'documents.ticket.name': 'Namn',

  'documents.saved.note': 'Sparad den {day}, {time}. Butiken går inte att nå just nu.',
  'documents.saved.again': 'Ladda om',
  'documents.saved.large': 'Visa stort',
  'documents.saved.previous': 'Föregående',
  'documents.saved.next': 'Nästa',
  'documents.saved.close': 'Stäng',

  'documents.tour.kind': 'Visning, {language}',
  'documents.tour.meeting': 'Samlingsplats',
  'documents.tour.exhibition': 'Utställning',
  'documents.tour.group': 'Bokat för',
  'documents.tour.persons': '{persons, plural, one {# person} other {# personer}}',
  'documents.tour.groups':
    '{groups, plural, one {# grupp} other {# grupper}}, {persons, plural, one {# person} other {# personer}}',
  'documents.tour.answers': 'Dina svar',

  'documents.time': '{time}',
  'documents.entry': 'Insläpp',
  'documents.entry.between': 'Insläpp kl.\u00a0{from}–\u2060{until}',
  'documents.entry.from': 'Insläpp från kl.\u00a0{from}',
  'documents.entry.until': 'Insläpp till kl.\u00a0{until}',

  'documents.pass.title': 'Årskort till beställning {number}',
  'documents.pass.count': 'Årskort {number} av {of}',
  'documents.pass.valid': 'Gäller från och med {first} till och med {last}',
  'documents.pass.code': 'Årskortets QR-kod: {code}',
  'documents.pass.owner': 'För',
  'documents.pass.sent': 'Skickas till',
  'documents.pass.entrance.text':
    'Visa koden vid varje besök, på papper eller i mobilen, tillsammans med legitimation. Kortet är personligt. Om du har ett rabatterat kort, ta även med intyg.',

  'documents.voucher.title': 'Presentkort från beställning {number}',
  'documents.voucher.count': 'Presentkort {number} av {of}',
  'documents.voucher.valid': 'Gäller till och med {last}',
  'documents.voucher.rate': 'Gäller allt med {rate} moms.',
  'documents.voucher.code': 'Presentkortets QR-kod: {code}',
  'documents.voucher.redeem': 'Så använder du det',
  'documents.voucher.redeem.text': 'Välj det du tycker om i vår butik och skriv in koden i varukorgen.',
  'documents.voucher.rest': 'Resten',
  'documents.voucher.rest.text': 'Det du inte använder finns kvar på kortet till nästa gång.',
  'documents.voucher.safe': 'Spara det väl',
  'documents.voucher.safe.text': 'Den som har koden kan använda den.',
  'documents.voucher.from': 'Gäller hos',
  'documents.present.subject': 'En present från {from}: {museum}',
  'documents.present.lead':
    '{count, plural, one {Ett presentkort} other {# presentkort}} till vårt museum, från {from}.',
  'documents.present.redeem': 'Använd det nu',
  'documents.present.how':
    'Knappen öppnar vår butik med presentkortet i varukorgen. Det gäller även i våra kassor: visa koden där.',
  'documents.present.attached':
    'För utskrift {count, plural, one {är presentkortet bifogat} other {är presentkorten bifogade}} som pdf.',
  'documents.present.why':
    'Vi har din adress från {from}, för den här presenten. Vi använder den inte till något annat.',
  'documents.present.on': 'skickas med e-post till {name} ({email}) den {day}',
  'documents.present.now': 'skickas nu med e-post till {name} ({email})',
  'documents.present.label': 'Present',
  'documents.present.code':
    'Bara mottagaren får presentens kod. Om mejlet kommer bort finns presentkortet på sidan med din beställning.',
  'documents.present.refused.subject': 'Din present till {name} kunde inte levereras',
  'documents.present.refused.text':
    'E-postservern för {email} har slutgiltigt avvisat vårt mejl med presentkortet till {name}.',
  'documents.present.refused.next':
    'Presentkortet gäller. Du hittar det med koden på sidan med din beställning, att skriva ut eller skicka vidare.',
  'documents.present.sample': 'Prov',
  'documents.present.sample.text': 'Koden är ett prov. Den riktiga kommer efter betalningen.',
  'documents.voucher.greeting': 'Din hälsning',

  'documents.goods.sent': 'Kommer med posten',

  'documents.invoice.title': 'Faktura {number}',
  'documents.invoice.credit': 'Kreditfaktura {number}',
  'documents.invoice.supplement':
    'Den här fakturan kompletterar faktura {number} daterad {date}: mellanskillnad för en annan tid.',
  'documents.invoice.credit.part':
    'Den här kreditfakturan rättar faktura {number} daterad {date}: en del av beställningen har tagits tillbaka.',
  'documents.invoice.credit.of':
    'Den här kreditfakturan krediterar faktura {number} daterad {date}. Beställningen har återbetalats i sin helhet.',
  'documents.invoice.number': 'Fakturanummer',
  'documents.invoice.credit.number': 'Kreditfakturans nummer',
  'documents.invoice.date': 'Fakturadatum',
  'documents.invoice.external': 'Din referens',
  'documents.invoice.buyer_vat_id': 'Ert momsregistreringsnummer',
  'documents.invoice.routing_id': 'Leitweg-ID',
  'documents.invoice.buyer_reference': 'Kostnadsställe',
  'documents.invoice.page': 'Sida {page} av {of}',
  'documents.invoice.item': 'Beskrivning',
  'documents.invoice.count': 'Antal',
  'documents.invoice.rate': 'Moms',
  'documents.invoice.unit': 'Pris per styck',
  'documents.invoice.amount': 'Belopp',
  'documents.invoice.shipping': 'Frakt',
  'documents.invoice.discount': 'Rabattkod {code}',
  'documents.invoice.taxed': 'Presentkort {code}, sålt med {rate} moms',
  'documents.invoice.total': 'Summa inkl. moms',
  'documents.invoice.total.untaxed': 'Summa',
  'documents.invoice.voucher': 'Betalt med presentkort {code}',
  'documents.invoice.voucher.back': 'Tillbaka på presentkort {code}',
  'documents.invoice.paid': 'Betalt: {payment}',
  'documents.invoice.back': 'Återbetalt: {payment}',
  'documents.invoice.net': 'Netto',
  'documents.invoice.tax': 'Momsbelopp',
  'documents.invoice.gross': 'Brutto',
  'documents.invoice.exempt': 'momsfritt',
  'documents.gift': 'Tack för din gåva. Den är frivillig: utan moms och utan ångerrätt.',
  'documents.invoice.gift': 'utan moms',
  'documents.invoice.gift.note': 'Gåva: frivilligt bidrag utan motprestation, inte momspliktigt.',
  'documents.invoice.multi': 'presentkort',
  'documents.invoice.supply': 'Där inget annat datum anges är leveransdatum detsamma som fakturadatum.',
  'documents.invoice.included': 'Styckpriser och belopp är inklusive moms.',
  'documents.invoice.exempt.note':
    'Momsfritt: undantaget från moms enligt §\u00a04 nr\u00a020 bokstav a i den tyska momslagen (UStG).',
  'documents.invoice.multi.note':
    'Presentkort: försäljning av en flerfunktionsvoucher är inte momspliktig (§\u00a03 st.\u00a015 UStG); momsen tas ut när den används.',
  'documents.invoice.tax-number': 'Skattenummer {number}',
  'documents.invoice.vat-id': 'Momsregistreringsnummer {number}',

  'documents.price.vat': '{price} inkl. {rate} moms',
  'documents.price.vat.several': '{price} inkl. moms',
  'documents.price.exempt': '{price}, momsfritt',
  'documents.price.free': 'Gratis',

  'documents.withdrawal.none':
    'Ingen ångerrätt: biljetten gäller ett bestämt datum (§\u00a0312g st.\u00a02 nr\u00a09 i den tyska civillagen, BGB).',
  'documents.withdrawal.days':
    '{days, plural, one {Du kan ångra köpet inom en dag från det att avtalet ingicks.} other {Du kan ångra köpet inom # dagar från det att avtalet ingicks.}}',
  'documents.withdrawal.goods':
    '{days, plural, one {Du kan ångra köpet inom en dag från det att du har fått varan.} other {Du kan ångra köpet inom # dagar från det att du har fått varan.}}',

  'documents.mail.subject': 'Dina biljetter till {event}, beställning {number}',
  'documents.mail.subject.several': 'Dina biljetter, beställning {number}',
  'documents.mail.subject.order': 'Din beställning hos {museum}, nummer {number}',
  'documents.mail.greeting': 'Hej {name},',
  'documents.mail.greeting.nameless': 'Hej,',
  'documents.mail.thanks': 'Tack för din beställning.',
  'documents.mail.parcel': 'Det vi skickar med posten går till: {address}',
  'documents.mail.more':
    '{count, plural, one {En kod till finns} other {# koder till finns}} i den bifogade pdf-filen och på sidan för din beställning.',
  'documents.mail.attached': 'Bifogat: {files}.',
  'documents.mail.attached.tickets': 'biljetterna att skriva ut',
  'documents.mail.attached.passes':
    '{count, plural, one {årskortet att skriva ut} other {årskorten att skriva ut}}',
  'documents.mail.attached.vouchers':
    '{count, plural, one {presentkortet att skriva ut eller skicka vidare} other {presentkorten att skriva ut eller skicka vidare}}',
  'documents.mail.attached.calendar': 'besöket för din kalender',
  'documents.mail.attached.invoice': 'fakturan',
  'documents.mail.attached.terms': 'våra köpvillkor med allt du behöver veta om ångerrätten',
  'documents.mail.order': 'Din beställning',
  'documents.mail.label': '{label}:',
  'documents.mail.number': 'Beställningsnummer',
  'documents.mail.date': 'Beställt',
  'documents.mail.payment': 'Betalning',
  'documents.mail.payment.voucher': 'Presentkort',
  'documents.mail.mandate.reference': 'Medgivandets referens',
  'documents.mail.mandate.creditor': 'Betalningsmottagarens identifikationsnummer',
  'documents.mail.mandate':
    'Du har gett {museum} rätt att en gång dra den här betalningen från ditt konto genom SEPA-autogiro och uppdragit åt din bank att utföra den. Inom åtta veckor från debiteringen kan du begära pengarna tillbaka enligt bankens villkor.',
  'documents.mail.total': 'Betalt',
  'documents.mail.shipping': 'Frakt',
  'documents.mail.code': 'Kod {code}',
  'documents.mail.vat': 'varav {rate} moms på {net} netto',
  'documents.mail.exempt': 'varav utan moms',
  'documents.mail.review': 'Visa din beställning',
  'documents.mail.review.text': 'Din beställning, med allt att ladda ner igen:',
  'documents.mail.farewell': 'Välkommen till oss.',
  'documents.mail.contact': 'Har du en fråga? Skriv till {email} eller ring {phone}.',
  'documents.mail.contact.mail': 'Har du en fråga? Skriv till {email}.',

  'documents.moved.subject': 'Ditt besök är flyttat: {event}, beställning {number}',
  'documents.moved.reason': 'Vi har flyttat ditt besök i beställning {number} till en ny tid.',
  'documents.moved.now': 'Ny tid',
  'documents.moved.before': 'Tidigare tid',
  'documents.moved.tickets':
    'Dina nya biljetter är bifogade i det här mejlet. De tidigare biljetterna för besöket gäller inte längre.',
  'documents.moved.calendar': 'Öppna den bifogade kalenderfilen så uppdateras besöket i din kalender.',

  'documents.return.voucher': 'Presentkort',
  'documents.return.subject': 'En del av din beställning {number} är avbokad',
  'documents.return.subject.price': 'Återbetalning för din beställning {number}',
  'documents.return.part':
    'Vi har avbokat en del av din beställning {number}. Det som står nedan gäller inte längre; allt annat är som förut.',
  'documents.return.price':
    'Vi betalar tillbaka ett belopp för din beställning {number}. Beställningen gäller som den är.',
  'documents.return.money':
    'Du får tillbaka {amount} på samma sätt som du betalade. Beroende på din bank kan det ta några dagar. Du behöver inte göra något mer.',
  'documents.return.codes': 'Det finns åter {amount} på dina koder.',
  'documents.return.instead':
    'I stället för pengar får du ett presentkort på {amount}. Koden är {code} och gäller till och med {last}. Skriv in koden i varukorgen i vår butik.',
  'documents.return.fee': 'Av det har vi behållit {amount} som avgift.',
  'documents.return.kept': 'Inga pengar betalas tillbaka.',
  'documents.refund.subject': 'Du får tillbaka din betalning på {amount}',
  'documents.refund.reason.places-gone':
    'Din betalning kom till oss när din reservation redan hade gått ut och platserna var slut. Det beklagar vi.',
  'documents.refund.reason.paid-twice':
    'Vi har tagit emot en andra betalning för en beställning som du redan hade betalat. Din beställning gäller som den är; bara den andra betalningen går tillbaka.',
  'documents.refund.reason.not-booked':
    'Din betalning ledde inte till någon beställning: köpet hade avbrutits, eller så bekräftades beställningen inte i tid. Ingenting är bokat.',
  'documents.refund.reason.order-refunded':
    'Vi har avbokat din beställning {number} och betalar tillbaka hela beloppet. Biljetter, årskort och presentkort i den gäller inte längre.',
  'documents.refund.codes': 'Det du hade använt finns åter på dina koder: {amount}.',
  'documents.refund.free.subject': 'Din beställning är inte bokad',
  'documents.refund.free.places-gone':
    'Din beställning kom till oss när din reservation redan hade gått ut och platserna var slut. Ingenting är bokat, och du har inte betalat något. Det beklagar vi.',
  'documents.refund.free.not-booked':
    'Ingenting är bokat: köpet hade avbrutits, eller så bekräftades beställningen inte i tid. Du har inte betalat något.',
  'documents.refund.free.order-refunded':
    'Vi har avbokat din beställning {number}. Biljetter, årskort och presentkort i den gäller inte längre.',
  'documents.refund.subject.order': 'Din beställning {number} är avbokad',
  'documents.refund.credit-note': 'Kreditfakturan är bifogad.',
  'documents.refund.cancelled': 'Avbokat',
  'documents.refund.money':
    'Du får tillbaka hela beloppet på {amount}, på samma sätt som du betalade. Beroende på din bank kan det ta några dagar. Du behöver inte göra något mer.',
  'documents.refund.reason.not-moved':
    'Din betalning för en annan tid kom till oss när det inte längre var möjligt. Ingenting har flyttats.',
  'documents.refund.notMoved': 'Inte flyttat',
  'documents.refund.heading': 'Inte bokat',
  'documents.refund.amount': 'Återbetalning',
  'documents.refund.again.places-gone': 'Om du fortfarande vill komma hittar du andra tider i vår butik.',
  'documents.refund.again.not-booked':
    'Om du fortfarande vill komma kan du välja dina biljetter på nytt i vår butik.',

  'documents.withdrawn.subject': 'Vi har fått din anmälan om att du ångrar avtalet',
  'documents.withdrawn.text':
    'Din anmälan om att du ångrar avtalet kom till oss den {day} kl.\u00a0{time}. Spara det här mejlet: det är din mottagningsbekräftelse. Det här har du meddelat:',
  'documents.withdrawn.otherwise':
    'Om du inte har ångrat något har någon annan angett din adress. Hör i så fall av dig till oss.',
  'documents.withdrawn.notice.subject': 'Någon har ångrat ett köp',
  'documents.withdrawn.notice.text':
    'Det här meddelandet om ånger kom in via butiken den {day} kl.\u00a0{time}. Bekräftelsen har redan skickats; vad som händer sedan bestämmer museet.',
  'documents.withdrawn.notice.list':
    'Om beställningen stämmer och fristen fortfarande löper står i listan: {address}',

  'documents.parcel.subject': 'Ett paket från din beställning {number} är på väg',
  'documents.parcel.sent': 'Vi har skickat ett paket från din beställning {number}.',
  'documents.parcel.carrier': 'Vi har lämnat ett paket från din beställning {number} till {carrier}.',
  'documents.parcel.corrected':
    'Spårningsnumret som vi skrev till dig tidigare var fel. Det här är det rätta.',
  'documents.parcel.follow': 'Spåra paketet',
  'documents.parcel.tracking': 'Spårningsnummer',
  'documents.parcel.to': 'Det går till',
  'documents.parcel.contents': 'I paketet',
  'documents.passChange.blocked.subject': 'Ditt årskort är spärrat',
  'documents.passChange.blocked':
    'Vi har spärrat det här årskortet. Ingen släpps in med det förrän vi häver spärren.',
  'documents.passChange.valid.subject': 'Ditt årskort gäller till och med {day}',
  'documents.passChange.valid': 'Med det här årskortet kommer du in till och med {day}.',
  'documents.passChange.pass': 'Årskort',
  'documents.takenBack.subject': 'Din betalning för beställning {number} har dragits tillbaka',
  'documents.takenBack.subject.part': 'En del av din betalning för beställning {number} har dragits tillbaka',
  'documents.takenBack.debit':
    'Din bank har returnerat autogirodragningen på {amount} för din beställning, så pengarna finns inte längre hos oss. Det händer när det inte finns tillräckligt med pengar på kontot, när kontot är avslutat eller när någon har invänt mot dragningen.',
  'documents.takenBack.transfer':
    'Din bank har återkallat din överföring på {amount} för din beställning, så pengarna finns inte längre hos oss.',
  'documents.takenBack.dispute':
    'Din bank eller betaltjänst har tagit tillbaka din betalning på {amount} för din beställning, eftersom någon har invänt mot den. Pengarna finns alltså inte längre hos oss. Känner du inte till någon invändning kan du fråga dem.',
  'documents.takenBack.part':
    'Din bank eller betaltjänst har tagit tillbaka {amount} av din betalning för din beställning. Den delen av pengarna finns alltså inte längre hos oss. Känner du inte till detta kan du fråga dem.',
  'documents.takenBack.stands':
    'Din beställning är inte avbokad: biljetter och allt annat som du har fått för den gäller tills vidare. Men den är inte längre betald, och vi kan avboka den om det förblir så.',
  'documents.takenBack.stands.part':
    'Din beställning är inte avbokad: biljetter och allt annat som du har fått för den gäller tills vidare. Men en del av den är inte längre betald, och vi kan avboka den delen om det förblir så.',
  'documents.takenBack.pay':
    'Beloppet dras inte en gång till av sig självt. Berätta för oss hur du vill betala det, och ange beställningsnummer {number}.',
  'documents.takenBack.settled': 'Om du redan har rett ut det här med oss behöver du inte göra något.',
  'documents.takenBack.amount': 'Belopp att betala',
  'documents.slip.title': 'Packsedel till beställning {number}',
  'documents.slip.thanks': 'Tack för din beställning.',
};
