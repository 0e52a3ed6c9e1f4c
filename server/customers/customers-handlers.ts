// The calls about customers and what is theirs, and the verbs that answer them.
import type { customersContract } from '../../domain/customers/customers-contract.ts';
import { refuse } from '../../domain/refusal.ts';
import type { Handlers } from '../api/mount-endpoints.ts';
import { findCustomer } from './customer-store.ts';
import type { CustomersContext } from './customers-context.ts';
import { deleteAccount } from './delete-account.ts';
import { registerCustomer, validateCustomer } from './register-customer.ts';
import { presentCustomer, registerGuest } from './register-guest.ts';
import { updateCustomer } from './update-customer.ts';

/** The handlers of `auth/guest`, `customer/…` and `CUSTOMER_DATA`. */
export function createCustomersHandlers(
  context: CustomersContext,
): Pick<Handlers, keyof typeof customersContract> {
  return {
    'POST auth/guest': async ({ body }, { language }) =>
      registerGuest(body.c, language, await context.rules(language, true), context),
    'GET customer/attr': async ({ query }, { language }) => ({
      fields: [...(await context.rules(language, query.guest !== undefined)).fields],
    }),
    'POST customer/register': async ({ body }, caller) =>
      registerCustomer(body.c, caller, await context.rules(caller.language, false), context),
    'POST customer/validate': async ({ body }, { language }) =>
      validateCustomer(body.c, await context.rules(language, true)),
    'POST customer/update': async ({ body }, { language, customerId }) =>
      customerId === undefined
        ? refuse('TOKEN_MISSING')
        : updateCustomer(customerId, body.c, { ...context, rules: await context.rules(language, true) }),
    'GET CUSTOMER_DATA': async (_, { customerId }) => {
      const row = customerId === undefined ? undefined : await findCustomer(context.database, customerId);
      return row ? presentCustomer(row) : refuse('TOKEN_INVALID');
    },
    'POST customer/delete': async ({ body }, { customerId }) =>
      customerId === undefined ? refuse('TOKEN_MISSING') : deleteAccount(customerId, body._po, context),
  };
}
