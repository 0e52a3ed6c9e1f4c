// How visitors find the houses of an order: once for each, however many lines lead there.
import { inLanguage, isLanguage, type Language } from '../../domain/language.ts';
import type { Order, ReviewedOrder } from '../../domain/orders/order.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import type { MuseumSettings } from '../site/museum.ts';

/**
 * The ways as the museum describes them now, in the reader's language.
 * @param order its lines name houses in the language in which they were bought
 */
export function directionsTo(
  order: Pick<Order, 'lines' | 'language'>,
  venues: MuseumSettings['venues'],
  language: Language,
): NonNullable<ReviewedOrder['directions']> {
  const bought = isLanguage(order.language) ? order.language : language;
  const visits = order.lines.filter(isVisit);
  return venues.flatMap(({ name, directions }) => {
    const venue = inLanguage(name, bought);
    const text = inLanguage(directions, language);
    const visit = visits.find((line) => line.venue === venue);
    return visit && text !== '' ? [{ venue, address: visit.address, text }] : [];
  });
}
