// `office/today`: every part is read only for whoever may do something about it (domain/staff/permissions.ts).
import { inLanguage, type Language } from '../../../domain/language.ts';
import { addDays, type Day, dayOf, daysBetween, timeOf } from '../../../domain/museum-time.ts';
import type { Today, TodayStock } from '../../../domain/office/today-contract.ts';
import type { Permission } from '../../../domain/staff/permissions.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import { readAttention } from '../../attention/read-attention.ts';
import { piecesLeft } from '../../merchandise/pieces-left.ts';
import { withdrawals } from '../../orders/withdrawal/withdrawals.ts';
import { todayPlaces } from './today-places.ts';
import type { TodayShop } from './today-shop.ts';

const MOST_SHOWN = 8;
/** Pieces of an article when it ends soon. */
const FEW_PIECES = 5;
/** The money goes back within this many days of the declaration (§ 357 BGB). */
const REFUND_DAYS = 14;
/** Declarations that are older are nobody's morning any more. */
const DAYS_BACK = 60;

const SEES_PLACES: readonly Permission[] = ['capacity.read', 'desk.sell', 'admissions.scan'];
const SEES_STOCK: readonly Permission[] = ['programme.change', 'parcels.send'];

export async function showToday(
  shop: TodayShop,
  { permissions, houses }: Pick<StaffBearer, 'permissions'> & { readonly houses: readonly string[] },
  language: Language,
): Promise<Today> {
  const day = shop.clock.today();
  const may = (...any: readonly Permission[]) => any.some((permission) => permissions.has(permission));
  const [places, matters, open, jobs, stock] = await Promise.all([
    may(...SEES_PLACES) ? todayPlaces(shop, day, language, houses) : undefined,
    may('payments.manage') ? readMatters(shop) : undefined,
    may('withdrawals.decide') ? openWithdrawals(shop, day) : undefined,
    may('orders.change') ? troubledJobs(shop) : undefined,
    may(...SEES_STOCK) ? endingStock(shop, language) : undefined,
  ]);
  return {
    day,
    time: timeOf(shop.clock.now()),
    ...places,
    ...counted({ matters, withdrawals: open, jobs, stock }),
  };
}

type Counted = Pick<Today, 'matters' | 'withdrawals' | 'jobs' | 'stock'>;

/** Parts that were not read are left out. */
function counted(lists: Readonly<Record<keyof Counted, readonly unknown[] | undefined>>): Counted {
  const parts = Object.entries(lists).flatMap(([name, list]) =>
    list ? [[name, { count: list.length, first: list.slice(0, MOST_SHOWN) }]] : [],
  );
  return Object.fromEntries(parts) as Counted;
}

async function readMatters({ database, now }: TodayShop) {
  const items = await readAttention(database, now());
  return items.map(({ kind, since, due, amount, order }) => ({
    kind,
    since: since.toISOString(),
    due: due?.toISOString() ?? null,
    amount: amount ?? null,
    order: order ?? null,
  }));
}

/** Those of orders that exist, with something to give back that was not given back, the most urgent first. */
async function openWithdrawals({ database, clock }: TodayShop, day: Day) {
  const received = await withdrawals(database, addDays(day, -DAYS_BACK), day, clock);
  return received
    .filter(({ match, refunded, lines }) => match !== 'no-order' && refunded === '' && lines.length > 0)
    .map(({ number, received: at }) => {
      const on = dayOf(at);
      const age = daysBetween(on, day).length - 1;
      return { order: number, received: on, days_left: REFUND_DAYS - age };
    })
    .toSorted((one, other) => one.days_left - other.days_left);
}

async function troubledJobs({ jobs }: TodayShop) {
  const troubled = await jobs.troubled();
  return troubled.map(({ name, written, reason }) => ({ name, since: written.toISOString(), reason }));
}

async function endingStock(shop: TodayShop, language: Language): Promise<TodayStock[]> {
  const left = await piecesLeft(shop, shop.imported.merchandise.all);
  return shop.imported.merchandise.all
    .flatMap(({ id, name }) => {
      const pieces = left.get(id);
      return pieces !== undefined && pieces <= FEW_PIECES
        ? { id, title: inLanguage(name, language), left: pieces }
        : [];
    })
    .toSorted((one, other) => one.left - other.left);
}
