// The whole API as one list. A call that is not here does not exist; one that is here must have a handler.
import { accountsContract } from './customers/accounts-contract.ts';
import { customersContract } from './customers/customers-contract.ts';
import { checkoutContract } from './orders/checkout-contract.ts';
import { customerOrdersContract } from './orders/customer-orders-contract.ts';
import { withdrawalContract } from './orders/withdrawal-contract.ts';
import { productContracts } from './product-schemas.ts';
import { shippingContract } from './shipping/shipping-contract.ts';
import { siteContract } from './site/site-contract.ts';

export const contract = {
  ...siteContract,
  ...productContracts,
  ...shippingContract,
  ...accountsContract,
  ...customersContract,
  ...checkoutContract,
  ...customerOrdersContract,
  ...withdrawalContract,
};

export type Contract = typeof contract;
export type CallKey = keyof Contract;
