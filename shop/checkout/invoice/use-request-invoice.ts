import { useCart } from '../../cart/use-cart.ts';
import { useCustomer } from '../../customers/session/customer-store.ts';
import { sessionValue } from '../../ground/session-value.ts';

const toCompany = sessionValue('invoice to company', false, (stored) => stored === true);

/** Makes the invoice out to a company, or to the buyer. */
export const setInvoiceToCompany = toCompany.set;

/** Whether an invoice is wanted: the choice for this cart, else the account's setting, else yes (spec 3). */
export function useRequestInvoice(): boolean {
  const { requestInvoice, invoiceDecided } = useCart();
  const customer = useCustomer();
  return invoiceDecided || !customer || customer.isGuest ? requestInvoice : customer.send_invoice;
}

/** Whether it is made out to a company: the visitor says so, or the museum knows the customer's. */
export function useInvoiceToCompany(): boolean {
  const chosen = toCompany.use();
  const customer = useCustomer();
  return useRequestInvoice() && (chosen || Boolean(customer?.company));
}
