// Every call of the contract and the verb that answers it: thin, no rules here.
import { inLanguage, type Language } from '../domain/language.ts';
import { isIban } from '../domain/payments/iban.ts';
import { type FieldProblem, isRefusal, type Refusal, refuse } from '../domain/refusal.ts';
import type { Availability } from './capacity/availability.ts';
import { findCustomer } from './customers/customer-store.ts';
import {
  presentCustomer,
  type RegistrationRules,
  registerGuest,
  validateRegistration,
} from './customers/register-guest.ts';
import type { Tokens } from './customers/token.ts';
import type { Database } from './database/sql.ts';
import type { Handlers } from './mount-endpoints.ts';
import type { Buyer } from './orders/cart-content.ts';
import { cancelCart } from './orders/decide-cart.ts';
import type { PlaceOrderInput } from './orders/place-order.ts';
import { reviewOrder } from './orders/review-order.ts';
import type { Executed } from './payments/exec-payment.ts';
import type { StartedPayment } from './payments/start-payment.ts';
import type { Current } from './site/current-shop.ts';
import {
  paymentTypes,
  registrationFields,
  shopInfo,
  siteConfig,
  staticContent,
  staticPage,
} from './site/site-calls.ts';
import type { Catalogue } from './tickets/catalogue.ts';
import { collectTickets, selectEvents, ticketCalendar, ticketLifetime } from './tickets/tickets-calls.ts';

export type HandlersContext = {
  readonly database: Database;
  readonly availability: Availability;
  readonly tokens: Tokens;
  readonly publicUrl: string;
  readonly shop: () => Promise<Current<Catalogue>>;
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
  // As the browser will read it, and encoded as a header needs it; `blob:` and credentials are no address of a page.
  // On one's own machine, localhost and 127.0.0.1 are the same shop.
  const origins = [publicUrl, publicUrl.replace('//localhost', '//127.0.0.1')];
  const own = (text: string): string | undefined => {
    const href = URL.canParse(text) ? new URL(text).href : '';
    return origins.some((origin) => href.startsWith(`${origin}/`)) ? href : undefined;
  };
  const [continueUrl, cancelUrl] = [own(url.continue), own(url.cancel)];
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

const buyerOf = async (database: Database, customerId: string | undefined): Promise<Buyer | undefined> => {
  const row = customerId === undefined ? undefined : await findCustomer(database, customerId);
  if (!row) return undefined;
  const { email, company, addrBilling } = presentCustomer(row);
  const { name, street, zip, city, country } = addrBilling;
  return { email, name, company, address: { street, zip, city, country } };
};

/** The handlers of all calls. */
export const createHandlers = (context: HandlersContext): Handlers => {
  const { database, availability, publicUrl, shop } = context;
  const tickets = async () => {
    const { derived, clock } = await shop();
    return { catalogue: derived, clock, availability };
  };
  const rules = async (language: Language): Promise<RegistrationRules> => {
    const { museum } = await shop();
    return { fields: registrationFields(museum, language), countries: museum.settings.countries };
  };
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

  return {
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

    'POST auth/guest': async ({ body }, { language }) =>
      registerGuest(body.c, language, await rules(language), context),
    'GET customer/attr': async (_, { language }) => ({ fields: [...(await rules(language)).fields] }),
    'POST customer/validate': async ({ body }, { language }) =>
      validateRegistration(body.c, await rules(language)),
    'GET CUSTOMER_DATA': async (_, { customerId }) => {
      const row = customerId === undefined ? undefined : await findCustomer(database, customerId);
      return row ? presentCustomer(row) : refuse('TOKEN_INVALID');
    },

    'GET checkout/payments': async (_, { language }) => paymentTypes((await shop()).museum, language),
    'POST checkout/initPayment': async ({ body }, { language, customerId }) => {
      const paying = await wayToPay(body, language, customerId);
      if (isRefusal(paying)) return paying;
      const { type, urls, express } = paying;
      const buyer = (await buyerOf(database, customerId)) ?? (express ? NOBODY : undefined);
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
    'GET order/review': async ({ query }) =>
      (await reviewOrder(database, query.id, (await shop()).clock)) ?? refuse('ORDER_NOT_AVAILABLE'),
  };
};
