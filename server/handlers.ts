// Every call of the contract and the verb that answers it: thin, no rules here.
import type { Customer } from '../domain/customers/customer.ts';
import { inLanguage, type Language } from '../domain/language.ts';
import type { Shipping } from '../domain/orders/order.ts';
import { isIban } from '../domain/payments/iban.ts';
import { type FieldProblem, isRefusal, type Refusal, refuse } from '../domain/refusal.ts';
import type { Availability } from './capacity/availability.ts';
import { createAccountsHandlers } from './customers/accounts-handlers.ts';
import { findCustomer } from './customers/customer-store.ts';
import { createCustomersHandlers } from './customers/customers-handlers.ts';
import { presentCustomer, type RegistrationRules } from './customers/register-guest.ts';
import type { Sessions } from './customers/sessions.ts';
import type { Database } from './database/sql.ts';
import type { Jobs } from './jobs/jobs.ts';
import { articleCategories, selectArticle, selectArticles } from './merchandise/merchandise-calls.ts';
import type { Handlers } from './mount-endpoints.ts';
import { offeredCatalogue } from './offered-catalogue.ts';
import { adoptOrders } from './orders/adopt-orders.ts';
import type { Buyer } from './orders/cart-content.ts';
import { createCustomerOrdersHandlers } from './orders/customer-orders-handlers.ts';
import { cancelCart } from './orders/decide-cart.ts';
import type { PlaceOrderInput } from './orders/place-order.ts';
import { reviewOrder } from './orders/review-order.ts';
import { suggest } from './orders/suggest.ts';
import { withdrawOrder } from './orders/withdraw-order.ts';
import { ownAddress } from './own-address.ts';
import type { Executed } from './payments/exec-payment.ts';
import type { StartedPayment } from './payments/start-payment.ts';
import { shippingCosts } from './shipping/quote-shipping.ts';
import { showShippingRates } from './shipping/shipping-rates.ts';
import type { ShopCatalogue } from './shop-catalogue.ts';
import type { Current } from './site/current-shop.ts';
import {
  accountFields,
  paymentTypes,
  registrationFields,
  shopInfo,
  siteConfig,
  staticContent,
  staticPage,
} from './site/site-calls.ts';
import { withSwitches } from './switched-off.ts';
import { collectTickets, selectEvents, ticketCalendar, ticketLifetime } from './tickets/tickets-calls.ts';
import { overviewTours, selectTours, tourAttributes } from './tours/list-tours.ts';
import { soldOutDays, soldOutTimes, tourCalendar, tourLifetime, tourOffer } from './tours/tours-calls.ts';
import { lookUpVoucherCode } from './vouchers/look-up-voucher-code.ts';
import { selectVoucher, selectVouchers, voucherAttributes } from './vouchers/vouchers-calls.ts';

export type HandlersContext = {
  readonly database: Database;
  readonly availability: Availability;
  readonly sessions: Sessions;
  readonly jobs: Pick<Jobs, 'write'>;
  readonly rateLimits: boolean;
  readonly publicUrl: string;
  readonly now: () => Date;
  readonly shop: () => Promise<Current<ShopCatalogue>>;
  readonly initPayment: (input: PlaceOrderInput, express: boolean) => Promise<StartedPayment | Refusal>;
  readonly initPaymentOrder: (
    cartId: string,
    payart: number,
    urls: { continueUrl: string; cancelUrl: string },
    express: boolean,
  ) => Promise<StartedPayment | Refusal>;
  readonly execPayment: (cartId: string) => Promise<Executed | Refusal>;
  readonly cancelPayments: (cartId: string) => Promise<void>;
};

/** Express payment: the provider tells who bought. */
const NOBODY: Buyer = {
  email: '',
  name: '',
  company: '',
  address: { street: '', zip: '', city: '', country: '' },
};

/** Return addresses are the shop's own: nobody is sent elsewhere by a link that someone else wrote. */
const ownAddresses = (
  url: { continue: string; cancel: string },
  publicUrl: string,
): { continueUrl: string; cancelUrl: string } | Refusal => {
  const continueUrl = ownAddress(url.continue, publicUrl);
  const cancelUrl = ownAddress(url.cancel, publicUrl);
  return continueUrl && cancelUrl ? { continueUrl, cancelUrl } : refuse('REQUEST_MALFORMED');
};

type PaymentBody = {
  readonly payart: number;
  readonly aux?: { Accountholder?: string; IBAN?: string };
  readonly url: { continue: string; cancel: string };
};

