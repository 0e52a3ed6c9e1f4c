import type { Wording } from '../message.ts';
import type { orderLinkEn } from './en.ts';

export const orderLinkDe: Wording<typeof orderLinkEn> = {
  'order-link.subject': 'Bitte bestätigen Sie Ihre Tickets',
  'order-link.mail':
    'mit dieser E-Mail-Adresse wurden bei {museum} kostenlose Tickets bestellt. Wenn Sie das waren, bestätigen Sie bitte die Bestellung: Erst dann gehören die Tickets Ihnen.',
  'order-link.link': 'Tickets bestätigen',
  'order-link.valid': 'Der Link gilt bis: {at}',
  'order-link.otherwise':
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne Bestätigung ist nichts bestellt, und die Plätze werden wieder frei.',
  'order-link.before':
    'Wir schicken Ihnen dann eine E-Mail mit einem Link. Bitte öffnen Sie ihn innerhalb von {span} und bestätigen Sie dort Ihre Tickets: Erst dann gehören sie Ihnen.',
  'order-link.minutes': '{count, plural, one {# Minute} other {# Minuten}}',
  'order-link.hours': '{count, plural, one {# Stunde} other {# Stunden}}',
  'order-link.wait': 'Noch ein Schritt: Bitte bestätigen Sie Ihre Tickets',
  'order-link.wait.text':
    'Wir haben eine E-Mail an {email} geschickt. Bitte öffnen Sie den Link darin und bestätigen Sie dort Ihre Tickets: Erst dann gehören sie Ihnen.',
  'order-link.wait.nameless':
    'Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin und bestätigen Sie dort Ihre Tickets: Erst dann gehören sie Ihnen.',
  'order-link.until': 'Bis {time} Uhr sind Ihre Plätze für Sie reserviert.',
  'order-link.meanwhile':
    'Sobald Sie bestätigt haben, erscheinen Ihre Tickets hier und kommen per E-Mail. Sie können diese Seite auch schließen.',
  'order-link.missing':
    'Noch keine E-Mail da? Es kann ein paar Minuten dauern. Bitte sehen Sie auch im Spam-Ordner nach und prüfen Sie die Adresse.',
  'order-link.again': 'E-Mail noch einmal senden',
  'order-link.again.done': 'Wir haben die E-Mail noch einmal geschickt.',
  'order-link.back': 'Bestellung oder Adresse ändern',
  'order-link.title': 'Tickets bestätigen',
  'order-link.text':
    'Mit Ihrer E-Mail-Adresse wurden kostenlose Tickets bestellt. Sobald Sie bestätigt haben, erscheinen sie hier und kommen per E-Mail.',
  'order-link.gone': 'Dieser Link gilt nicht mehr',
  'order-link.gone.text':
    'Die Tickets wurden nicht rechtzeitig bestätigt, oder die Bestellung wurde abgebrochen. Es ist nichts bestellt, und die Plätze sind wieder frei. Wenn Sie weiterhin kommen möchten, wählen Sie bitte neu.',
};
