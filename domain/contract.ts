// The whole API in one list. Only calls in it exist, and each of them must have a handler.
import { accountingContract } from './accounting/accounting-contract.ts';
import { dayClosingsContract } from './accounting/day-closings-contract.ts';
import { devicesContract } from './admissions/devices-contract.ts';
import { doorContract } from './admissions/door-contract.ts';
import { entriesContract } from './admissions/entries-contract.ts';
import { callOffContract } from './closings/call-off-contract.ts';
import { closingsContract } from './closings/closings-contract.ts';
import { accountsContract } from './customers/accounts-contract.ts';
import { customersContract } from './customers/customers-contract.ts';
import { secondFactorContract } from './customers/second-factor-contract.ts';
import { sessionsContract } from './customers/sessions-contract.ts';
import { deskContract } from './desk/desk-contract.ts';
import { figuresContract } from './figures/figures-contract.ts';
import { reportMailsContract } from './figures/report-mails-contract.ts';
import { groupOffersContract } from './group-requests/group-offers-contract.ts';
import { groupRequestsContract } from './group-requests/group-requests-contract.ts';
import { guidesContract } from './guides/guides-contract.ts';
import { tourPlanContract } from './guides/tour-plan-contract.ts';
import { movesContract } from './moves/moves-contract.ts';
import { bulkContract } from './office/bulk/bulk-contract.ts';
import { officeCustomersContract } from './office/customers/customers-contract.ts';
import { bankContract } from './office/money/bank-contract.ts';
import { invoicesContract } from './office/money/invoices-contract.ts';
import { moneyBackContract } from './office/money/money-back-contract.ts';
import { paymentsContract } from './office/money/payments-contract.ts';
import { reservedContract } from './office/money/reserved-contract.ts';
import { officeOrdersContract } from './office/orders/orders-contract.ts';
import { todayContract } from './office/today-contract.ts';
import { checkoutContract } from './orders/checkout-contract.ts';
import { customerOrdersContract } from './orders/customer-orders-contract.ts';
import { orderActsContract } from './orders/order-acts-contract.ts';
import { parcelsContract } from './orders/parcels/parcels-contract.ts';
import { passActsContract } from './orders/pass-acts-contract.ts';
import { passesContract } from './orders/passes-contract.ts';
import { withdrawalContract } from './orders/withdrawal-contract.ts';
import { withdrawalsContract } from './orders/withdrawals-contract.ts';
import { placesContract } from './places/places-contract.ts';
import { productContracts } from './product-schemas.ts';
import { formsContract } from './programme/forms-contract.ts';
import { programmeContract } from './programme/programme-contract.ts';
import { thingsContract } from './programme/things-contract.ts';
import { unusedContract } from './programme/unused-contract.ts';
import { returnsContract } from './returns/returns-contract.ts';
import { shippingContract } from './shipping/shipping-contract.ts';
import { siteContract } from './site/site-contract.ts';
import { actsContract } from './staff/acts-contract.ts';
import { directoryContract } from './staff/directory-contract.ts';
import { staffFactorContract } from './staff/factor-contract.ts';
import { passkeysContract } from './staff/passkeys-contract.ts';
import { peopleContract } from './staff/people-contract.ts';
import { staffContract } from './staff/staff-contract.ts';
import { codeCareContract } from './vouchers/code-care-contract.ts';
import { waitingRoomContract } from './waiting-room/waiting-room-contract.ts';

export const contract = {
  ...siteContract,
  ...closingsContract,
  ...callOffContract,
  ...productContracts,
  ...shippingContract,
  ...accountsContract,
  ...customersContract,
  ...sessionsContract,
  ...secondFactorContract,
  ...checkoutContract,
  ...customerOrdersContract,
  ...withdrawalContract,
  ...waitingRoomContract,
  ...officeOrdersContract,
  ...officeCustomersContract,
  ...bulkContract,
  ...staffContract,
  ...codeCareContract,
  ...withdrawalsContract,
  ...orderActsContract,
  ...returnsContract,
  ...movesContract,
  ...placesContract,
  ...reservedContract,
  ...moneyBackContract,
  ...paymentsContract,
  ...bankContract,
  ...invoicesContract,
  ...figuresContract,
  ...accountingContract,
  ...dayClosingsContract,
  ...reportMailsContract,
  ...parcelsContract,
  ...passActsContract,
  ...passesContract,
  ...staffFactorContract,
  ...directoryContract,
  ...passkeysContract,
  ...peopleContract,
  ...actsContract,
  ...todayContract,
  ...deskContract,
  ...programmeContract,
  ...formsContract,
  ...thingsContract,
  ...unusedContract,
  ...guidesContract,
  ...tourPlanContract,
  ...groupRequestsContract,
  ...groupOffersContract,
  ...doorContract,
  ...entriesContract,
  ...devicesContract,
};

export type Contract = typeof contract;
export type CallKey = keyof Contract;
