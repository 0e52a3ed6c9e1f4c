// What Mollie has paid out to the museum's bank, and what that is made of: its settlements (`GET /v2/settlements`). An API key
// may not read them, so the organisation's access token is a setting of its own.
import type { Static, TSchema } from 'typebox';
import type { Cents } from '../../../domain/money.ts';
import type { Payout, ProviderMovement } from '../payment-provider.ts';
import { callMollie, type MollieAccount } from './mollie-client.ts';
import { listOf } from './mollie-objects.ts';
import { type MollieCost, MollieSettled, MollieSettlement } from './mollie-settlements.ts';

const PAGE = 250;
/** Of one list; a settlement of a museum's day has a few hundred payments. */
const MOST_PAGES = 40;

/** Settlements that were made since then, with their parts, the oldest first. */
export async function molliePayouts(account: MollieAccount, token: string, since: Date): Promise<Payout[]> {
  const asked = { ...account, config: { ...account.config, apiKey: token } };
  const payouts: Payout[] = [];
  const all = pagesOf(asked, 'settlements', 'settlements', MollieSettlement);
  for await (const { id, status, createdAt } of all) {
    if (createdAt && Date.parse(createdAt) < since.getTime()) break;
    // What is open is still growing.
    if (status !== 'open') payouts.push(await payoutOf(asked, id));
  }
  return payouts.reverse();
}

const STATES: Readonly<Record<string, Payout['state']>> = { paidout: 'paid', failed: 'failed' };

async function payoutOf(account: MollieAccount, id: string): Promise<Payout> {
  const call = { method: 'GET', path: `settlements/${id}` } as const;
  const { amount, status, settledAt, createdAt, periods } = await callMollie(account, MollieSettlement, call);
  const at = settledAt ?? createdAt;
  return {
    reference: id,
    amount: Math.round(centsOf(amount.value)),
    currency: amount.currency,
    state: STATES[status] ?? 'pending',
    at: at ? new Date(at) : account.now(),
    parts: [
      ...(await movementsOf(account, id, 'payments')),
      ...(await movementsOf(account, id, 'refunds')),
      ...(await movementsOf(account, id, 'chargebacks')),
      ...feesOf(
        id,
        Object.values(periods ?? {}).flatMap((months) => Object.values(months)),
      ),
    ],
  };
}

type Kind = 'payments' | 'refunds' | 'chargebacks';

async function movementsOf(account: MollieAccount, id: string, kind: Kind): Promise<ProviderMovement[]> {
  const moved: ProviderMovement[] = [];
  for await (const one of pagesOf(account, `settlements/${id}/${kind}`, kind, MollieSettled))
    moved.push(movementOf(kind, one));
  return moved;
}

function movementOf(
  kind: Kind,
  { id, paymentId, amount, settlementAmount }: MollieSettled,
): ProviderMovement {
  const cents = Math.abs(Math.round(centsOf((settlementAmount ?? amount).value)));
  switch (kind) {
    case 'payments':
      return { reference: id, kind: 'payment', payment: id, amount: cents, fee: 0 };
    case 'refunds':
      return { reference: id, kind: 'refund', payment: paymentId, refund: id, amount: -cents, fee: 0 };
    case 'chargebacks':
      return { reference: id, kind: 'dispute', payment: paymentId, amount: -cents, fee: 0 };
  }
}

/** Mollie's fees have up to four decimals and are taken off in one sum: each is what it adds to the rounded sum. */
function feesOf(
  id: string,
  months: readonly { readonly costs?: readonly MollieCost[] }[],
): ProviderMovement[] {
  let exact = 0;
  let taken = 0;
  return months
    .flatMap(({ costs = [] }) => costs)
    .map(({ description, amountGross }, index) => {
      exact += centsOf(amountGross.value);
      const fee = Math.round(exact) - taken;
      taken += fee;
      return { reference: `${id}-cost-${index + 1}`, kind: 'other', amount: 0, fee, description };
    });
}

/** `2.1420` → 214.2. */
function centsOf(value: string): Cents {
  const [whole = '', parts = ''] = value.split('.');
  return Number(`${whole}${parts.padEnd(4, '0')}`) / 100;
}

/** The items of a list, page by page. */
async function* pagesOf<Schema extends TSchema>(
  account: MollieAccount,
  path: string,
  name: string,
  schema: Schema,
): AsyncGenerator<Static<Schema>> {
  let from = '';
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const call = { method: 'GET', path: `${path}?limit=${PAGE}${from}` } as const;
    const { _embedded, _links } = await callMollie(account, listOf(name, schema), call);
    yield* _embedded[name] as Static<Schema>[];
    const next = _links.next && new URL(_links.next.href).searchParams.get('from');
    if (!next) return;
    from = `&from=${encodeURIComponent(next)}`;
  }
}
