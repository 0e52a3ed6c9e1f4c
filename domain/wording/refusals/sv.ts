import type { Wording } from '../message.ts';
import type { refusalsEn } from './en.ts';

export const refusalsSv: Wording<typeof refusalsEn> = {
  'refusal.REQUEST_MALFORMED': 'Vi kunde inte läsa din begäran. Ladda om sidan och försök igen.',
  'refusal.FIELDS_INVALID': 'Några uppgifter saknas eller stämmer inte. Kontrollera de markerade fälten.',
  'refusal.BODY_TOO_LARGE':
    'Det var för mycket på en gång. Korta dina uppgifter eller din varukorg och försök igen.',
  'refusal.MEDIA_TYPE_UNSUPPORTED': 'Vi kan inte läsa det här formatet. Ladda om sidan och försök igen.',
  'refusal.TOKEN_MISSING': 'Fyll i dina uppgifter eller logga in för att fortsätta.',
  'refusal.TOKEN_INVALID': 'Din session har gått ut. Fyll i dina uppgifter igen eller logga in på nytt.',
  'refusal.FORBIDDEN': 'Du har inte tillgång till det här. Logga in med kontot som det hör till.',
  'refusal.NOT_FOUND': 'Vi hittade inte det du söker. Kontrollera adressen eller titta i programmet.',
  'refusal.LANGUAGE_UNKNOWN': 'Butiken finns inte på det här språket. Välj ett annat.',
  'refusal.ORDER_NOT_AVAILABLE':
    'Beställningen kan inte visas. Använd länken i ditt bekräftelsemejl eller kontakta oss.',
  'refusal.CART_GONE':
    'Din varukorg hittades inte. Kanske är beställningen redan betald, eller så tog det för lång tid. Se efter om du har fått en bokningsbekräftelse med e-post. Om inte, välj på nytt.',
  'refusal.GROUP_OFFER_OVER':
    'Offerten gäller inte längre: den har accepterats, avböjts eller dragits tillbaka, eller så har tiden gått ut. Ladda om sidan för att se hur det står till.',
  'refusal.GROUP_NUMBERS_FIXED': 'Antalet kan inte längre ändras här. Skriv till oss: {contact}.',
  'refusal.CART_EMPTY': 'Din varukorg är tom. Välj något först.',
  'refusal.CART_PRICE_CHANGED':
    'Ett pris i din varukorg har ändrats. Kontrollera den nya summan innan du fortsätter.',
  'refusal.CART_NOT_AVAILABLE':
    'Något i din varukorg finns inte längre kvar. Välj en annan tid eller ett mindre antal.',
  'refusal.CART_NOT_PAYABLE':
    'Den här varukorgen kan inte längre betalas. Se efter om du har fått en bokningsbekräftelse med e-post. Om inte, kontakta oss.',
  'refusal.CART_TOO_LARGE':
    'En beställning gäller högst {most, plural, one {# person} other {# personer}}. Välj färre biljetter. Kontakta oss för större grupper: {contact}',
  'refusal.CART_TOO_MANY_FREE_TICKETS':
    'En beställning kan innehålla högst {most, plural, one {# gratisbiljett} other {# gratisbiljetter}}. Välj färre. Kontakta oss för större grupper: {contact}',
  'refusal.CART_FREE_TICKETS_USED_UP':
    'Många gratisbiljetter har redan beställts i dag med din e-postadress eller från ditt nätverk. Välj färre eller försök igen i morgon. Kontakta oss för större grupper: {contact}',
  'refusal.CART_OTHERS_UNPAID':
    'Andra beställningar från dig eller ditt nätverk är inte betalda än och upptar {unpaid, plural, one {# plats} other {# platser}}. Slutför eller avbryt dem först. Annars kan du försöka igen om {minutes, plural, one {en minut} other {# minuter}}.',
  'refusal.MAILS_TOO_MANY':
    'Vi har redan skickat många mejl till den här adressen i dag. Försök igen i morgon eller kontakta oss: {contact}',
  'refusal.ITEM_UNKNOWN': 'Något i din varukorg säljs inte längre. Ta bort det och välj något annat.',
  'refusal.ITEM_COUNT_INVALID': 'Det antalet är inte möjligt. Välj ett annat.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'Biljetten passar inte de personer du har valt. Se efter hur många den gäller för och välj på nytt.',
  'refusal.TICKET_DATETIME_INVALID':
    'Den här dagen eller tiden går inte att boka. Välj en annan i kalendern.',
  'refusal.TICKET_ONLY_WITH_PAID':
    'Den här biljetten är gratis endast tillsammans med en betald biljett till samma besök. Lägg till en sådan eller ta bort den här biljetten.',
  'refusal.EVENT_ENDED': 'Evenemanget är slut. Välj något annat ur programmet.',
  'refusal.EVENT_PAUSED': 'Evenemanget är pausat den dagen. Välj en annan dag.',
  'refusal.TOUR_DATETIME_INVALID':
    'Visningen går inte att boka vid den tiden. Välj en annan dag eller en annan tid.',
  'refusal.TOUR_NOT_BOOKABLE':
    'Visningen går inte att boka här på det sättet. Välj på nytt eller kontakta oss.',
  'refusal.TOUR_PARTICIPANTS_MISSING': 'Ange hur många som deltar.',
  'refusal.TOUR_TICKETS_DIFFER':
    'Varje deltagare behöver en biljett: du har valt {participants, plural, one {# deltagare} other {# deltagare}} och {tickets, plural, one {# biljett} other {# biljetter}}. Antalen måste vara lika.',
  'refusal.TOUR_GROUP_TOO_LARGE':
    'Bokningen gäller högst {most, plural, one {# person} other {# personer}}. Välj färre personer eller boka fler visningar.',
  'refusal.TOUR_GROUP_TOO_SMALL':
    'Visningen är bara tillgänglig för grupper om minst {least, plural, one {# person} other {# personer}}.',
  'refusal.TOUR_ANSWERS_INVALID': 'Fyll i alla obligatoriska fält.',
  'refusal.PASS_OWNERS_INVALID':
    'Varje årskort behöver en innehavare, med namn och, om en adress anges, hela adressen. Kontrollera de markerade fälten.',
  'refusal.VOUCHER_EXPIRED': 'Det här presentkortet säljs inte längre. Välj ett annat.',
  'refusal.VOUCHER_AMOUNT_INVALID': 'Presentkortet finns inte för det beloppet. Välj ett annat belopp.',
  'refusal.VOUCHER_PRESENT_INVALID': 'Kontrollera till vem och vilken dag presentkortet ska skickas.',
  'refusal.VOUCHER_UNKNOWN': 'Vi känner inte till den koden. Kontrollera att den är rätt skriven.',
  'refusal.VOUCHER_NOW_IS_BEFORE_VALID_FROM':
    'Koden gäller först från och med den {valid_from}. Använd den då.',
  'refusal.VOUCHER_NOW_IS_AFTER_VALID_TO':
    'Koden gällde till och med den {valid_to}. Använd en annan eller kontakta oss.',
  'refusal.VOUCHER_NO_AMOUNT_LEFT': 'Koden är redan helt utnyttjad. Använd en annan.',
  'refusal.VOUCHER_BLOCKED': 'Koden är spärrad. Kontakta museet.',
  'refusal.SHIPPING_COUNTRY_MISSING': 'Välj det land som paketet ska till.',
  'refusal.SHIPPING_NO_COST_FOR_COUNTRY': 'Vi har inget fraktpris för det landet. Kontakta oss.',
  'refusal.SHIPPING_TOO_HEAVY': 'Paketet är för tungt för det landet. Beställ mindre eller kontakta oss.',
  'refusal.SHIPPING_ADDRESS_INVALID': 'Fyll i alla fält i leveransadressen.',
  'refusal.PAYMENT_TYPE_UNKNOWN': 'Det betalsättet är inte tillgängligt. Välj ett annat.',
  'refusal.TRANSFER_NOT_POSSIBLE':
    '{problem, select, too_little {Beloppet är för litet för en banköverföring.} other {Med banköverföring kan du betala besök från och med {first_visit}.}} Välj ett annat betalsätt.',
  'refusal.PAYMENT_NOT_STARTED':
    'Betaltjänsten svarar inte just nu. Ingenting har beställts och din varukorg är oförändrad. Försök igen om en liten stund eller välj ett annat betalsätt.',
  'refusal.PAYMENT_FAILED': 'Din betalning genomfördes inte. Försök igen.',
  'refusal.PAYMENT_PENDING':
    'Din betalning är inte avgjord än. Vänta en stund och betala inte igen. Dina biljetter kommer med e-post så snart betalningen har gått igenom.',
  'refusal.ORDER_UNCONFIRMED':
    'Bekräfta din beställning: vi har skickat ett mejl med en länk till dig. Så länge du inte har använt den är ingenting beställt.',
  'refusal.TRANSFER_AWAITED': 'Din beställning är reserverad. Den är bekräftad när pengarna har kommit in.',
  'refusal.PAYMENT_REFUNDED':
    'Din betalning kom när din reservation redan hade gått ut och platserna var slut. Du får tillbaka hela beloppet och behöver inte göra något mer. Om du fortfarande vill komma, välj en annan tid.',
  'refusal.ALREADY_DECIDED':
    'Det här är redan avgjort, kanske i ett annat fönster. Se efter om du har fått en bokningsbekräftelse med e-post innan du beställer igen.',
  'refusal.AUTH_LOGIN_FAILED': 'E-postadressen eller lösenordet stämmer inte.',
  'refusal.AUTH_REQUEST_RESET_FAIL':
    'Det går inte att återställa lösenordet för den här e-postadressen. Kontrollera adressen.',
  'refusal.AUTH_SETTING_NEW_PASSWORD_FAILED': 'Länken har gått ut eller har redan använts. Be om en ny.',
  'refusal.AUTH_PASSWORD_CHANGE_FAILED': 'Ditt lösenord har inte ändrats. Kontrollera de markerade fälten.',
  'refusal.AUTH_EMAIL_CHANGE_FAILED': 'Din e-postadress har inte ändrats. Kontrollera de markerade fälten.',
  'refusal.AUTH_CONFIRMATION_INVALID':
    'Länken har gått ut eller har redan använts. Du kan be om en ny i ditt konto.',
  'refusal.AUTH_CONFIRMATION_FAILED':
    'Adressen är inte bekräftad ännu. Ange lösenordet till kontot som skapades med den.',
  'refusal.AUTH_CODE_NEEDED': 'Ange koden från din app eller en av dina reservkoder.',
  'refusal.AUTH_SECOND_FACTOR_FAILED':
    'Inloggningen i två steg har inte ändrats. Kontrollera det markerade fältet.',
  'refusal.AUTH_SECOND_FACTOR_NOT_POSSIBLE':
    'Inloggning i två steg är redan på, eller så är din e-postadress inte bekräftad ännu.',
  'refusal.AUTH_SECOND_FACTOR_OFF': 'Inloggning i två steg är av, så det finns inga reservkoder.',
  'refusal.AUTH_SESSION_END_FAILED': 'Ingen enhet har loggats ut. Kontrollera det markerade fältet.',
  'refusal.CUSTOMER_DELETE_FAILED': 'Ditt konto har inte tagits bort. Kontrollera det markerade fältet.',
  'refusal.WAITING_ROOM':
    'Just nu beställer fler än butiken hinner med. I väntrummet ser du när det blir din tur; din varukorg ligger kvar som den är.',
  'refusal.TOO_MANY_TRIES':
    'Det var många försök på kort tid. Försök igen om {minutes, plural, one {en minut} other {# minuter}}.',
  'refusal.INTERNAL_ERROR': 'Något gick fel hos oss. Försök igen. Om det händer igen, kontakta oss.',
  'refusal.UNAVAILABLE': 'Butiken går inte att nå just nu. Försök igen om en liten stund.',
};
