import type { Wording } from '../message.ts';
import type { refusalsEn } from './en.ts';

export const refusalsDa: Wording<typeof refusalsEn> = {
  'refusal.REQUEST_MALFORMED': 'Vi kunne ikke læse forespørgslen. Genindlæs siden, og prøv igen.',
  'refusal.FIELDS_INVALID': 'Nogle oplysninger mangler eller passer ikke. Se på de markerede felter.',
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
    'Din kurv blev ikke fundet. Måske er bestillingen allerede betalt, eller også gik der for lang tid. Se efter, om du har fået en bookingbekræftelse på mail. Hvis ikke, så vælg på ny.',
  'refusal.CART_EMPTY': 'Din kurv er tom. Vælg noget først.',
  'refusal.CART_PRICE_CHANGED': 'En pris i din kurv er ændret. Se på det nye beløb i alt, før du fortsætter.',
  'refusal.CART_NOT_AVAILABLE':
    'Ikke alt i din kurv er ledigt længere. Vælg et andet tidspunkt eller et mindre antal.',
  'refusal.CART_NOT_PAYABLE':
    'Denne kurv kan ikke længere betales. Se efter, om du har fået en bookingbekræftelse på mail. Hvis ikke, så kontakt os.',
  'refusal.ITEM_UNKNOWN': 'Noget i din kurv sælges ikke længere. Fjern det, og vælg noget andet.',
  'refusal.ITEM_COUNT_INVALID': 'Det antal er ikke muligt. Vælg et andet.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'Billetten passer ikke til de personer, du har valgt. Se, hvor mange den gælder for, og vælg på ny.',
  'refusal.TICKET_DATETIME_INVALID':
    'Den dag eller det tidspunkt kan ikke bestilles. Vælg et andet i kalenderen.',
  'refusal.EVENT_ENDED': 'Arrangementet er slut. Vælg et andet fra programmet.',
  'refusal.PAYMENT_TYPE_UNKNOWN': 'Den betalingsmåde kan ikke bruges. Vælg en anden.',
  'refusal.PAYMENT_FAILED': 'Din betaling blev ikke gennemført. Prøv igen.',
  'refusal.PAYMENT_PENDING':
    'Din betaling er ikke afgjort endnu. Vent et øjeblik, og betal ikke igen. Dine billetter kommer på mail, så snart betalingen er gået igennem.',
  'refusal.PAYMENT_REFUNDED':
    'Din betaling kom, da din reservation allerede var udløbet, og pladserne var væk. Du får hele beløbet tilbage og skal ikke gøre mere. Vil du stadig gerne komme, så vælg et andet tidspunkt.',
  'refusal.ALREADY_DECIDED':
    'Det er allerede afgjort, måske i et andet vindue. Se efter, om du har fået en bookingbekræftelse på mail, før du bestiller igen.',
  'refusal.TOO_MANY_TRIES': 'Det var mange forsøg på kort tid. Vent lidt, og prøv så igen.',
  'refusal.INTERNAL_ERROR': 'Noget gik galt hos os. Prøv igen. Sker det igen, så kontakt os.',
  'refusal.UNAVAILABLE': 'Butikken kan ikke nås lige nu. Prøv igen om et øjeblik.',
};