/** Direct debit (payment types 74 and 164, spec 7) wants an account holder and an IBAN that can exist. */
const debitProblems = (
  aux: { Accountholder?: string; IBAN?: string } | undefined,
): Record<string, FieldProblem[]> => ({
  ...((aux?.Accountholder ?? '').trim() === '' ? { Accountholder: ['REQUIRED'] } : {}),
  ...(isIban(aux?.IBAN ?? '') ? {} : { IBAN: ['IBAN_INVALID'] }),
});

const customerOf = async (
  database: Database,
  customerId: string | undefined,
): Promise<Customer | undefined> => {
  const row = customerId === undefined ? undefined : await findCustomer(database, customerId);
  return row && presentCustomer(row);
};

const buyerOf = ({ email, company, addrBilling }: Customer): Buyer => {
  const { name, street, zip, city, country } = addrBilling;
  return { email, name, company, address: { street, zip, city, country } };
};

/** Where a customer has parcels sent. */
const parcelAddressOf = ({ addrShipping, addrBilling }: Customer): Omit<Shipping, 'cost'> => {
  const { name, street, zip, city, country } = addrShipping ?? addrBilling;
  return { name, street, zip, city, country };
};

/** The handlers of all calls. */
export const createHandlers = (context: HandlersContext): Handlers => {
  const { database, availability, publicUrl, shop } = context;
  /** The shop with what it sells now. */
  const selling = async () => {
    const current = await shop();
    return { ...current, derived: offeredCatalogue(current) };
  };
  const tickets = async () => {
    const { derived, clock } = await selling();
    return { catalogue: derived, clock, availability };
  };
  const tours = async () => {
    const { derived, clock } = await selling();
    return { tours: derived.tours, clock, availability };
  };
  const merchandise = async () => {
    const { derived, clock } = await selling();
    return { merchandise: derived.merchandise, clock, availability };
  };
  const vouchers = async () => {
    const { derived, clock } = await selling();
    return { vouchers: derived.vouchers, clock };
  };
  const rules = async (language: Language, guest: boolean): Promise<RegistrationRules> => {
    const { museum } = await shop();
    const fields = registrationFields(museum, language);
    return { fields: guest ? fields : accountFields(fields), countries: museum.settings.countries };
  };
  const customers = { ...context, rules, adoptOrders, clock: async () => (await shop()).clock };
  /** With what is paid, and where the visitor comes back: the same for a new cart and another try. */
  const wayToPay = async (body: PaymentBody, language: Language, customerId: string | undefined) => {
    const types = paymentTypes((await shop()).museum, language);
    const type = types.find(({ payartId }) => payartId === body.payart);
    if (!type) return refuse('PAYMENT_TYPE_UNKNOWN');
    const urls = ownAddresses(body.url, publicUrl);
    if (isRefusal(urls)) return urls;
    const express = type.kind === 'express';
    if (!express && customerId === undefined) return refuse('TOKEN_MISSING');
    const problems = type.kind === 'direct-debit' ? debitProblems(body.aux) : {};
    if (Object.keys(problems).length > 0) return refuse('FIELDS_INVALID', { fields: problems });
    return { type, urls, express };
  };

  const handlers: Handlers = {
    'GET shopinfo': async (_, { language }) => shopInfo((await shop()).museum, language),
    'GET shopinfo/config': async (_, { language }) => siteConfig((await shop()).museum, language),
    'GET STATIC_CONTENT': async (_, { language }) => staticContent((await shop()).museum, language),
    'GET page/:id': async ({ params }, { language }) =>
      staticPage((await shop()).museum, language, params.id) ?? refuse('NOT_FOUND'),

    'GET event/select': async (_, { language }) => selectEvents(language, await tickets()),
    'GET ticket/collect/event/:id': async ({ params }, { language }) =>
      collectTickets(params.id, undefined, language, await tickets()),
    'GET ticket/collect/event/:id/date/:date': async ({ params }, { language }) =>
      collectTickets(params.id, params.date, language, await tickets()),
    'GET ticket/calendar/event/:id/range/:range': async ({ params, query }) =>
      ticketCalendar(params.id, params.range, query.deep === '1', await tickets()),
    'GET ticket/lifetime': async ({ query }) => ticketLifetime(query.event, await tickets()),

    'GET tour/select/event': async ({ query }, { language }) => selectTours(query, language, await tours()),
    'GET tour/overview': async ({ query }) => overviewTours(query.date, query.lookahead, await tours()),
    'GET tour/attr': async (_, { language }) => tourAttributes(language, await tours()),
    'GET tour': async ({ query }, { language }) => tourOffer(query.tour, query.date, language, await tours()),
    'GET tour/soldout/tour/:id/range/:range': async ({ params }) =>
      soldOutDays(params.id, params.range, await tours()),
    'GET tour/soldoutTimeslots/tour/:id/date/:date': async ({ params }) =>
      soldOutTimes(params.id, params.date, await tours()),
    'GET tour/calendar/tour/:id/range/:range': async ({ params }) =>
      tourCalendar(params.id, params.range, await tours()),
    'GET tour/lifetime/tour/:id': async ({ params }) => tourLifetime(params.id, await tours()),

    ...createAccountsHandlers(customers),
    ...createCustomersHandlers(customers),
    ...createCustomerOrdersHandlers(customers),

    'GET checkout/payments': async (_, { language }) => paymentTypes((await shop()).museum, language),
    'POST checkout/initPayment': async ({ body }, { language, customerId }) => {
      const paying = await wayToPay(body, language, customerId);
      if (isRefusal(paying)) return paying;
      const { type, urls, express } = paying;
      const customer = await customerOf(database, customerId);
      const buyer = customer ? buyerOf(customer) : express ? NOBODY : undefined;
      if (!buyer) return refuse('TOKEN_INVALID');
      return context.initPayment(
        {
          items: body.cart.items,
          language,
          customerId: customerId ?? null,
          buyer,
          payment: { payartId: type.payartId, name: inLanguage(type.name, language) },
          request_invoice: body.cart.request_invoice ?? false,
          external_document_number: body.cart.external_document_number ?? '',
          partner: body.aux?.partner ?? '',
          shipping: body.cart.shipping ?? (customer && parcelAddressOf(customer)),
          shippingCosts: body.cart.shippingCosts,
          ...urls,
          replaces: body.cart.cartId,
        },
        express,
      );
    },
    'POST checkout/initPaymentOrder': async ({ body }, { language, customerId }) => {
      const paying = await wayToPay(body, language, customerId);
      if (isRefusal(paying)) return paying;
      const { urls, express } = paying;
      return context.initPaymentOrder(body.id, body.payart, urls, express);
    },
    'POST checkout/execPayment': ({ body }) => context.execPayment(body.cartId),
    'POST checkout/cancel': async ({ query }) => {
      const changed = await cancelCart(database, query.cartId);
      if (!changed) return refuse('CART_GONE');
      availability.forget(changed);
      await context.cancelPayments(query.cartId);
      return true;
    },
    'POST checkout/suggest': async ({ body }, { language }) => {
      const { derived } = await shop();
      return suggest(body.cart.items, language, {
        ...(await merchandise()),
        catalogue: derived,
        tours: derived.tours,
      });
    },

    'POST SHIPPING_COSTS': async ({ body }, { customerId }) => {
      const customer = await customerOf(database, customerId);
      if (customerId !== undefined && !customer) return refuse('TOKEN_INVALID');
      const { derived } = await selling();
      const country = customer ? parcelAddressOf(customer).country : (body.country ?? '');
      return shippingCosts(body.cart, country, {
        zones: derived.shipping,
        articles: derived.merchandise.byId,
      });
    },
    'GET checkout/shipping': async (_, { language }) =>
      showShippingRates((await shop()).derived.shipping, language),

    'GET merchandise/select': async ({ query }, { language }) =>
      selectArticles(
        query.product_kind === undefined ? undefined : Number(query.product_kind),
        language,
        await merchandise(),
      ),
    'GET merchandise': async ({ query }, { language }) =>
      selectArticle(query.article, language, await merchandise()),
    'GET merchandise/attr': async (_, { language }) =>
      articleCategories((await selling()).derived.merchandise, language),
    'GET voucher/select/event/': async (_, { language }) => selectVouchers(language, await vouchers()),
    'GET voucher/selectOne/price/:id': async ({ params }, { language }) =>
      selectVoucher(params.id, language, await vouchers()),
    'GET voucher/attr': async (_, { language }) => voucherAttributes(language, await vouchers()),
    'GET voucher': async ({ query }, { language }) =>
      lookUpVoucherCode(query.voucher, language, {
        sql: database,
        now: context.now(),
        taken: siteConfig((await shop()).museum, language).has_voucher_code,
      }),

    'POST withdrawal': ({ body }, { language }) =>
      withdrawOrder(body, language, { ...context, clock: async () => (await shop()).clock }),
    'GET order/review': async ({ query }, { bearer }) =>
      (await reviewOrder(database, query.id, (await shop()).clock, bearer)) ?? refuse('ORDER_NOT_AVAILABLE'),
  };
  return withSwitches(handlers, async () => siteConfig((await shop()).museum, 'de'));
};
