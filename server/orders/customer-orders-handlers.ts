// A customer's calls about their orders, and the verbs that answer them.
import type { customerOrdersContract } from '../../domain/orders/customer-orders-contract.ts';
import { refuse } from '../../domain/refusal.ts';
import type { Handlers } from '../api/mount-endpoints.ts';
import type { CustomersContext } from '../customers/customers-context.ts';
import { knowCustomer } from '../customers/know-customer.ts';
import { exportCustomer } from './export-customer.ts';
import { listCustomerOrders } from './list-customer-orders.ts';
import { registrationFromOrder } from './register-from-order.ts';

/** The handlers of `customer/orders` and its siblings. */
export function createCustomerOrdersHandlers({
  database,
  clock,
  now,
}: CustomersContext): Pick<Handlers, keyof typeof customerOrdersContract> {
  return {
    'GET customer/fromOrder': async ({ query }, { customerId }) => {
      const customer = await knowCustomer(database, customerId);
      if (!customer) return refuse('TOKEN_INVALID');
      const registration = await registrationFromOrder(database, query.id, customer.id, customer.details);
      return registration ?? refuse('ORDER_NOT_AVAILABLE');
    },
    'GET customer/orders': async (_, { customerId }) =>
      customerId === undefined
        ? refuse('TOKEN_MISSING')
        : listCustomerOrders(database, customerId, await clock()),
    'GET customer/export': async (_, { customerId }) => {
      const customer = await knowCustomer(database, customerId);
      return customer ? exportCustomer(database, customer, await clock(), now()) : refuse('TOKEN_INVALID');
    },
  };
}
