// The office's calls that find orders and show them.
import type { officeOrdersContract } from '../../../domain/office/orders/orders-contract.ts';
import { refuse } from '../../../domain/refusal.ts';
import type { Handlers } from '../../api/handler.ts';
import { listOrders, type OrderListShop } from './list-orders.ts';
import { type ChoicesShop, orderChoices } from './order-choices.ts';
import { search } from './search.ts';
import { type ShowOrderShop, showOrder } from './show-order.ts';

export const officeOrdersHandlers: Pick<
  Handlers<OrderListShop & ShowOrderShop & ChoicesShop>,
  keyof typeof officeOrdersContract
> = {
  'POST office/search': (shop, { body }, { staff, language }) =>
    staff ? search(shop, body.q, staff, language) : refuse('STAFF_SIGNED_OUT'),
  'GET office/orders': (shop, { query }) => listOrders(shop, query),
  'GET office/order-choices': (shop, _, { language }) => orderChoices(shop, language),
  'GET office/orders/:number': async (shop, { params }, { staff, language }) => {
    if (!staff) return refuse('STAFF_SIGNED_OUT');
    return (await showOrder(shop, params.number, staff, language)) ?? refuse('NOT_FOUND');
  },
};
