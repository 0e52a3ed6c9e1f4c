// A donation in the cart: the amount is the visitor's own, within the museum's limits. It takes no places.

import type { DonationItem } from '../../domain/donations/donation-item.ts';
import { donationKind } from '../../domain/donations/donation-kind.ts';
import type { DonationOrderLine } from '../../domain/donations/donation-order-line.ts';
import { toDonationLine } from '../../domain/donations/make-donation-line.ts';
import type { Language } from '../../domain/language.ts';
import type { Quote } from '../../domain/orders/quote.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type DonationsShop, donationOffer } from './donation-offer.ts';

/** Quotes an item of type `donation`. */
export function quoteDonation(
  item: DonationItem,
  language: Language,
  shop: DonationsShop,
): Quote<DonationOrderLine> | Refusal {
  const offer = donationOffer(shop, language);
  if (item.id !== offer?.id) return refuse('ITEM_UNKNOWN');
  const line = toDonationLine(offer, item.amount);
  if (!line) return refuse('FIELDS_INVALID', { fields: { amount: ['NUMBER_INVALID'] } });
  const { id, name, totalPrice } = line;
  return {
    totalPrice,
    vatParts: donationKind.vatParts(line),
    claims: [],
    orderLine: {
      type: 'donation',
      id,
      title: name,
      count: 1,
      parts: [{ name, count: 1, price: totalPrice, vat_value: 0 }],
      totalPrice,
      withdrawal_days: 0,
    },
    admissions: [],
    freeAdmissions: 0,
    cartLine: () => line,
  };
}
