// One visitor of the drill of money: buys as the story says, whatever dies meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../server/platform/database/sql.ts';
import type { Door } from './door.ts';
import { lapseCart } from './money-store.ts';
import { cartOf, storyOf } from './stories.ts';
import { referenceIn, type Till } from './till.ts';

/** Where visitors believe that the shop is. */
export const SHOP_ORIGIN = 'http://localhost:3999';

export type Visit = {
  readonly turn: number;
  readonly till: Till;
  /** The provider's names of the payments that this visitor has begun. */
  readonly references: readonly string[];
  /** What the visitor was told. */
  readonly bookingId: string | undefined;
  /** The answer to a cart that was not held. */
  readonly refused?: string;
};

type Visitor = {
  readonly turn: number;
  readonly till: Till;
  readonly door: Door;
  readonly database: Database;
};
type Held = { readonly cartId: string; readonly reference: string };

/** Plays one visitor to the end. */
export async function visit(given: Visitor): Promise<Visit> {
  const { turn, till } = given;
  const token = await register(given);
  const held = await hold(given, token);
  if ('refused' in held) return { turn, till, references: [], bookingId: undefined, ...held };
  const { references, cartId } = await decide(given, token, held);
  for (const reference of references) await tell(given, reference);
  const isBack = storyOf(turn).course !== 'pays and leaves';
  const bookingId = isBack ? await comeBack(given, token, cartId) : undefined;
  return { turn, till, references, bookingId };
}

async function register({ turn, door }: Visitor): Promise<string> {
  const guest = { c: { lname: `Gast ${turn}`, email: `gast-${turn}@example.org` } };
  const { body } = await door.send('/api/de/auth/guest', JSON.stringify(guest));
  return (JSON.parse(body) as { data: string }).data;
}

/** @param earlier the cart of a first try, whose places the new one takes over */
async function hold(
  { turn, till, door }: Visitor,
  token: string,
  earlier?: string,
): Promise<Held | { readonly refused: string }> {
  const { status, body } = await door.send(
    `/api/de/checkout/initPayment?_=${token}`,
    JSON.stringify({
      payart: till.payart,
      cart: { ...cartOf(turn), ...(earlier && { cartId: earlier }) },
      url: { continue: `${SHOP_ORIGIN}/de/checkout/success`, cancel: `${SHOP_ORIGIN}/de/checkout/canceled` },
    }),
  );
  if (status !== 200) return { refused: `${status} ${body}` };
  const { cartId, url } = (JSON.parse(body) as { data: { cartId: string; url: string } }).data;
  const reference = till.begin ? await till.begin(cartId) : referenceIn(new URL(url, SHOP_ORIGIN).href);
  return { cartId, reference };
}

/** What happens on the provider's page; returns all payments that were begun, and the cart of the last one. */
async function decide(given: Visitor, token: string, held: Held) {
  const { till, turn, database } = given;
  const once = { references: [held.reference], cartId: held.cartId };
  switch (storyOf(turn).course) {
    case 'pays and comes back':
    case 'pays and leaves':
      await till.pay(held.reference);
      return once;
    case 'turns back':
      return once;
    case 'is declined':
      await till.decline(held.reference);
      return once;
    case 'pays by debit':
      await till.payLater(held.reference);
      return once;
    case 'pays late':
      await lapseCart(database, held.cartId);
      await sleep(1000 + (turn % 5) * 1000);
      await payLate(given, held.reference);
      return once;
    case 'is declined and tries again':
      await till.decline(held.reference);
      return again(given, token, held, false);
    case 'pays twice':
      return again(given, token, held, true);
  }
}

async function again(given: Visitor, token: string, first: Held, paysFirst: boolean) {
  const held = await hold(given, token, first.cartId);
  const second = 'refused' in held ? first : held;
  if (paysFirst) await payLate(given, first.reference);
  if (second !== first) await given.till.pay(second.reference);
  return { references: [...new Set([first.reference, second.reference])], cartId: second.cartId };
}

/** A provider that takes money on a page that it has closed says so at least: otherwise nobody could know. */
function payLate({ till, turn }: Visitor, reference: string): Promise<boolean> {
  return mannerOf(turn) === 'never' ? till.pay(reference) : till.payTooLate(reference);
}

/** How the provider's webhooks come. */
function mannerOf(turn: number): 'never' | 'once' | 'twice' | 'late, in the wrong order' {
  return (['never', 'once', 'twice', 'late, in the wrong order'] as const)[turn % 4] ?? 'never';
}

/** The provider's webhooks about a payment. */
async function tell({ till, turn, door }: Visitor, reference: string): Promise<void> {
  const manner = mannerOf(turn);
  if (manner === 'never') return;
  if (manner === 'late, in the wrong order') await sleep(2000);
  const ordered = till.deliveries(reference);
  const sent = manner === 'late, in the wrong order' ? ordered.toReversed() : ordered;
  for (const { body, headers } of manner === 'twice' ? [...sent, ...sent] : sent)
    await door.send(`/api/webhooks/${till.name}`, body, 'application/json', headers);
}

async function comeBack({ door }: Visitor, token: string, cartId: string): Promise<string | undefined> {
  const { status, body } = await door.send(
    `/api/de/checkout/execPayment?_=${token}`,
    JSON.stringify({ cartId }),
  );
  if (status !== 200) return undefined;
  return (JSON.parse(body) as { data: { booking_id?: string } }).data.booking_id;
}
