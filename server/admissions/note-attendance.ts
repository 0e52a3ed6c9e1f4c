// Keeps how many people came in on an admission on each day, in the transaction of every note of the door, so that reports and the
// calendar of places need not read all notes (ADR 107).
import { cameIn } from '../../domain/admissions/attendance.ts';
import { countedScans, type Scan } from '../../domain/admissions/scan.ts';
import { type Day, dayOf } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { AdmissionsShop } from './admissions-shop.ts';
import { asScan } from './as-scan.ts';
import { lockAttendance, writeAttendance } from './attendance-store.ts';
import { checkInsOf } from './check-in-store.ts';
import type { CodedAdmission } from './door-admissions.ts';

/**
 * Counts an admission anew on the day that a note is about. Notes may come in any order: what is written depends on all that are
 * known, and on nothing else.
 */
export async function noteAttendance(
  shop: AdmissionsShop,
  sql: Sql,
  { barcode, booking_id, visit }: CodedAdmission,
  noted: Pick<Scan, 'kind' | 'undoes' | 'at'>,
): Promise<void> {
  const dayOfScan = ({ at }: Pick<Scan, 'at'>): Day => dayOf(shop.clock.fromInstant(new Date(at)));
  const write = async (day: Day) => {
    const times = visit ?? { pool_id: null, starts_at: null, until: null };
    await lockAttendance(sql, { barcode, day, booking_id, ...times });
    const known = (await checkInsOf(sql, [booking_id])).filter((row) => row.barcode === barcode).map(asScan);
    const ofDay = countedScans(known).filter((scan) => dayOfScan(scan) === day);
    const first = ofDay.find(({ kind }) => kind === 'in');
    await writeAttendance(sql, {
      barcode,
      day,
      came: cameIn(ofDay),
      first_at: first ? new Date(first.at) : null,
    });
  };
  if (noted.kind !== 'undo') return write(dayOfScan(noted));
  // It takes back what may have happened on the other side of midnight; what is not known yet takes itself back when it comes.
  const rows = await checkInsOf(sql, [booking_id]);
  const undone = rows.find(({ nonce }) => nonce === noted.undoes);
  if (undone) await write(dayOfScan(asScan(undone)));
}
