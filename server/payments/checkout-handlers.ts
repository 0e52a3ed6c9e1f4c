// The calls of the checkout: they work out the buyer, the payment method and the return address, and pass them on.
import { askedFields, type BuyerNeeds, registrationOf } from '../../domain/customers/asked-fields.ts';
import type { Customer } from '../../domain/customers/customer.ts';
import { checkRegistration, type RegistrationProblems } from '../../domain/customers/registration.ts';
import { checkInvoiceFields } from '../../domain/invoices/check-invoice-fields.ts';
import { NO_INVOICE_FIELDS, trimInvoiceFields } from '../../domain/invoices/invoice-fields.ts';
import { inLanguage } from '../../domain/language.ts';
import type { Shipping } from '../../domain/orders/order.ts';
import { compactIban, isIban } from '../../domain/payments/iban.ts';
import { type FieldProblem, isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller, Handlers } from '../api/handler.ts';
import type { CapacityShop } from '../capacity/availability.ts';
import { findKnownCustomer } from '../customers/known-customer.ts';
import { presentCustomer } from '../customers/register-guest.ts';
import { ownAddress } from '../http/own-address.ts';
import type { Buyer } from '../orders/content/cart-content.ts';
import type { Database } from '../platform/database/sql.ts';
import { shippingCosts } from '../shipping/quote-shipping.ts';
import type { MuseumNow } from '../site/open-shop.ts';
import { execPayment } from './exec-payment.ts';
import type { TransferSettings } from './folder/transfer-fields.ts';
import { giveUpCart } from './give-up-cart.ts';
import { type InitPaymentShop, initPayment, initPaymentOrder, type WayToPay } from './init-payment.ts';
import type { Wallet } from './payment-provider.ts';
import { offeredTypes, paymentTypes } from './payment-types.ts';
import { providerOfType } from './provider-registry.ts';
import { payRequest, showRequest } from './requests/pay-request.ts';
import { throughWaitingRoom, type WaitingCheckoutShop } from './through-waiting-room.ts';
import { transferHold } from './transfer/transfer-hold.ts';

/** Express payment: the provider sends the buyer's name and address. */
const NOBODY: Buyer = {
  email: '',
  name: '',
  company: '',
  address: { street: '', zip: '', city: '', country: '' },
};

/** Only a company or an authority is asked for more. */
const NO_COMPANY = { company: '' };

type PaymentBody = {
  readonly payart: number;
  readonly aux?: { Accountholder?: string; IBAN?: string; wallet?: Wallet };
  readonly url: { continue: string; cancel: string };
};

type CheckoutCall =
  | 'GET checkout/payments'
  | 'POST checkout/initPayment'
  | 'POST checkout/initPaymentOrder'
  | 'POST checkout/execPayment'
  | 'POST checkout/payment-request'
  | 'POST checkout/pay-request'
  | 'POST checkout/cancel'
  | 'POST SHIPPING_COSTS';

/** What the checkout needs of a shop. */
export type CheckoutShop = CapacityShop &
  InitPaymentShop &
  WaitingCheckoutShop &
  MuseumNow & { readonly config: { readonly publicUrl: string } };

/** The payment method and the return address: the same for a new cart and another try. */
function wayToPay(
  { museum, config, payments }: CheckoutShop,
  body: PaymentBody,
  { customerId, address, userAgent = '' }: Pick<Caller, 'customerId' | 'address' | 'userAgent'>,
) {
  const types = paymentTypes(museum);
  const type = types.find(({ payartId }) => payartId === body.payart);
  if (!type) return refuse('PAYMENT_TYPE_UNKNOWN');
  const urls = ownAddresses(body.url, config.publicUrl, museum.settings.embed_origins);
  if (isRefusal(urls)) return urls;
  const transfer = type.kind === 'transfer' ? payments.transfer() : undefined;
  if (type.kind === 'transfer' && !transfer) return refuse('PAYMENT_TYPE_UNKNOWN');
  const express = type.kind === 'express';
  if (!express && customerId === undefined) return refuse('TOKEN_MISSING');
  const problems = type.kind === 'direct-debit' ? debitProblems(body.aux) : {};
  if (Object.keys(problems).length > 0) return refuse('FIELDS_INVALID', { fields: problems });
  const { Accountholder = '', IBAN = '' } = body.aux ?? {};
  const wallet = type.kind === 'wallet' ? body.aux?.wallet : undefined;
  const debtor =
    type.kind === 'direct-debit'
      ? { accountHolder: Accountholder.trim(), iban: compactIban(IBAN), givenFrom: { address, userAgent } }
      : undefined;
  return { type, urls, way: { kind: type.kind, providerMethod: type.method, wallet, debtor }, transfer };
}

