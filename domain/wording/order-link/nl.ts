import type { Wording } from '../message.ts';
import type { orderLinkEn } from './en.ts';

export const orderLinkNl: Wording<typeof orderLinkEn> = {
  'order-link.subject': 'Bevestig uw tickets',
  'order-link.mail':
    'Met dit e-mailadres zijn bij {museum} gratis tickets besteld. Was u dat, bevestig dan de bestelling: pas daarna zijn de tickets van u.',
  'order-link.link': 'Tickets bevestigen',
  'order-link.valid': 'De link is geldig tot: {at}',
  'order-link.otherwise':
    'Was u dat niet, dan hoeft u niets te doen: zonder bevestiging is er niets besteld en komen de plaatsen weer vrij.',
  'order-link.before':
    'We sturen u dan een e-mail met een link. Open die binnen {span} en bevestig daar uw tickets: pas daarna zijn ze van u.',
  'order-link.minutes': '{count, plural, one {# minuut} other {# minuten}}',
  'order-link.hours': '{count, plural, one {# uur} other {# uur}}',
  'order-link.wait': 'Nog één stap: bevestig uw tickets',
  'order-link.wait.text':
    'We hebben een e-mail gestuurd naar {email}. Open de link daarin en bevestig daar uw tickets: pas daarna zijn ze van u.',
  'order-link.wait.nameless':
    'We hebben u een e-mail gestuurd. Open de link daarin en bevestig daar uw tickets: pas daarna zijn ze van u.',
  'order-link.until': 'Tot {time} uur zijn uw plaatsen voor u gereserveerd.',
  'order-link.meanwhile':
    'Zodra u hebt bevestigd, verschijnen uw tickets hier en krijgt u ze per e-mail. U kunt deze pagina ook sluiten.',
  'order-link.missing':
    'Nog geen e-mail? Het kan een paar minuten duren. Kijk ook in uw map met spam en controleer het adres.',
  'order-link.again': 'E-mail opnieuw versturen',
  'order-link.again.done': 'We hebben de e-mail opnieuw verstuurd.',
  'order-link.back': 'Bestelling of adres wijzigen',
  'order-link.title': 'Tickets bevestigen',
  'order-link.text':
    'Met uw e-mailadres zijn gratis tickets besteld. Zodra u hebt bevestigd, verschijnen ze hier en krijgt u ze per e-mail.',
  'order-link.gone': 'Deze link is niet meer geldig',
  'order-link.gone.text':
    'De tickets zijn niet op tijd bevestigd of de bestelling is geannuleerd. Er is niets besteld en de plaatsen zijn weer vrij. Wilt u nog steeds komen, kies dan opnieuw.',
};
