// The parcels of the shop, for whoever shows them: lists of the office, an order's page, the mail and the slip.
import type { Language } from '../../../domain/language.ts';
import type { OrderParcel } from '../../../domain/orders/parcels/order-parcel.ts';
import type { ListedParcel } from '../../../domain/orders/parcels/parcels-contract.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { countToPack, type ParcelRow, readParcelPage, readParcels, readParcelsOf } from './parcel-store.ts';
import { type PresentingShop, presentListedParcel, presentOrderParcel } from './present-parcel.ts';

export type { ParcelRow };
export type ParcelListShop = PresentingShop & { readonly database: Sql };

type Asked = {
  readonly state?: 'sent' | 'all' | undefined;
  readonly kind?: ListedParcel['kind'] | undefined;
  readonly cursor?: string | undefined;
};

const PAGE = 50;
const MOST_COUNTED = 1000;
const FIRST = { at: new Date('1970-01-01T00:00:00Z'), after: 0 };
const LAST = { at: new Date('9999-01-01T00:00:00Z'), after: 0 };

/** `GET office/parcels`. */
export async function listParcels(
  shop: ParcelListShop,
  { state = undefined, kind, cursor }: Asked,
  language: Language,
): Promise<{ rows: ListedParcel[]; next: string | null } | Refusal> {
  const which = state ?? 'to-pack';
  const begin = cursor === undefined ? (which === 'to-pack' ? FIRST : LAST) : readCursor(cursor);
  if (!begin) return refuse('REQUEST_MALFORMED');
  const part = kind === undefined ? '%' : kind === 'goods' ? 'goods' : 'pass.%';
  const found = await readParcelPage(shop.database, which, { ...begin, part, most: PAGE + 1 });
  const rows = found.slice(0, PAGE);
  const last = found.length > PAGE ? rows.at(-1) : undefined;
  const at = which === 'sent' ? last?.sent_at : last?.ordered_at;
  return {
    rows: rows.map((row) => presentListedParcel(shop, row, language)),
    next: last && at ? `${at.getTime()}-${last.parcel}` : null,
  };
}

function readCursor(cursor: string): typeof FIRST | undefined {
  const [, at, after] = /^(\d{1,15})-(\d{1,15})$/.exec(cursor) ?? [];
  return at && after ? { at: new Date(Number(at)), after: Number(after) } : undefined;
}

/** The first that wait to be packed, and how many there are: at most a thousand are counted. */
export async function parcelsToPack(
  shop: Omit<ParcelListShop, 'museum'>,
  most: number,
  language: Language,
): Promise<{ readonly count: number; readonly first: ListedParcel[] }> {
  const [count, rows] = await Promise.all([
    countToPack(shop.database, MOST_COUNTED),
    readParcelPage(shop.database, 'to-pack', { ...FIRST, part: '%', most }),
  ]);
  return { count, first: rows.map((row) => presentListedParcel(shop, row, language)) };
}

/** Of an order, for its buyer. */
export async function orderParcels(
  { database, clock, museum }: Pick<ParcelListShop, 'database' | 'clock' | 'museum'>,
  bookingId: string,
): Promise<OrderParcel[]> {
  return (await readParcelsOf(database, bookingId)).map((row) => presentOrderParcel({ clock, museum }, row));
}

/** Of an order. */
export function parcelRowsOf(sql: Sql, bookingId: string): Promise<ParcelRow[]> {
  return readParcelsOf(sql, bookingId);
}

/** By their numbers, the oldest order first. */
export function findParcelRows(sql: Sql, numbers: readonly number[]): Promise<ParcelRow[]> {
  return readParcels(sql, numbers);
}
