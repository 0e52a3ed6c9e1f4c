// Guests who wait to be stored with others of the same moment.
import { type Batches, emptyBatches, PATIENCE_MS } from '../platform/database/batches.ts';
import type { NewGuest } from './guest-store.ts';

/** The result is the guest's token. */
export type GuestBatches = Batches<NewGuest, PromiseSettledResult<string>>;

const GUESTS_PER_STATEMENT = 16;

/** @param atOnce how many statements the database runs at the same time */
export function emptyGuestBatches(atOnce: number): GuestBatches {
  return emptyBatches({ size: GUESTS_PER_STATEMENT, atOnce, patience: PATIENCE_MS });
}
