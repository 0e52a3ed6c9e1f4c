// What each kind of item means for suggestions: the list.
import type { CartVisit } from '../../../domain/merchandise/suggest.ts';
import type { CartItem } from '../../../domain/product-kinds.ts';
import type { Catalogue } from '../../tickets/catalogue.ts';
import { ticketVisits } from '../../tickets/ticket-visits.ts';
import type { TourCatalogue } from '../../tours/tour-catalogue.ts';
import { tourVisits } from '../../tours/tour-visits.ts';

/** A visit that is no longer on sale still counts. */
export type Visitable = Pick<Catalogue, 'event' | 'ticket'> & { readonly tours: TourCatalogue };

type SuggestFor = {
  readonly visits: readonly CartVisit[];
  /** Ids of articles that are in the cart and so are not suggested. */
  readonly articles: readonly string[];
};

const NOTHING: SuggestFor = { visits: [], articles: [] };

const KINDS: {
  readonly [Type in CartItem['type']]: (
    item: Extract<CartItem, { readonly type: Type }>,
    imported: Visitable,
  ) => SuggestFor;
} = {
  ticket: (item, { ticket }) => ({ visits: ticketVisits(item, ticket), articles: [] }),
  dayTicket: (item, { ticket }) => ({ visits: ticketVisits(item, ticket), articles: [] }),
  guidedTour: (item, { tours }) => ({ visits: tourVisits(item, tours), articles: [] }),
  merchandise: ({ id }) => ({ visits: [], articles: [id] }),
  voucher: () => NOTHING,
  donation: () => NOTHING,
  voucherCode: () => NOTHING,
};

export function suggestFor(item: CartItem, imported: Visitable): SuggestFor {
  // The compiler cannot see that a function and an item of its kind belong together.
  const kind = KINDS[item.type] as (item: CartItem, imported: Visitable) => SuggestFor;
  return kind(item, imported);
}
