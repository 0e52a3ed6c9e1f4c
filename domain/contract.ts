// The whole API as one list. A call that is not here does not exist; one that is here must have a handler.
import { customersContract } from './customers/customers-contract.ts';
import { checkoutContract } from './orders/checkout-contract.ts';
import { siteContract } from './site/site-contract.ts';
import { ticketsContract } from './tickets/tickets-contract.ts';

export const contract = {
  ...siteContract,
  ...ticketsContract,
  ...customersContract,
  ...checkoutContract,
};

export type Contract = typeof contract;
export type CallKey = keyof Contract;
