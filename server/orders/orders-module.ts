// Orders: suggestions for a cart, orders as their owners read them, their data, withdrawals, and confirmed addresses, which bring
// orders along.
import type { customerOrdersContract } from '../../domain/orders/customer-orders-contract.ts';
import { refuse } from '../../domain/refusal.ts';
import type { Handlers } from '../api/handler.ts';
import type { CustomersShop } from '../customers/customers-shop.ts';
import { findKnownCustomer } from '../customers/known-customer.ts';
import type { Database } from '../platform/database/sql.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { type Museum, retentionOf } from '../site/museum.ts';
import { confirmEmail } from './adoption/confirm-email.ts';
import { confirmRecovery } from './adoption/confirm-recovery.ts';
import { directionsTo } from './directions-to.ts';
import { strandedVisits } from './fulfilment/stranded-visits.ts';
import { listCustomerOrders } from './list-customer-orders.ts';
import { findParcels } from './parcels/note-parcels.ts';
import { orderParcels } from './parcels/parcels.ts';
import { findPasses } from './passes/note-passes.ts';
import { exportCustomer } from './personal-data/export-customer.ts';
import { forgetPersonalData } from './personal-data/forget-personal-data.ts';
import type { QuotingShop } from './quote/item-kinds.ts';
import { nameLines } from './quote/name-lines.ts';
import { registrationFromOrder } from './register-from-order.ts';
import { reviewOrder } from './review-order.ts';
import { backfillSearch } from './search/backfill-search.ts';
import { forgetUnusedWords } from './search/index-orders.ts';
import { type SuggestShop, suggest } from './suggest/suggest.ts';
import { withdrawOrder } from './withdrawal/withdraw-order.ts';

const FORGET_SECONDS = 24 * 3600;
const BACKFILL_SECONDS = 600;
const FIND_PARCELS_SECONDS = 3600;
const FIND_PASSES_SECONDS = 3600;

export type OrdersShop = SuggestShop &
  QuotingShop & {
    readonly database: Database;
    readonly jobs: Pick<Jobs, 'write'>;
    readonly clock: MuseumClock;
    readonly museum: Museum;
  };

type OrdersCalls =
  | 'POST checkout/lines'
  | 'POST checkout/suggest'
  | 'GET order/review'
  | 'POST withdrawal'
  | 'POST customer/emailconfirm'
  | 'POST customer/pwdconfirm'
  | keyof typeof customerOrdersContract;

export const ordersHandlers: Pick<Handlers<OrdersShop & CustomersShop>, OrdersCalls> = {
  'POST checkout/lines': (shop, { body }, { language }) => nameLines(shop, body.cart.items, language),
  'POST checkout/suggest': (shop, { body }, { language }) => suggest(shop, body.cart.items, language),
  'GET order/review': async (shop, { query }, { bearer, language }) => {
    const order = await reviewOrder(shop, query.id, bearer);
    if (!order) return refuse('ORDER_NOT_AVAILABLE');
    const stranded = await strandedVisits(shop, order, language);
    const directions = directionsTo(order, shop.museum.settings.venues, language);
    const parcels = await orderParcels(shop, order.booking_id);
    return {
      ...order,
      directions,
      ...(stranded.length > 0 && { stranded }),
      ...(parcels.length > 0 && { parcels }),
    };
  },
  'POST withdrawal': (shop, { body }, { language }) => withdrawOrder(shop, body, language),

  'POST customer/emailconfirm': (shop, { body }, caller) => confirmEmail(shop, body, caller),
  'POST customer/pwdconfirm': (shop, { body }, caller) => confirmRecovery(shop, body, caller),
  'GET customer/fromOrder': async ({ database }, { query }, { customerId }) => {
    const customer = await findKnownCustomer(database, customerId);
    if (!customer) return refuse('TOKEN_INVALID');
    const registration = await registrationFromOrder(database, query.id, customer.id, customer.details);
    return registration ?? refuse('ORDER_NOT_AVAILABLE');
  },
  'GET customer/orders': (shop, _, { customerId }) =>
    customerId === undefined ? refuse('TOKEN_MISSING') : listCustomerOrders(shop, customerId),
  'GET customer/export': async (shop, _, { customerId }) => {
    const customer = await findKnownCustomer(shop.database, customerId);
    return customer ? exportCustomer(shop, customer, shop.now()) : refuse('TOKEN_INVALID');
  },
};

export const ordersJobs: readonly Job<OrdersShop>[] = [
  {
    name: 'forget-personal-data',
    everySeconds: FORGET_SECONDS,
    work: (shop, signal) => forget(shop, signal),
  },
  { name: 'search-backfill', everySeconds: BACKFILL_SECONDS, work: backfillSearch },
  { name: 'find-parcels', everySeconds: FIND_PARCELS_SECONDS, work: findParcels },
  { name: 'find-passes', everySeconds: FIND_PASSES_SECONDS, work: findPasses },
];

/** Erases the personal data that the museum no longer needs. */
export async function forget(shop: OrdersShop, signal?: AbortSignal): Promise<void> {
  await forgetPersonalData({ ...shop, retention: retentionOf(shop.museum.settings) }, signal);
  await forgetUnusedWords(shop.database, signal);
}
