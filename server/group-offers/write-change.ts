// A change that a group makes to its numbers, with the mails about it, in the transaction of the change.
import type { Sql } from '../platform/database/sql.ts';
import { randomId } from '../platform/random-id.ts';
import { type ChangeRow, insertChange } from './changes-store.ts';
import { OFFER_CHANGED, type OfferChanged } from './offer-mail-job.ts';
import type { OfferRow } from './offer-store.ts';
import type { OffersShop } from './offers-shop.ts';

export async function writeChange(
  { now, jobs }: Pick<OffersShop, 'now' | 'jobs'>,
  sql: Sql,
  { id: offer_id }: Pick<OfferRow, 'id'>,
  change: Omit<ChangeRow, 'id' | 'offer_id' | 'at'>,
): Promise<void> {
  const id = randomId();
  await insertChange(sql, { ...change, id, offer_id, at: now() });
  await jobs.write(sql, OFFER_CHANGED, { change: id } satisfies OfferChanged);
}
