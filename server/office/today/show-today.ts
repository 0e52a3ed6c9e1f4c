// `office/today`: every part is read only for whoever may do something about it (domain/staff/permissions.ts), and no more of
// it than is shown.
import { inLanguage, type Language } from '../../../domain/language.ts';
import { dayOf, timeOf } from '../../../domain/museum-time.ts';
import type { Today, TodayStock } from '../../../domain/office/today-contract.ts';
import type { Permission } from '../../../domain/staff/permissions.ts';
import { devicesInTrouble } from '../../admissions/devices.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import { readAttention } from '../../attention/read-attention.ts';
import { openClosings } from '../../closings/closings.ts';
import { MAIL_JOBS } from '../../documents/left-out/job-mails.ts';
import { groupsToday } from '../../group-offers/groups-today.ts';
import { toursInTrouble } from '../../guides/tours-in-trouble.ts';
import { piecesLeft } from '../../merchandise/pieces-left.ts';
import { parcelsToPack } from '../../orders/parcels/parcels.ts';
import { dueTransfers } from '../../payments/transfer/due-transfers.ts';
import { withdrawalsToday } from '../../returns/withdrawals/show-withdrawals.ts';
import { todayPlaces } from './today-places.ts';
import type { TodayShop } from './today-shop.ts';
import { missedPublications, orderNumbers } from './today-store.ts';

const MOST_SHOWN = 8;
/** Pieces of an article when it ends soon. */
const FEW_PIECES = 5;

const SEES_PLACES: readonly Permission[] = ['capacity.read', 'desk.sell', 'admissions.scan'];
const SEES_STOCK: readonly Permission[] = ['programme.change', 'parcels.send'];
const SEES_DEVICES: readonly Permission[] = ['admissions.scan', 'keys.manage'];
const SEES_UNPAID: readonly Permission[] = ['money.receive', 'payments.manage'];

type Counted = Pick<
  Today,
  | 'matters'
  | 'parcels'
  | 'withdrawals'
  | 'unpaid'
  | 'jobs'
  | 'stock'
  | 'few_tours'
  | 'devices'
  | 'groups'
  | 'closings'
  | 'missed'
>;

export async function showToday(
  shop: TodayShop,
  { permissions, houses }: Pick<StaffBearer, 'permissions'> & { readonly houses: readonly string[] },
  language: Language,
): Promise<Today> {
  const day = shop.clock.today();
  const may = (...any: readonly Permission[]) => any.some((permission) => permissions.has(permission));
  const [places, parts] = await Promise.all([
    may(...SEES_PLACES) ? todayPlaces(shop, day, language, houses) : undefined,
    allThere({
      matters: may('payments.manage') ? readMatters(shop) : undefined,
      parcels: may('parcels.send') ? readParcels(shop, language) : undefined,
      withdrawals: may('withdrawals.decide') ? readWithdrawals(shop) : undefined,
      unpaid: may(...SEES_UNPAID) ? readUnpaid(shop) : undefined,
      jobs: may('orders.change') ? troubledJobs(shop) : undefined,
      stock: may(...SEES_STOCK) ? endingStock(shop, language) : undefined,
      few_tours: may('guides.manage') ? toursInTrouble(shop, language).then(counted) : undefined,
      devices: may(...SEES_DEVICES) ? devicesInTrouble(shop, houses).then(counted) : undefined,
      groups: may('desk.sell') ? groupsToday(shop).then(counted) : undefined,
      closings: may('orders.cancel') ? readClosings(shop) : undefined,
      missed: may('programme.change') ? readMissed(shop) : undefined,
    }),
  ]);
  return {
    day,
    time: timeOf(shop.clock.now()),
    ...places,
    ...parts,
    ...(may('tours.own') && { guide: true as const }),
  };
}

type Reading = {
  readonly [Name in keyof Required<Counted>]: Promise<NonNullable<Counted[Name]>> | undefined;
};

/** Parts that are not read are left out. */
async function allThere(parts: Reading): Promise<Counted> {
  const read = Object.entries(parts).map(async ([name, part]) => [name, await part] as const);
  const known = await Promise.all(read);
  return Object.fromEntries(known.filter(([, part]) => part !== undefined)) as Counted;
}

function counted<Row>(rows: readonly Row[]): { count: number; first: Row[] } {
  return { count: rows.length, first: rows.slice(0, MOST_SHOWN) };
}

async function readClosings({ database }: TodayShop) {
  const open = await openClosings(database);
  return counted(open.map(({ first_day: from, last_day: to, ...one }) => ({ ...one, from, to })));
}

async function readMissed({ database, clock }: TodayShop) {
  const missed = await missedPublications(database);
  return counted(missed.map(({ at, ...one }) => ({ ...one, at: clock.fromInstant(at) })));
}

async function readMatters({ database, now }: TodayShop) {
  const items = await readAttention(database, now());
  return counted(
    items.map(({ kind, since, due, amount, order }) => ({
      kind,
      since: since.toISOString(),
      due: due?.toISOString() ?? null,
      amount: amount ?? null,
      order: order ?? null,
    })),
  );
}

async function readParcels(shop: TodayShop, language: Language) {
  const { count, first } = await parcelsToPack(shop, MOST_SHOWN, language);
  return {
    count,
    first: first.map(({ number, to, ordered }) => ({ number, to: to.name, ordered: dayOf(ordered) })),
  };
}

async function readWithdrawals(shop: TodayShop) {
  const { count, first } = await withdrawalsToday(shop, MOST_SHOWN);
  return {
    count,
    first: first.map(({ id, order, typed_number, days_left, refunded }) => ({
      id,
      order: order ?? typed_number,
      days_left,
      refunded: refunded !== '',
    })),
  };
}

async function readUnpaid({ database, clock }: TodayShop) {
  const { count, first } = await dueTransfers(database, clock.today(), MOST_SHOWN);
  return {
    count,
    first: first.map(({ reference, missing, due_on }) => ({ reference, missing, due: due_on })),
  };
}

async function troubledJobs({ jobs, database }: TodayShop) {
  const { count, first } = counted(await jobs.troubled());
  const numbers = await orderNumbers(database, first.map(({ data }) => bookingIn(data)).filter(Boolean));
  return {
    count,
    first: first.map(({ name, data, written, reason }) => ({
      name,
      mail: MAIL_JOBS.includes(name),
      order: numbers.get(bookingIn(data)) ?? null,
      since: written.toISOString(),
      reason,
    })),
  };
}

/** The order that a job is about; '' where it does not say. */
function bookingIn(data: object): string {
  const { booking_id } = data as { readonly booking_id?: unknown };
  return typeof booking_id === 'string' ? booking_id : '';
}

async function endingStock(shop: TodayShop, language: Language) {
  const left = await piecesLeft(shop, shop.imported.merchandise.all);
  return counted(
    shop.imported.merchandise.all
      .flatMap(({ id, name }): TodayStock[] => {
        const pieces = left.get(id);
        return pieces !== undefined && pieces <= FEW_PIECES
          ? [{ id, title: inLanguage(name, language), left: pieces }]
          : [];
      })
      .toSorted((one, other) => one.left - other.left),
  );
}
