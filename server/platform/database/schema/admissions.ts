import type { ScanKind } from '../../../../domain/admissions/scan.ts';
import { boolean, day, instant, int, list, nullable, text } from '../sql-type.ts';
import { byDefault, identity, type Tables } from './column.ts';

export const admissionsTables = {
  door_device: {
    id: text(),
    name: text(),
    houses: list(text()),
    may_force: boolean(),
    token_hash: text(),
    paired_at: instant(),
    contact_at: instant(),
    clock_ahead_seconds: byDefault(int()),
    waiting: byDefault(int()),
    revoked_at: nullable(instant()),
  },
  door_pairing: {
    code_hash: text(),
    name: text(),
    houses: list(text()),
    may_force: boolean(),
    expires_at: instant(),
  },
  check_in: {
    id: identity(),
    nonce: text(),
    device_id: text(),
    kind: text<ScanKind>(),
    persons: int(),
    undoes: byDefault(text()),
    at: instant(),
    received_at: instant(),
    forced: byDefault(boolean()),
    permitted: byDefault(boolean()),
    reason: byDefault(text()),
    code: byDefault(text()),
    barcode: nullable(text()),
    booking_id: nullable(text()),
  },
  attendance: {
    barcode: text(),
    day: day(),
    booking_id: text(),
    pool_id: nullable(text()),
    starts_at: nullable(instant()),
    until: nullable(instant()),
    first_at: nullable(instant()),
    came: int(),
  },
  admission_change: { id: identity(), booking_id: text(), at: byDefault(instant()) },
} as const satisfies Tables;
