// The check-ins of an order, for its history.
import { countedScans } from '../../domain/admissions/scan.ts';
import type { Sql } from '../platform/database/sql.ts';
import { asScan } from './as-scan.ts';
import { namedCheckIns } from './check-in-store.ts';

export type OrderCheckIn = {
  readonly at: Date;
  readonly out: boolean;
  readonly persons: number;
  /** The name of the device. */
  readonly device: string;
  /** The device took it back. */
  readonly undone: boolean;
  readonly forced: boolean;
  readonly reason: string;
};

/** The oldest first. */
export async function checkInsOfOrder(sql: Sql, bookingId: string): Promise<OrderCheckIn[]> {
  const rows = await namedCheckIns(sql, bookingId);
  const counted = new Set(countedScans(rows.map(asScan)).map(({ nonce }) => nonce));
  return rows
    .filter(({ kind }) => kind !== 'undo')
    .map(({ nonce, kind, at, persons, device, forced, reason }) => ({
      at,
      out: kind === 'out',
      persons,
      device,
      undone: !counted.has(nonce),
      forced,
      reason,
    }));
}
