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
  'refusal.CART_EMPTY': 'Din varukorg är tom. Välj något först.',
  'refusal.CART_PRICE_CHANGED':
    'Ett pris i din varukorg har ändrats. Kontrollera den nya summan innan du fortsätter.',
  'refusal.CART_NOT_AVAILABLE':
    'Allt i din varukorg finns inte längre kvar. Välj en annan tid eller ett mindre antal.',
  'refusal.CART_NOT_PAYABLE':
    'Den här varukorgen kan inte längre betalas. Se efter om du har fått en bokningsbekräftelse med e-post. Om inte, kontakta oss.',
  'refusal.ITEM_UNKNOWN': 'Något i din varukorg säljs inte längre. Ta bort det och välj något annat.',
  'refusal.ITEM_COUNT_INVALID': 'Det antalet är inte möjligt. Välj ett annat.',
  'refusal.TICKET_SUBTICKETS_INVALID':
    'Biljetten passar inte de personer du har valt. Se efter hur många den gäller för och välj på nytt.',
  'refusal.TICKET_DATETIME_INVALID':
    'Den här dagen eller tiden går inte att boka. Välj en annan i kalendern.',
  'refusal.EVENT_ENDED': 'Evenemanget är slut. Välj något annat ur programmet.',
  'refusal.PAYMENT_TYPE_UNKNOWN': 'Det betalsättet är inte tillgängligt. Välj ett annat.',
  'refusal.PAYMENT_FAILED': 'Din betalning genomfördes inte. Försök igen.',
  'refusal.PAYMENT_PENDING':
    'Din betalning är inte avgjord än. Vänta en stund och betala inte igen. Dina biljetter kommer med e-post så snart betalningen har gått igenom.',
  'refusal.PAYMENT_REFUNDED':
    'Din betalning kom när din reservation redan hade gått ut och platserna var slut. Du får tillbaka hela beloppet och behöver inte göra något mer. Om du fortfarande vill komma, välj en annan tid.',
  'refusal.ALREADY_DECIDED':
    'Det här är redan avgjort, kanske i ett annat fönster. Se efter om du har fått en bokningsbekräftelse med e-post innan du beställer igen.',
  'refusal.TOO_MANY_TRIES': 'Det var många försök på kort tid. Vänta en stund och försök sedan igen.',
  'refusal.INTERNAL_ERROR': 'Något gick fel hos oss. Försök igen. Om det händer igen, kontakta oss.',
  'refusal.UNAVAILABLE': 'Butiken går inte att nå just nu. Försök igen om en liten stund.',
};
