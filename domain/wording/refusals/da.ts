import type { Wording } from '../message.ts';
import type { refusalsEn } from './en.ts';

export const refusalsDa: Wording<typeof refusalsEn> = {
  'refusal.REQUEST_MALFORMED': 'Vi kunne ikke læse forespørgslen. Genindlæs siden, og prøv igen.',
  'refusal.FIELDS_INVALID': 'Nogle oplysninger mangler eller passer ikke. Tjek de markerede felter.',
  'refusal.BODY_TOO_LARGE':
    'Det var for meget på én gang. Gør dine oplysninger eller din kurv kortere, og prøv igen.',
  'refusal.MEDIA_TYPE_UNSUPPORTED': 'Vi kan ikke læse dette format. Genindlæs siden, og prøv igen.',
  'refusal.TOKEN_MISSING': 'Skriv dine oplysninger, eller log ind for at fortsætte.',
  'refusal.TOKEN_INVALID': 'Din session er udløbet. Skriv dine oplysninger igen, eller log ind på ny.',
  'refusal.FORBIDDEN': 'Du har ikke adgang til dette. Log ind med den konto, det hører til.',
  'refusal.NOT_FOUND': 'Vi fandt ikke det, du søger. Tjek adressen, eller se i programmet.',
  'refusal.LANGUAGE_UNKNOWN': 'Butikken findes ikke på dette sprog. Vælg et andet.',
  'refusal.ORDER_NOT_AVAILABLE':
    'Bestillingen kan ikke vises. Brug linket i din bekræftelsesmail, eller kontakt os.',
  'refusal.CART_GONE':
    'Din kurv blev ikke fundet. Måske er bestillingen allerede betalt, eller også gik der for lang tid. Se efter, om du har fået en bestillingsbekræftelse på e-mail. Hvis ikke, så vælg på ny.',
  'refusal.GROUP_OFFER_OVER':
    'Tilbuddet gælder ikke længere: Det er accepteret, afslået eller trukket tilbage, eller fristen er udløbet. Genindlæs siden for at se status.',
  'refusal.GROUP_NUMBERS_FIXED': 'Antallet kan ikke længere ændres her. Skriv til os: {contact}.',
  'refusal.CART_EMPTY': 'Din kurv er tom. Vælg noget først.',
  'refusal.CART_PRICE_CHANGED': 'En pris i din kurv er ændret. Se det nye samlede beløb, før du fortsætter.',
  'refusal.CART_NOT_AVAILABLE':
    'Ikke alt i din kurv kan længere fås. Vælg et andet tidspunkt eller et mindre antal.',
  'refusal.CART_NOT_PAYABLE':
    'Denne kurv kan ikke længere betales. Se efter, om du har fået en bestillingsbekræftelse på e-mail. Hvis ikke, så kontakt os.',
  'refusal.CART_TOO_LARGE':
    'En bestilling gælder højst {most, plural, one {# person} other {# personer}}. Vælg færre billetter. Kontakt os, hvis I er en større gruppe: {contact}',
  'refusal.CART_TOO_MANY_FREE_TICKETS':
    'En bestilling kan højst indeholde {most, plural, one {# gratis billet} other {# gratis billetter}}. Vælg færre. Kontakt os, hvis I er en større gruppe: {contact}',
  'refusal.CART_FREE_TICKETS_USED_UP':
    'Der er i dag allerede bestilt mange gratis billetter med din e-mailadresse eller fra dit netværk. Vælg færre, eller prøv igen i morgen. Kontakt os, hvis I er en større gruppe: {contact}',
  'refusal.CART_OTHERS_UNPAID':
    'Andre bestillinger fra dig eller dit netværk er ikke betalt endnu og optager {unpaid, plural, one {# plads} other {# pladser}}. Gennemfør eller annuller dem først. Ellers kan du prøve igen om {minutes, plural, one {et minut} other {# minutter}}.',
  'refusal.MAILS_TOO_MANY':
    'Vi har allerede sendt mange mails til denne adresse i dag. Prøv igen i morgen, eller kontakt os: {contact}',
  'refusal.ITEM_UNKNOWN': 'Noget i din kurv sælges ikke længere. Fjern det, og vælg noget andet.',
  'refusal.ITEM_COUNT_INVALID': 'Det antal er ikke muligt. Vælg et andet.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'Billetten passer ikke til de personer, du har valgt. Se, hvor mange den gælder for, og vælg på ny.',
  'refusal.TICKET_DATETIME_INVALID':
    'Den dag eller det tidspunkt kan ikke bestilles. Vælg et andet i kalenderen.',
  'refusal.TICKET_ONLY_WITH_PAID':
    'Denne billet er kun gratis sammen med en betalt billet til det samme besøg. Tilføj en, eller fjern denne billet.',
  'refusal.EVENT_ENDED': 'Arrangementet er slut. Vælg et andet fra programmet.',
  'refusal.EVENT_PAUSED': 'Arrangementet holder pause den dag. Vælg en anden dag.',
  'refusal.TOUR_DATETIME_INVALID':
    'Rundvisningen kan ikke bestilles på det tidspunkt. Vælg en anden dag eller et andet tidspunkt.',
  'refusal.TOUR_NOT_BOOKABLE':
    'Rundvisningen kan ikke bestilles her på den måde. Vælg på ny, eller kontakt os.',
  'refusal.TOUR_PARTICIPANTS_MISSING': 'Skriv, hvor mange der deltager.',
  'refusal.TOUR_TICKETS_DIFFER':
    'Hver deltager skal have en billet: Du har valgt {participants, plural, one {# deltager} other {# deltagere}} og {tickets, plural, one {# billet} other {# billetter}}. De to antal skal være ens.',
  'refusal.TOUR_GROUP_TOO_LARGE':
    'Bestillingen gælder højst {most, plural, one {# person} other {# personer}}. Vælg færre personer, eller bestil flere rundvisninger.',
  'refusal.TOUR_GROUP_TOO_SMALL':
    'Rundvisningen er kun for grupper på mindst {least, plural, one {# person} other {# personer}}.',
  'refusal.TOUR_ANSWERS_INVALID': 'Udfyld alle obligatoriske felter.',
  'refusal.PASS_OWNERS_INVALID':
    'Hvert årskort skal have en indehaver, med navn og, hvis der er en adresse, hele adressen. Tjek de markerede felter.',
  'refusal.VOUCHER_EXPIRED': 'Dette gavekort sælges ikke længere. Vælg et andet.',
  'refusal.VOUCHER_AMOUNT_INVALID': 'Gavekortet fås ikke til det beløb. Vælg et andet beløb.',
  'refusal.VOUCHER_PRESENT_INVALID': 'Tjek, til hvem og hvilken dag gavekortet skal sendes.',
  'refusal.VOUCHER_UNKNOWN': 'Vi kender ikke den kode. Se efter, om den er skrevet rigtigt.',
  'refusal.VOUCHER_NOW_IS_BEFORE_VALID_FROM': 'Koden kan først bruges fra den {valid_from}.',
  'refusal.VOUCHER_NOW_IS_AFTER_VALID_TO':
    'Koden gjaldt til og med den {valid_to}. Brug en anden, eller kontakt os.',
  'refusal.VOUCHER_NO_AMOUNT_LEFT': 'Koden er allerede brugt helt. Brug en anden.',
  'refusal.VOUCHER_BLOCKED': 'Koden er spærret. Kontakt museet.',
  'refusal.SHIPPING_COUNTRY_MISSING': 'Vælg det land, som pakken skal sendes til.',
  'refusal.SHIPPING_NO_COST_FOR_COUNTRY': 'Vi har ingen fragtpris til det land. Kontakt os.',
  'refusal.SHIPPING_TOO_HEAVY': 'Pakken er for tung til det land. Bestil mindre, eller kontakt os.',
  'refusal.SHIPPING_ADDRESS_INVALID': 'Udfyld alle felter i leveringsadressen.',
  'refusal.PAYMENT_TYPE_UNKNOWN': 'Den betalingsmåde kan ikke bruges. Vælg en anden.',
  'refusal.TRANSFER_NOT_POSSIBLE':
    '{problem, select, too_little {Beløbet er for lille til en bankoverførsel.} other {Du kan betale med bankoverførsel for besøg fra {first_visit}.}} Vælg en anden betalingsmåde.',
  'refusal.PAYMENT_NOT_STARTED':
    'Betalingstjenesten svarer ikke lige nu. Der er ikke bestilt noget, og din kurv er uændret. Prøv igen om et øjeblik, eller vælg en anden betalingsmåde.',
  'refusal.PAYMENT_FAILED': 'Din betaling blev ikke gennemført. Prøv igen.',
  'refusal.PAYMENT_PENDING':
    'Din betaling er ikke afgjort endnu. Vent et øjeblik, og betal ikke igen. Dine billetter kommer på e-mail, så snart betalingen er gået igennem.',
  'refusal.ORDER_UNCONFIRMED':
    'Bekræft din bestilling: Vi har sendt dig en mail med et link. Så længe du ikke har brugt det, er der ikke bestilt noget.',
  'refusal.TRANSFER_AWAITED': 'Din bestilling er reserveret. Den er bekræftet, når pengene er kommet ind.',
  'refusal.PAYMENT_REFUNDED':
    'Din betaling kom, da din reservation allerede var udløbet, og pladserne var væk. Du får hele beløbet tilbage og behøver ikke gøre mere. Vil du stadig gerne komme, så vælg et andet tidspunkt.',
  'refusal.ALREADY_DECIDED':
    'Det er allerede afgjort, måske i et andet vindue. Se efter, om du har fået en bestillingsbekræftelse på e-mail, før du bestiller igen.',
  'refusal.AUTH_LOGIN_FAILED': 'E-mailadressen eller adgangskoden er ikke rigtig.',
  'refusal.AUTH_REQUEST_RESET_FAIL':
    'Adgangskoden til denne e-mailadresse kan ikke nulstilles. Tjek adressen.',
  'refusal.AUTH_SETTING_NEW_PASSWORD_FAILED': 'Linket er udløbet eller allerede brugt. Bed om et nyt.',
  'refusal.AUTH_PASSWORD_CHANGE_FAILED': 'Din adgangskode er ikke ændret. Tjek de markerede felter.',
  'refusal.AUTH_EMAIL_CHANGE_FAILED': 'Din e-mailadresse er ikke ændret. Tjek de markerede felter.',
  'refusal.AUTH_CONFIRMATION_INVALID':
    'Linket er udløbet eller allerede brugt. Du kan bede om et nyt på din konto.',
  'refusal.AUTH_CONFIRMATION_FAILED':
    'Adressen er ikke bekræftet endnu. Skriv adgangskoden til den konto, der er oprettet med den.',
  'refusal.AUTH_CODE_NEEDED': 'Skriv koden fra din app, eller en af dine nødkoder.',
  'refusal.AUTH_SECOND_FACTOR_FAILED': 'Login i to trin er ikke ændret. Tjek det markerede felt.',
  'refusal.AUTH_SECOND_FACTOR_NOT_POSSIBLE':
    'Login i to trin er allerede slået til, eller din e-mailadresse er ikke bekræftet endnu.',
  'refusal.AUTH_SECOND_FACTOR_OFF': 'Login i to trin er slået fra, så der er ingen nødkoder.',
  'refusal.AUTH_SESSION_END_FAILED': 'Ingen enheder er logget ud. Tjek det markerede felt.',
  'refusal.CUSTOMER_DELETE_FAILED': 'Din konto er ikke slettet. Tjek det markerede felt.',
  'refusal.WAITING_ROOM':
    'Lige nu bestiller flere, end butikken kan nå at betjene. I venteværelset ser du, hvornår det bliver din tur; din kurv bliver, som den er.',
  'refusal.TOO_MANY_TRIES':
    'Det var mange forsøg på kort tid. Prøv igen om {minutes, plural, one {et minut} other {# minutter}}.',
  'refusal.INTERNAL_ERROR': 'Noget gik galt hos os. Prøv igen. Sker det igen, så kontakt os.',
  'refusal.UNAVAILABLE': 'Butikken kan ikke nås lige nu. Prøv igen om et øjeblik.',
};
