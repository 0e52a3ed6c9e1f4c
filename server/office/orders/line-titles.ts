// The names of an order's lines in the language of whoever reads it: an order keeps those of its own language.
import { inLanguage, type Language, type LocalizedText } from '../../../domain/language.ts';
import type { OrderLine } from '../../../domain/product-kinds.ts';
import type { ShopCatalogue } from '../../site/shop-catalogue.ts';

/** Of each line; what the programme no longer has keeps the name that it was sold under. */
export function lineTitles(
  catalogue: ShopCatalogue,
  lines: readonly OrderLine[],
  language: Language,
): string[] {
  return lines.map((line) => inLanguage(nameOf(catalogue, line), language) || line.title);
}

function nameOf(
  { event, ticket, tours, merchandise, vouchers }: ShopCatalogue,
  { type, id }: OrderLine,
): LocalizedText | undefined {
  const names: Partial<Record<OrderLine['type'], LocalizedText | undefined>> = {
    ticket: event.get(ticket.get(id)?.event_id ?? '')?.name,
    dayTicket: event.get(id)?.name,
    guidedTour: tours.byId.get(id)?.name,
    merchandise: merchandise.byId.get(id)?.name,
    voucher: vouchers.byId.get(id)?.name,
  };
  return names[type];
}
