import type { Wording } from '../message.ts';
import type { refusalsEn } from './en.ts';

export const refusalsNl: Wording<typeof refusalsEn> = {
  'refusal.REQUEST_MALFORMED':
    'We konden dit verzoek niet lezen. Laad de pagina opnieuw en probeer het nog eens.',
  'refusal.FIELDS_INVALID': 'Sommige gegevens ontbreken of kloppen niet. Controleer de gemarkeerde velden.',
  'refusal.BODY_TOO_LARGE':
    'Dat was te veel tegelijk. Kort uw gegevens of uw winkelwagen in en probeer het nog eens.',
  'refusal.MEDIA_TYPE_UNSUPPORTED':
    'We kunnen dit formaat niet lezen. Laad de pagina opnieuw en probeer het nog eens.',
  'refusal.TOKEN_MISSING': 'Vul uw gegevens in of log in om verder te gaan.',
  'refusal.TOKEN_INVALID': 'Uw sessie is verlopen. Vul uw gegevens nog eens in of log opnieuw in.',
  'refusal.FORBIDDEN': 'Hier hebt u geen toegang toe. Log in met het account waar het bij hoort.',
  'refusal.NOT_FOUND': 'We konden dit niet vinden. Controleer het adres of kijk in het programma.',
  'refusal.LANGUAGE_UNKNOWN': 'De webshop is er niet in deze taal. Kies een andere taal.',
  'refusal.ORDER_NOT_AVAILABLE':
    'Deze bestelling kan niet worden getoond. Gebruik de link in uw bevestigingsmail of neem contact met ons op.',
  'refusal.CART_GONE':
    'Uw winkelwagen is niet gevonden. Misschien is uw bestelling al betaald of heeft het te lang geduurd. Kijk of u per e-mail een boekingsbevestiging hebt gekregen; zo niet, kies dan opnieuw.',
  'refusal.GROUP_OFFER_OVER':
    'Deze offerte geldt niet meer: die is aanvaard, afgewezen of ingetrokken, of de termijn is verstreken. Laad de pagina opnieuw om de stand te zien.',
  'refusal.GROUP_NUMBERS_FIXED':
    'De aantallen kunnen hier niet meer worden gewijzigd. Schrijf ons: {contact}.',
  'refusal.CART_EMPTY': 'Uw winkelwagen is leeg. Kies eerst iets uit.',
  'refusal.CART_PRICE_CHANGED':
    'Een prijs in uw winkelwagen is veranderd. Controleer het nieuwe totaal voordat u verdergaat.',
  'refusal.CART_NOT_AVAILABLE':
    'Niet alles in uw winkelwagen is nog beschikbaar. Kies een andere tijd of een kleiner aantal.',
  'refusal.CART_NOT_PAYABLE':
    'Deze winkelwagen kan niet meer worden betaald. Kijk of u per e-mail een boekingsbevestiging hebt gekregen; zo niet, neem dan contact met ons op.',
  'refusal.CART_TOO_LARGE':
    'Een bestelling is voor hoogstens {most, plural, one {# persoon} other {# personen}}. Kies minder tickets. Neem voor grotere groepen contact met ons op: {contact}',
  'refusal.CART_TOO_MANY_FREE_TICKETS':
    'Een bestelling mag hoogstens {most, plural, one {# gratis ticket} other {# gratis tickets}} bevatten. Kies er minder. Neem voor grotere groepen contact met ons op: {contact}',
  'refusal.CART_FREE_TICKETS_USED_UP':
    'Met uw e-mailadres of vanuit uw netwerk zijn vandaag al veel gratis tickets besteld. Kies er minder of probeer het morgen nog eens. Neem voor grotere groepen contact met ons op: {contact}',
  'refusal.CART_OTHERS_UNPAID':
    'Andere bestellingen van u of vanuit uw netwerk zijn nog niet betaald en houden {unpaid, plural, one {# plaats} other {# plaatsen}} bezet. Rond die eerst af of annuleer ze. Anders kunt u het over {minutes, plural, one {een minuut} other {# minuten}} nog eens proberen.',
  'refusal.MAILS_TOO_MANY':
    'We hebben vandaag al veel e-mails naar dit adres gestuurd. Probeer het morgen nog eens of neem contact met ons op: {contact}',
  'refusal.ITEM_UNKNOWN': 'Iets in uw winkelwagen is niet meer te koop. Verwijder het en kies iets anders.',
  'refusal.ITEM_COUNT_INVALID': 'Dit aantal is niet mogelijk. Kies een ander aantal.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'Dit ticket past niet bij de gekozen personen. Kijk voor hoeveel personen het geldt en kies opnieuw.',
  'refusal.TICKET_DATETIME_INVALID':
    'Deze datum of tijd kan niet worden geboekt. Kies in de kalender een andere.',
  'refusal.TICKET_ONLY_WITH_PAID':
    'Dit ticket is alleen gratis samen met een betaald ticket voor hetzelfde bezoek. Voeg er een toe of verwijder dit ticket.',
  'refusal.EVENT_ENDED': 'Dit evenement is voorbij. Kies een ander evenement uit het programma.',
  'refusal.EVENT_PAUSED': 'Dit evenement is op die dag gepauzeerd. Kies een andere dag.',
  'refusal.TOUR_DATETIME_INVALID':
    'Deze rondleiding kan op dat moment niet worden geboekt. Kies een andere dag of tijd.',
  'refusal.TOUR_NOT_BOOKABLE':
    'Deze rondleiding kan hier niet op deze manier worden geboekt. Kies opnieuw of neem contact met ons op.',
  'refusal.TOUR_PARTICIPANTS_MISSING': 'Geef aan hoeveel personen deelnemen.',
  'refusal.TOUR_TICKETS_DIFFER':
    'Elke persoon heeft een ticket nodig: gekozen zijn {participants, plural, one {# persoon} other {# personen}} en {tickets, plural, one {# ticket} other {# tickets}}. Maak de aantallen gelijk.',
  'refusal.TOUR_GROUP_TOO_LARGE':
    'Deze boeking is voor hoogstens {most, plural, one {# persoon} other {# personen}}. Kies minder personen of boek meer rondleidingen.',
  'refusal.TOUR_GROUP_TOO_SMALL':
    'Deze rondleiding is alleen beschikbaar voor groepen van minstens {least, plural, one {# persoon} other {# personen}}.',
  'refusal.TOUR_ANSWERS_INVALID': 'Vul alle verplichte velden in.',
  'refusal.PASS_OWNERS_INVALID':
    'Elke jaarkaart heeft de naam van een persoon nodig en, als de kaart naar een ander adres moet, het volledige adres. Controleer de gemarkeerde velden.',
  'refusal.VOUCHER_EXPIRED': 'Deze cadeaubon wordt niet meer verkocht. Kies een andere.',
  'refusal.VOUCHER_AMOUNT_INVALID': 'Deze cadeaubon is er niet voor dat bedrag. Kies een ander bedrag.',
  'refusal.VOUCHER_PRESENT_INVALID': 'Controleer aan wie en op welke dag de cadeaubon moet worden verstuurd.',
  'refusal.VOUCHER_UNKNOWN': 'Deze code kennen we niet. Controleer of u de code goed hebt ingevuld.',
  'refusal.VOUCHER_NOW_IS_BEFORE_VALID_FROM': 'Deze code is pas geldig vanaf {valid_from}. Gebruik hem dan.',
  'refusal.VOUCHER_NOW_IS_AFTER_VALID_TO':
    'Deze code was geldig tot en met {valid_to}. Gebruik een andere of neem contact met ons op.',
  'refusal.VOUCHER_NO_AMOUNT_LEFT': 'Deze code is al volledig gebruikt. Gebruik een andere.',
  'refusal.VOUCHER_BLOCKED': 'Deze code is geblokkeerd. Neem contact op met het museum.',
  'refusal.SHIPPING_COUNTRY_MISSING': 'Kies het land waar uw pakket naartoe gaat.',
  'refusal.SHIPPING_NO_COST_FOR_COUNTRY':
    'Voor dit land zijn er geen verzendkosten bekend. Neem contact met ons op.',
  'refusal.SHIPPING_TOO_HEAVY':
    'Dit pakket is te zwaar voor dit land. Bestel minder of neem contact met ons op.',
  'refusal.SHIPPING_ADDRESS_INVALID': 'Vul alle velden van het bezorgadres in.',
  'refusal.PAYMENT_TYPE_UNKNOWN': 'Deze betaalwijze is niet beschikbaar. Kies een andere.',
  'refusal.TRANSFER_NOT_POSSIBLE':
    '{problem, select, too_little {Het bedrag is te laag voor een overschrijving.} other {Per overschrijving kunt u bezoeken vanaf {first_visit} betalen.}} Kies een andere betaalwijze.',
  'refusal.PAYMENT_NOT_STARTED':
    'De betaaldienst antwoordt op dit moment niet. Er is niets besteld en uw winkelwagen is niet veranderd. Probeer het zo meteen nog eens of kies een andere betaalwijze.',
  'refusal.PAYMENT_FAILED': 'Uw betaling is niet gelukt. Probeer het nog eens.',
  'refusal.PAYMENT_PENDING':
    'Over uw betaling is nog niet beslist. Wacht een ogenblik en betaal niet opnieuw; uw tickets komen per e-mail zodra de betaling is bevestigd.',
  'refusal.ORDER_UNCONFIRMED':
    'Bevestig uw bestelling: we hebben u een e-mail met een link gestuurd. Zolang u die niet hebt gebruikt, is er niets besteld.',
  'refusal.TRANSFER_AWAITED':
    'Uw bestelling is gereserveerd. Zodra het geld binnen is, is de bestelling bevestigd.',
  'refusal.PAYMENT_REFUNDED':
    'Uw betaling kwam binnen toen uw reservering al was verlopen en de plaatsen weg waren. U krijgt het hele bedrag terug en hoeft verder niets te doen. Wilt u toch komen, kies dan een andere tijd.',
  'refusal.ALREADY_DECIDED':
    'Dit is al beslist, misschien in een ander venster. Kijk of u per e-mail een boekingsbevestiging hebt gekregen voordat u opnieuw bestelt.',
  'refusal.AUTH_LOGIN_FAILED': 'E-mailadres of wachtwoord is niet juist.',
  'refusal.AUTH_REQUEST_RESET_FAIL':
    'Voor dit e-mailadres kan geen nieuw wachtwoord worden ingesteld. Controleer het adres.',
  'refusal.AUTH_SETTING_NEW_PASSWORD_FAILED': 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  'refusal.AUTH_PASSWORD_CHANGE_FAILED': 'Uw wachtwoord is niet gewijzigd. Controleer de gemarkeerde velden.',
  'refusal.AUTH_EMAIL_CHANGE_FAILED': 'Uw e-mailadres is niet gewijzigd. Controleer de gemarkeerde velden.',
  'refusal.AUTH_CONFIRMATION_INVALID':
    'Deze link is verlopen of al gebruikt. In uw account kunt u een nieuwe aanvragen.',
  'refusal.AUTH_CONFIRMATION_FAILED':
    'Dit adres is nog niet bevestigd. Vul het wachtwoord in van het account dat ermee is aangemaakt.',
  'refusal.AUTH_CODE_NEEDED': 'Vul de code uit uw app in, of een van uw herstelcodes.',
  'refusal.AUTH_SECOND_FACTOR_FAILED':
    'Inloggen in twee stappen is niet gewijzigd. Controleer het gemarkeerde veld.',
  'refusal.AUTH_SECOND_FACTOR_NOT_POSSIBLE':
    'Inloggen in twee stappen staat al aan, of uw e-mailadres is nog niet bevestigd.',
  'refusal.AUTH_SECOND_FACTOR_OFF': 'Inloggen in twee stappen staat uit; er zijn dus geen herstelcodes.',
  'refusal.AUTH_SESSION_END_FAILED': 'Er is geen apparaat uitgelogd. Controleer het gemarkeerde veld.',
  'refusal.CUSTOMER_DELETE_FAILED': 'Uw account is niet verwijderd. Controleer het gemarkeerde veld.',
  'refusal.WAITING_ROOM':
    'Op dit moment bestellen meer mensen dan de webshop aankan. In de wachtruimte ziet u wanneer u aan de beurt bent; uw winkelwagen blijft zoals die is.',
  'refusal.TOO_MANY_TRIES':
    'Dat waren veel pogingen in korte tijd. Probeer het over {minutes, plural, one {een minuut} other {# minuten}} nog eens.',
  'refusal.INTERNAL_ERROR':
    'Er ging bij ons iets mis. Probeer het nog eens; gebeurt het weer, neem dan contact met ons op.',
  'refusal.UNAVAILABLE': 'De webshop is op dit moment niet bereikbaar. Probeer het zo meteen nog eens.',
};
