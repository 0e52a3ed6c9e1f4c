// Every call of the contract and the verb that answers it: thin, no rules here.
import type { Language } from '../../domain/language.ts';
import { refuse } from '../../domain/refusal.ts';
import { createAccountsHandlers } from '../customers/accounts-handlers.ts';
import { createCustomersHandlers } from '../customers/customers-handlers.ts';
import type { RegistrationRules } from '../customers/register-guest.ts';
import type { Sessions } from '../customers/sessions.ts';
import { articleCategories, selectArticle, selectArticles } from '../merchandise/merchandise-calls.ts';
import { adoptOrders } from '../orders/adopt-orders.ts';
import { createCustomerOrdersHandlers } from '../orders/customer-orders-handlers.ts';
import { reviewOrder } from '../orders/review-order.ts';
import { suggest } from '../orders/suggest.ts';
import { withdrawOrder } from '../orders/withdraw-order.ts';
import { type CheckoutContext, createCheckoutHandlers } from '../payments/checkout-handlers.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { showShippingRates } from '../shipping/shipping-rates.ts';
import { offeredCatalogue } from '../site/offered-catalogue.ts';
import {
  accountFields,
  registrationFields,
  shopInfo,
  siteConfig,
  staticContent,
  staticPage,
} from '../site/site-calls.ts';
import { collectTickets, selectEvents, ticketCalendar, ticketLifetime } from '../tickets/tickets-calls.ts';
import { overviewTours, selectTours, tourAttributes } from '../tours/list-tours.ts';
import { soldOutDays, soldOutTimes, tourCalendar, tourLifetime, tourOffer } from '../tours/tours-calls.ts';
import { lookUpVoucherCode } from '../vouchers/look-up-voucher-code.ts';
import { selectVoucher, selectVouchers, voucherAttributes } from '../vouchers/vouchers-calls.ts';
import type { Handlers } from './mount-endpoints.ts';
import { withSwitches } from './switched-off.ts';

export type HandlersContext = CheckoutContext & {
  readonly sessions: Sessions;
  readonly jobs: Pick<Jobs, 'write'>;
  readonly rateLimits: boolean;
  readonly now: () => Date;
};

/** The handlers of all calls. */
export function createHandlers(context: HandlersContext): Handlers {
  const { database, availability, shop } = context;
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

    ...createCheckoutHandlers({ ...context, selling }),
    'POST checkout/suggest': async ({ body }, { language }) => {
      const { derived } = await shop();
      return suggest(body.cart.items, language, {
        ...(await merchandise()),
        catalogue: derived,
        tours: derived.tours,
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
      lookUpVoucherCode(query, language, {
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
}