export const paymentsHandlers: Pick<Handlers<CheckoutShop>, CheckoutCall> = {
  'GET checkout/payments': ({ museum, payments, clock }) =>
    offeredTypes(museum, (payart) => providerOfType(payments.providers, payart), clock.today()),
  'POST checkout/initPayment': async (shop, { body }, caller) => {
    const { language, customerId, address } = caller;
    const paying = wayToPay(shop, body, caller);
    if (isRefusal(paying)) return paying;
    const { type, urls, way, transfer } = paying;
    const customer = await customerOf(shop.database, customerId);
    const buyer = customer ? buyerOf(customer) : way.kind === 'express' ? NOBODY : undefined;
    if (!buyer) return refuse('TOKEN_INVALID');
    const needs = customer && needsOf(customer, body.cart, way, transfer);
    const missing = customer && needs ? missingOf(customer, needs, shop.museum) : {};
    const fields = needsOf(customer ?? NO_COMPANY, body.cart, way, undefined).toCompany
      ? trimInvoiceFields(body.cart)
      : NO_INVOICE_FIELDS;
    const problems = { ...missing, ...checkInvoiceFields(fields) };
    if (Object.keys(problems).length > 0) return refuse('FIELDS_INVALID', { fields: problems });
    const input = {
      items: body.cart.items,
      language,
      customerId: customerId ?? null,
      address,
      buyer,
      emailConfirmed: customer?.confirmed === true,
      payment: { payartId: type.payartId, name: inLanguage(type.name, language) },
      request_invoice: body.cart.request_invoice ?? false,
      external_document_number: body.cart.external_document_number ?? '',
      ...fields,
      partner: body.aux?.partner ?? '',
      shipping: body.cart.shipping ?? (customer && parcelAddressOf(customer)),
      shippingCosts: body.cart.shippingCosts,
      ...urls,
      replaces: body.cart.cartId,
      holdFor: transfer && transferHold(transfer, shop.clock),
    };
    return throughWaitingRoom(shop, body, () => initPayment(shop, input, way));
  },
  'POST checkout/initPaymentOrder': async (shop, { body }, caller) => {
    const paying = wayToPay(shop, body, caller);
    if (isRefusal(paying)) return paying;
    const { urls, way, transfer } = paying;
    // Its places are held for minutes, and a transfer takes days.
    if (transfer) return refuse('CART_NOT_PAYABLE');
    return initPaymentOrder(shop, body.id, body.payart, urls, way);
  },
  'POST checkout/execPayment': ({ payments }, { body }) =>
    execPayment(payments, body.cartId, body.confirmation),
  'POST checkout/payment-request': ({ payments, clock }, { body }) => showRequest(payments, body.link, clock),
  'POST checkout/pay-request': async ({ payments, museum, config }, { body }) => {
    // A card or another page of a provider: whatever needs more of the payer is chosen in the checkout.
    const type = paymentTypes(museum).find(({ payartId }) => payartId === body.payart);
    if (type?.kind !== 'card') return refuse('PAYMENT_TYPE_UNKNOWN');
    const continueUrl = ownAddress(body.url.continue, config.publicUrl, museum.settings.embed_origins);
    if (!continueUrl) return refuse('REQUEST_MALFORMED');
    const way = { kind: type.kind, providerMethod: type.method };
    return payRequest(payments, body.link, type.payartId, way, continueUrl);
  },
  'POST checkout/cancel': async (shop, { query }) => {
    return (await giveUpCart(shop, query.cartId)) || refuse('CART_GONE');
  },
  'POST SHIPPING_COSTS': async (shop, { body }, { customerId }) => {
    const customer = await customerOf(shop.database, customerId);
    if (customerId !== undefined && !customer) return refuse('TOKEN_INVALID');
    const country = customer ? parcelAddressOf(customer).country : (body.country ?? '');
    return shippingCosts(body.cart, country, {
      zones: shop.shipping,
      articles: shop.merchandise.byId,
    });
  },
};

function needsOf(
  { company }: Pick<Customer, 'company'>,
  { request_invoice = false }: { readonly request_invoice?: boolean },
  { kind }: WayToPay,
  transfer: TransferSettings | undefined,
): BuyerNeeds {
  const toCompany = (request_invoice && company !== '') || transfer?.to_companies === true;
  return { debited: kind === 'direct-debit', toCompany };
}

/** What this order needs of the buyer and does not know, by field. */
function missingOf(customer: Customer, needs: BuyerNeeds, { settings }: MuseumNow['museum']) {
  const asked = askedFields([], needs);
  const found = checkRegistration(registrationOf(customer), asked, settings.countries);
  return Object.fromEntries(
    Object.entries(found).filter(([name]) => asked.some((field) => field.name === name)),
  ) satisfies RegistrationProblems;
}

/** Return addresses are the shop's own, or a page's that may show it: nobody is sent elsewhere by a link that someone else
 * wrote. */
function ownAddresses(
  url: { continue: string; cancel: string },
  publicUrl: string,
  framers: readonly string[] | undefined,
): { continueUrl: string; cancelUrl: string } | Refusal {
  const continueUrl = ownAddress(url.continue, publicUrl, framers);
  const cancelUrl = ownAddress(url.cancel, publicUrl, framers);
  return continueUrl && cancelUrl ? { continueUrl, cancelUrl } : refuse('REQUEST_MALFORMED');
}

/** Direct debit (payment types 74 and 164, spec 7) needs an account holder and a well-formed IBAN. */
function debitProblems(
  aux: { Accountholder?: string; IBAN?: string } | undefined,
): Record<string, FieldProblem[]> {
  return {
    ...((aux?.Accountholder ?? '').trim() === '' ? { Accountholder: ['REQUIRED'] } : {}),
    ...(isIban(aux?.IBAN ?? '') ? {} : { IBAN: ['IBAN_INVALID'] }),
  };
}

async function customerOf(database: Database, customerId: string | undefined): Promise<Customer | undefined> {
  const row = await findKnownCustomer(database, customerId);
  return row && presentCustomer(row);
}

function buyerOf({ email, company, addrBilling }: Customer): Buyer {
  const { name, street, zip, city, country } = addrBilling;
  return { email, name, company, address: { street, zip, city, country } };
}

/** Where a customer has parcels sent. */
function parcelAddressOf({ addrShipping, addrBilling }: Customer): Omit<Shipping, 'cost'> {
  const { name, street, zip, city, country } = addrShipping ?? addrBilling;
  return { name, street, zip, city, country };
}
