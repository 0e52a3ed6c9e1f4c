// The office's side of closings (operations 3, ADR 133).
import type { callOffContract } from '../../../domain/closings/call-off-contract.ts';
import type { AskedClosing, closingsContract } from '../../../domain/closings/closings-contract.ts';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Permission } from '../../../domain/staff/permissions.ts';
import type { Caller, Handlers } from '../../api/handler.ts';
import { beginClosing, seeToOrder, soldOfClosure, stopClosing } from '../../closings/begin-closing.ts';
import { closingOf } from '../../closings/closings.ts';
import { closingTexts, sentenceOf } from '../../documents/closings/closing-mail.ts';
import type { PlanningShop } from '../../guides/guides-shop.ts';
import type { Museum } from '../../site/museum.ts';
import { translationsOf } from '../../site/site-calls.ts';
import { actorOf } from '../../staff/acts/actor-of.ts';
import { requireFreshFactorAbove } from '../../staff/factor/fresh-factor.ts';
import type { StaffShop } from '../../staff/staff-shop.ts';
import type { PlacesShop } from '../places-shop.ts';
import { callOffTour, previewCallingOff } from './call-off-tour.ts';
import { presentClosed, showClosing, showClosingOrders, showClosings } from './show-closings.ts';

type ClosingsShop = PlacesShop & Pick<StaffShop, 'museum' | 'now'> & { readonly museum: Museum };
type OfficeCalls = Extract<keyof typeof closingsContract, `${string} office/${string}`>;

export const callOffHandlers: Pick<Handlers<PlacesShop & PlanningShop>, keyof typeof callOffContract> = {
  'GET office/tours/call-off': (shop, { query }) => previewCallingOff(shop, query),
  'POST office/tours/call-off': (shop, { body }, caller) =>
    callOffTour(shop, { ...body, by: actorOf(caller) }),
};

export const closingsHandlers: Pick<Handlers<ClosingsShop>, OfficeCalls> = {
  'GET office/closings': (shop, { query }, { language }) => showClosings(shop, query.after, language),
  'GET office/closings/affected': (shop, { query }, { language }) => showWhom(shop, query.decision, language),
  'POST office/closings': (shop, { body: { key, ...asked } }, caller) =>
    beginClosing(shop, {
      ...asked,
      key,
      by: actorOf(caller),
      forbid: (amount) => forbid(shop, asked, amount, caller),
    }),
  'GET office/closings/:number': (shop, { params }, { language }) =>
    showClosing(shop, Number(params.number), language),
  'GET office/closings/:number/orders': (shop, { params, query }) =>
    showClosingOrders(shop, Number(params.number), query),
  'POST office/closings/:number/stop': (shop, { params, body }, caller) =>
    stop(shop, Number(params.number), { stop: true, key: body.key }, caller),
  'POST office/closings/:number/resume': (shop, { params, body }, caller) =>
    stop(shop, Number(params.number), { stop: false, key: body.key }, caller),
  'POST office/closings/:number/orders/:order/seen-to': async (
    shop,
    { params: { number, order }, body: { key } },
    caller,
  ) =>
    (await seeToOrder(shop, Number(number), { order, key, by: actorOf(caller) })) ? {} : refuse('NOT_FOUND'),
};

/** Whoever offers money must be allowed to give it back: afterwards it goes without asking anybody. */
function forbid(
  shop: ClosingsShop,
  { offers, unanswered }: AskedClosing,
  amount: number,
  { staff }: Caller,
): Refusal | undefined {
  const isMoney = offers.some((one) => one !== 'other-time') || unanswered !== 'list';
  const needed: readonly Permission[] = isMoney ? ['money.refund'] : [];
  if (!staff || !needed.every((permission) => staff.permissions.has(permission)))
    return refuse('STAFF_NOT_PERMITTED');
  return isMoney ? requireFreshFactorAbove(shop, staff, amount) : undefined;
}

async function stop(
  shop: ClosingsShop,
  number: number,
  asked: { readonly stop: boolean; readonly key: string },
  caller: Caller,
) {
  const found = await stopClosing(shop, number, { ...asked, by: actorOf(caller) });
  return found ? showClosing(shop, number, caller.language) : refuse('NOT_FOUND');
}

async function showWhom(shop: ClosingsShop, id: string, language: Language) {
  const sold = await soldOfClosure(shop, id);
  if (!sold) return refuse('NOT_FOUND');
  const orders = new Map(sold.ahead.map((line) => [line.booking_id, line.language]));
  const offered: readonly string[] = shop.museum.settings.languages;
  return {
    closed: presentClosed(shop, sold.decision, language),
    cause: sold.decision.cause,
    ...sold.sum,
    came_in: { ...sold.cameIn },
    today: shop.clock.today(),
    begun: (await closingOf(shop.database, id))?.number ?? null,
    languages: LANGUAGES.filter((one) => offered.includes(one)).map((one) => ({
      language: one,
      orders: [...orders.values()].filter((spoken) => spoken === one).length,
      text: sentenceOf(
        closingTexts(one, translationsOf(shop.museum)[one]),
        sold.decision.cause,
        shop.museum.settings.name,
      ),
    })),
  };
}
