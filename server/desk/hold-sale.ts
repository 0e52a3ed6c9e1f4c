// What a sale at the desk holds (operations 2, ADR 116): the same quote, the same claims and the same hold as of a cart in the
// shop. Nobody is named yet, and it is paid elsewhere.
import { shopAddress, shopPaths } from '../../domain/addresses.ts';
import { NOBODY } from '../../domain/desk/desk-buyer.ts';
import type { DeskHold, DeskMeans } from '../../domain/desk/desk-contract.ts';
import { NO_INVOICE_FIELDS } from '../../domain/invoices/invoice-fields.ts';
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts';
import { payartOfMeans } from '../../domain/payments/elsewhere.ts';
import { MEANS_NAMES } from '../../domain/payments/means-names.ts';
import type { CartItem } from '../../domain/product-kinds.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { findCart } from '../orders/decide-cart.ts';
import { cancelPayments } from '../payments/cancel-payments.ts';
import { placeOrder } from '../payments/place-order.ts';
import { buyerOf } from './buyer-of.ts';
import type { DeskShop } from './desk-shop.ts';
import { isOpenSale } from './is-of-the-desk.ts';

export type AskedHold = {
  readonly items: readonly CartItem[];
  readonly language: string;
  readonly means: DeskMeans;
  readonly replaces?: string | undefined;
};

export async function holdSale(shop: DeskShop, asked: AskedHold): Promise<DeskHold | Refusal> {
  const { items, means, replaces } = asked;
  // Only what this sale held itself is given up for it: neither a visitor's cart nor a sale that has ended.
  if (replaces !== undefined && !(await isOpen(shop, replaces))) return refuse('OFFICE_DESK_GONE');
  const language = languageOf(shop, asked.language);
  const placed = await placeOrder(shop, {
    items,
    language,
    buyer: buyerOf(NOBODY),
    byStaff: true,
    handedOver: true,
    customerId: null,
    address: '',
    // Nobody has to prove an address: staff see who buys.
    emailConfirmed: true,
    payment: { payartId: payartOfMeans(means), name: MEANS_NAMES[means][language] },
    request_invoice: false,
    external_document_number: '',
    ...NO_INVOICE_FIELDS,
    partner: '',
    shipping: undefined,
    shippingCosts: undefined,
    ...returnAddresses(shop, language),
    replaces,
  });
  if (isRefusal(placed)) return placed;
  if (replaces) await cancelPayments(shop.payments, replaces);
  const { cartId, total, expires } = placed;
  return { cartId, total, expires: shop.clock.fromInstant(expires) };
}

async function isOpen({ database }: DeskShop, cartId: string): Promise<boolean> {
  const cart = await findCart(database, cartId);
  return cart !== undefined && !cart.booking_id && isOpenSale(cart);
}

/** Where somebody comes back to who pays on a page of a provider later. */
export function returnAddresses({ config: { publicUrl } }: DeskShop, language: Language) {
  return {
    continueUrl: shopAddress(publicUrl, language, shopPaths.checkoutSuccess()),
    cancelUrl: shopAddress(publicUrl, language, shopPaths.checkoutCanceled()),
  };
}

/** The museum's first language where the asked one is none of its. */
function languageOf({ museum: { settings } }: DeskShop, asked: string): Language {
  return isLanguage(asked) && settings.languages.includes(asked)
    ? asked
    : defaultLanguage(settings.languages);
}
