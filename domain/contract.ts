// The whole API as one list. A call that is not here does not exist; one that is here must have a handler.
import { accountsContract } from './customers/accounts-contract.ts';
import { customersContract } from './customers/customers-contract.ts';
import { merchandiseContract } from './merchandise/merchandise-contract.ts';
import { checkoutContract } from './orders/checkout-contract.ts';
import { customerOrdersContract } from './orders/customer-orders-contract.ts';
import { withdrawalContract } from './orders/withdrawal-contract.ts';
import { shippingContract } from './shipping/shipping-contract.ts';
import { siteContract } from './site/site-contract.ts';
import { ticketsContract } from './tickets/tickets-contract.ts';
import { toursContract } from './tours/tours-contract.ts';
import { vouchersContract } from './vouchers/vouchers-contract.ts';

export const contract = {
  ...siteContract,
  ...ticketsContract,
  ...toursContract,
  ...merchandiseContract,
  ...vouchersContract,
  ...shippingContract,
  ...accountsContract,
  ...customersContract,
  ...checkoutContract,
  ...customerOrdersContract,
  ...withdrawalContract,
};

export type Contract = typeof contract;
export type CallKey = keyof Contract;
