import type { Wording } from '../message.ts';
import type { groupOffersEn } from './en.ts';

export const groupOffersSv: Wording<typeof groupOffersEn> = {
  'offer.title': 'Din offert',
  'offer.open': 'En offert till din grupp',
  'offer.open.text':
    'Allt i den är reserverat för dig till och med den {until}. Om du inte accepterar den innan dess går platserna till andra, och du är inte skyldig något.',
  'offer.accepted': 'Du har accepterat offerten',
  'offer.accepted.text':
    'Din beställning är gjord. Bankuppgifterna kommer med e-post; när pengarna har kommit är beställningen bekräftad och biljetterna skickas.',
  'offer.paid': 'Beställningen är betald',
  'offer.paid.text': 'Det finns inget mer att betala. Biljetter och handlingar är på väg med e-post.',
  'offer.declined': 'Du har avböjt offerten',
  'offer.declined.text':
    'Platserna är lediga igen, och du är inte skyldig något. Om planerna ändras kan du be oss om en ny offert.',
  'offer.withdrawn': 'Offerten har dragits tillbaka',
  'offer.withdrawn.text':
    'Museet har dragit tillbaka den. Du är inte skyldig något. Skriv till oss om du vill ha en ny.',
  'offer.lapsed': 'Offerten har gått ut',
  'offer.lapsed.text':
    'Tiden är ute, och platserna kan ha gått till andra. Du är inte skyldig något. Skriv till oss om du fortfarande vill komma.',
  'offer.given-up': 'Beställningen gäller inte längre',
  'offer.given-up.text':
    'Den har avbokats, eller så kom pengarna inte i tid. Skriv till oss om du fortfarande vill komma.',
  'offer.what': 'Det här erbjuder vi',
  'offer.total': 'Summa',
  'offer.reduction': '{percent}\u00a0% rabatt för din grupp, redan avdragen',
  'offer.message': 'Från museet',
  'offer.numbers': 'Hur många kommer?',
  'offer.numbers.until':
    'Du kan ändra det här själv till och med den {day}: fler så länge det finns lediga platser, färre utan kostnad. Du ser det nya priset först.',
  'offer.numbers.fixed':
    'Antalet kunde ändras här till och med den {day}. Skriv till oss om något har ändrats: {contact}',
  'offer.numbers.museum': 'Antalet kan inte ändras här. Skriv till oss om något har ändrats: {contact}',
  'offer.people': 'Personer',
  'offer.numbers.check': 'Visa det nya priset',
  'offer.numbers.same': 'Det här är antalet vi har noterat.',
  'offer.numbers.new': 'Ny summa: {total} (hittills {before})',
  'offer.numbers.save': 'Ändra till det här antalet',
  'offer.numbers.keep': 'Låt det vara som det är',
  'offer.numbers.saved': 'Det nya antalet är noterat, och platserna är reserverade.',
  'offer.accept': 'Acceptera offerten',
  'offer.accept.how':
    'Du betalar med banköverföring; bankuppgifterna kommer med e-post. Fakturan ställs till den här adressen.',
  'offer.decline': 'Avböj offerten',
  'offer.decline.text': 'Då går platserna till andra.',
  'offer.because': 'Vad passar inte? (frivilligt)',
  'offer.decline.button': 'Avböj',
  'offer.order.link': 'Visa beställningen och bankuppgifterna',
  'offer.due': 'Betala in {total} senast den {day} med referensen {reference}.',
  'offer.mail.subject': 'Vår offert till din grupp',
  'offer.mail':
    'tack för din förfrågan. {museum} har tagit fram en offert till dig, och platserna är reserverade till och med den {day}.',
  'offer.mail.link': 'Visa offerten',
  'offer.mail.valid': 'Du kan acceptera eller avböja den till: {at}',
  'offer.mail.otherwise': 'Skicka inte det här mejlet vidare: den som har länken kan svara i ditt ställe.',
  'offer.reminder.subject': 'Vår offert till dig går ut den {day}',
  'offer.reminder':
    'vår offert till din grupp är fortfarande öppen. Platserna är reserverade till och med den {day}; därefter kan andra få dem. Om du redan har bestämt dig för något annat får du gärna avböja, så att platserna blir lediga.',
  'offer.accepted.link.text':
    'Din beställning är gjord. Betala den med länken nedan, som du också får med e-post; när pengarna har kommit är beställningen bekräftad och biljetterna skickas.',
  'offer.accept.how.link':
    'Du betalar på nätet: länken kommer med e-post och finns på den här sidan. Fakturan ställs till den här adressen.',
  'offer.pay': 'Betala {total} nu',
  'offer.order.view': 'Visa beställningen',
  'offer.numbers.until.paid':
    'Du kan fortfarande ändra det här själv till och med den {day}. Kommer fler betalar du mellanskillnaden; kommer färre får du pengarna tillbaka. Du ser beloppet först.',
  'offer.numbers.back': 'Du får tillbaka {amount} på samma sätt som du betalade. Ny summa: {total}',
  'offer.numbers.due': 'Du betalar {amount} till. Ny summa: {total}',
  'offer.numbers.both':
    'Du får tillbaka {back} på samma sätt som du betalade och betalar {due} till. Ny summa: {total}',
  'offer.more': 'Kvar att betala',
  'offer.more.text':
    'De här platserna är reserverade till och med den {day}. När pengarna har kommit skickas biljetterna.',
  'offer.changed.subject': 'Det nya antalet för din grupp',
  'offer.changed': 'vi har noterat det nya antalet: {after} i stället för {before}. Summan är nu {total}.',
  'offer.changed.back': 'Du får tillbaka {amount} på samma sätt som du betalade.',
  'offer.changed.due': 'Du betalar {amount} till; hur det går till står i ett eget mejl.',
  'offer.changed.until': 'Du kan ändra antalet till och med: {day}',
  'offer.withdrawn.subject': 'Vår offert gäller inte längre',
  'offer.withdrawn.mail':
    'vi beklagar: {museum} måste dra tillbaka offerten till din grupp. Platserna är inte längre reserverade, och du är inte skyldig något. Skriv till oss om du fortfarande vill komma.',
  'offer.pdf': 'Offerten som pdf',
  'offer.pdf.title': 'Offert {number}',
  'offer.pdf.date': 'Offertdatum',
  'offer.pdf.valid': 'Gäller till och med',
  'offer.pdf.accepted': 'Accepterad den',
  'offer.pdf.numbers': 'Antal kan ändras till och med',
  'offer.pdf.note':
    'Det här är en offert och ingen faktura. Den accepteras på sin sida; länken kom med e-post.',
};
