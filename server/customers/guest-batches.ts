// Guests who wait to be stored with others of the same moment.
import { type Batches, emptyBatches } from '../platform/database/batches.ts';
import type { CustomerRow } from './customer-store.ts';

export type NewGuest = Omit<CustomerRow, 'confirmed_at' | 'newsletter_at'>;

/** The result is the guest's token. */
export type GuestBatches = Batches<NewGuest, PromiseSettledResult<string>>;

const GUESTS_PER_TRANSACTION = 16;

/** @param atOnce how many transactions the database runs at the same time */
export function emptyGuestBatches(atOnce: number): GuestBatches {
  return emptyBatches({ size: GUESTS_PER_TRANSACTION, atOnce });
}
