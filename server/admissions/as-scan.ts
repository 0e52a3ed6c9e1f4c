import type { Scan } from '../../domain/admissions/scan.ts';
import type { CheckInRow } from './check-in-store.ts';

/** A row as the rules of the door read it. */
export function asScan({ device_id, at, ...row }: CheckInRow): Scan {
  return { ...row, device: device_id, at: at.getTime() };
}
