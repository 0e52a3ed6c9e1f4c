// Free tickets cost nobody anything, so a script could order as many as there are, order by order. What one mail address
// and one network order in a day is limited (ADR 047). Orders that cost something are not counted: they have their price.
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import { emailKey } from '../../credentials/email-key.ts';
import { countTry, type TriesShop, takeBackTry } from '../../credentials/tries/limit-tries.ts';
import { contactOf, freeTicketLimitsOf, type Museum } from '../../site/museum.ts';

export type LimitFreeTicketsShop = TriesShop & { readonly museum: Pick<Museum, 'settings'> };

/** Who orders free tickets in an order that costs nothing. */
export type FreeTickets = {
  /** How many; 0 in an order that costs something. */
  readonly people: number;
  readonly email: string;
  /** The network address; '' for the shop itself. */
  readonly address: string;
};

/** Counts the tickets; refuses when the day's number would be exceeded, and counts nothing then. */
export async function countFreeTickets(
  shop: LimitFreeTicketsShop,
  ordered: FreeTickets,
): Promise<Refusal | undefined> {
  const { settings } = shop.museum;
  const counted: Count[] = [];
  for (const count of countsOf(ordered, freeTicketLimitsOf(settings))) {
    const { limit, who, by, most } = count;
    const refused = await countTry(shop, limit, who, { by, most });
    counted.push(count);
    if (!isRefusal(refused)) continue;
    await takeBack(shop, counted);
    return refuse('CART_FREE_TICKETS_USED_UP', {
      ...(refused.retryAfter !== undefined && { retryAfter: refused.retryAfter }),
      details: { contact: contactOf(settings) },
    });
  }
  return undefined;
}

/** Takes the count back of an order that was not placed. */
export function takeBackFreeTickets(shop: LimitFreeTicketsShop, ordered: FreeTickets): Promise<void> {
  return takeBack(shop, countsOf(ordered, freeTicketLimitsOf(shop.museum.settings)));
}

type Count = {
  readonly limit: 'free-tickets-email' | 'free-tickets-network';
  readonly who: string;
  readonly by: number;
  readonly most: number;
};

function countsOf(
  { people, email, address }: FreeTickets,
  { perEmail, perNetwork }: ReturnType<typeof freeTicketLimitsOf>,
): Count[] {
  if (people === 0) return [];
  const counts: Count[] = [
    { limit: 'free-tickets-email', who: emailKey(email), by: people, most: perEmail },
    { limit: 'free-tickets-network', who: address, by: people, most: perNetwork },
  ];
  return counts.filter(({ who }) => who !== '');
}

async function takeBack(shop: LimitFreeTicketsShop, counts: readonly Count[]): Promise<void> {
  for (const { limit, who, by } of counts) await takeBackTry(shop, limit, who, shop.database, by);
}
