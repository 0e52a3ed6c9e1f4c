import type { Wording } from '../message.ts';
import type { transferEn } from './en.ts';

export const transferNl: Wording<typeof transferEn> = {
  'transfer.hint':
    'Maak het bedrag uiterlijk {due} over. De tickets komen per e-mail zodra het geld binnen is.',
  'transfer.hint.companies':
    'Voor scholen, bedrijven en overheden. Maak het bedrag uiterlijk {due} over; de tickets komen per e-mail zodra het geld binnen is.',
  'transfer.not.visit_too_soon':
    'Per overschrijving kunt u bezoeken vanaf {day} betalen: het geld moet vóór het bezoek binnen zijn.',
  'transfer.title': 'Voor u gereserveerd: maak het bedrag over',
  'transfer.text':
    'Maak {amount} over, zodat het geld uiterlijk {due} binnen is. Tot dan is alles uit uw bestelling voor u gereserveerd. Zodra het geld er is, is de bestelling bevestigd en komt alles wat erbij hoort per e-mail.',
  'transfer.part':
    'Een deel van het bedrag is binnen. Er ontbreekt nog {missing}; maak de rest over met dezelfde omschrijving.',
  'transfer.account': 'Gegevens voor de overschrijving',
  'transfer.holder': 'Rekeninghouder',
  'transfer.iban': 'IBAN',
  'transfer.bic': 'BIC',
  'transfer.bank': 'Bank',
  'transfer.amount': 'Bedrag',
  'transfer.reference': 'Omschrijving',
  'transfer.due': 'Te betalen uiterlijk',
  'transfer.reference.hint':
    'Vermeld precies deze omschrijving. Daaraan zien we bij welke bestelling het geld hoort.',
  'transfer.copy': 'Kopiëren',
  'transfer.copy.label': 'Kopiëren: {what}',
  'transfer.copied': 'Gekopieerd: {what}',
  'transfer.code': 'Code voor bankapps',
  'transfer.code.hint': 'Scan de code met uw bankapp, dan is de overschrijving ingevuld.',
  'transfer.mailed': 'We hebben deze gegevens ook naar {email} gestuurd. U kunt deze pagina sluiten.',
  'transfer.mailed.nameless':
    'We hebben u deze gegevens ook per e-mail gestuurd. U kunt deze pagina sluiten.',
  'transfer.cancel': 'Bestelling annuleren',
  'transfer.cancel.sure':
    'Als u annuleert, zijn uw plaatsen vrij voor anderen en hoeft u niets over te maken. Geld dat al onderweg is, krijgt u terug.',
  'transfer.cancel.yes': 'Ja, bestelling annuleren',
  'transfer.cancel.no': 'Bestelling behouden',
  'transfer.canceled': 'Uw bestelling is geannuleerd',
  'transfer.canceled.text':
    'Uw plaatsen zijn weer vrij. Maak niets meer over; geld dat al onderweg is, krijgt u terug.',
  'transfer.gone': 'Het geld is niet op tijd binnengekomen',
  'transfer.gone.text':
    'Uw plaatsen zijn weer vrij. Hebt u toch betaald, dan krijgt u de tickets als er nog plaatsen vrij zijn; anders krijgt u het hele bedrag terug.',
  'transfer.mail.asked.subject': 'Maak {amount} uiterlijk {due} over',
  'transfer.mail.asked':
    'Bedankt voor uw bestelling. Alles daaruit is voor u gereserveerd. Maak {amount} over, zodat het geld uiterlijk {due} binnen is. Zodra het er is, is de bestelling bevestigd en komt alles wat erbij hoort per e-mail.',
  'transfer.mail.reminder.subject': 'Herinnering: maak {amount} uiterlijk {due} over',
  'transfer.mail.reminder':
    'Voor uw bestelling ontbreekt nog {amount}. Maak dit bedrag over, zodat het uiterlijk {due} binnen is; daarna zijn uw plaatsen vrij voor anderen. Hebt u de afgelopen dagen betaald, dan hoeft u niets te doen.',
  'transfer.mail.lapsed.subject': 'Uw reservering is beëindigd',
  'transfer.mail.lapsed':
    'Het geld voor uw bestelling was op {due} nog niet binnen. Uw plaatsen zijn daarom weer vrij voor anderen. Hebt u toch betaald, dan krijgt u de tickets als er nog plaatsen vrij zijn; anders krijgt u het hele bedrag terug.',
  'transfer.mail.page': 'Bestelling bekijken',
  'transfer.mail.cancel': 'Daar ziet u ook of het geld binnen is en kunt u de bestelling annuleren.',
  'transfer.mail.otherwise':
    'Hebt u dit niet besteld, dan hoeft u niets te doen: zonder betaling eindigt de bestelling vanzelf.',
  'transfer.mail.again': 'Naar het programma',
};
