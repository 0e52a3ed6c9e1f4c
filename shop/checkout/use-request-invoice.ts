import { useCart } from '../cart/cart-store.ts';
import { useCustomer } from '../customers/session/customer-store.ts';

/** Is an invoice wanted? What the visitor said of this cart, else what their account says, else yes (spec 3). */
export function useRequestInvoice(): boolean {
  const { requestInvoice, invoiceDecided } = useCart();
  const customer = useCustomer();
  return invoiceDecided || !customer || customer.isGuest ? requestInvoice : customer.send_invoice;
}
