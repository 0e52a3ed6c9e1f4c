// When the tickets of an order were used, for whoever holds them (operations 6).
import type { AdmissionEntry } from '../../domain/admissions/entries-contract.ts';
import { countedScans, type Scan } from '../../domain/admissions/scan.ts';
import { dayOf } from '../../domain/museum-time.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { asScan } from './as-scan.ts';
import { checkInsOf } from './check-in-store.ts';

/** @returns one for each admission that was used; none for an order that there is not */
export async function entriesOfOrder(shop: AdmissionsShop, bookingId: string): Promise<AdmissionEntry[]> {
  const rows = await checkInsOf(shop.database, [bookingId]);
  const byBarcode = Map.groupBy(rows, ({ barcode }) => barcode);
  return [...byBarcode].flatMap(([barcode, ofAdmission]) => {
    const entry = lastEntry(ofAdmission.map(asScan), shop.clock);
    return entry && barcode !== null ? [{ barcode, ...entry }] : [];
  });
}

/** A pass is used every day anew: whoever came in on the last of them counts. */
function lastEntry(scans: readonly Scan[], clock: MuseumClock): Omit<AdmissionEntry, 'barcode'> | undefined {
  const entries = countedScans(scans)
    .filter(({ kind }) => kind === 'in')
    .map((scan) => ({ at: clock.fromInstant(new Date(scan.at)), persons: scan.persons }));
  const last = entries.at(-1);
  if (!last) return undefined;
  const ofDay = entries.filter(({ at }) => dayOf(at) === dayOf(last.at));
  return { at: last.at, persons: ofDay.reduce((sum, { persons }) => sum + persons, 0) };
}
