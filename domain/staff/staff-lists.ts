// The files that staff may take along, and which permission opens each: one of those named is enough (ADR 122).
import type { Permission } from './permissions.ts';

export const STAFF_LISTS = {
  /** Bookings of guided tours, with what visitors answered. */
  tours: ['guides.manage', 'orders.export'],
  /** What guides are owed for a month. */
  guides: ['guides.manage'],
  /** What is to be sent. */
  parcels: ['parcels.send'],
  /** Declarations of withdrawal. */
  withdrawals: ['withdrawals.decide'],
  /** What needs a person: payments, refunds, disputes. */
  attention: ['payments.manage'],
  orders: ['orders.export'],
  /** The journal of acts. */
  acts: ['acts.read'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type StaffListName = keyof typeof STAFF_LISTS;
