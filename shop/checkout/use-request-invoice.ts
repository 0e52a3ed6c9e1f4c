import { useCart } from '../cart/cart-store.ts';
import { useCustomer } from '../customers/session/customer-store.ts';

/** Whether an invoice is wanted: the choice for this cart, else the account's setting, else yes (spec 3). */
export function useRequestInvoice(): boolean {
  const { requestInvoice, invoiceDecided } = useCart();
  const customer = useCustomer();
  return invoiceDecided || !customer || customer.isGuest ? requestInvoice : customer.send_invoice;
}
