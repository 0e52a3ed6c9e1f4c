// The folder says also what has nothing to do with the programme: who may do what in the office, where money arrives, and which
// codes are as good as money. Who may publish the programme changes these only with the permission that belongs to them;
// otherwise they could give themselves every right, have visitors pay into an account of their own, or make themselves a voucher.
import type { Permission } from '../staff/permissions.ts';

export const CODES_FILE = 'voucher-codes.yaml';

const GUARDED: Readonly<Record<string, Permission>> = {
  staff: 'staff.manage',
  transfer: 'payments.manage',
  payment_types: 'payments.manage',
  creditor_id: 'payments.manage',
  tags: 'staff.manage',
  embed_origins: 'staff.manage',
  [CODES_FILE]: 'vouchers.change',
};

type Settings = Readonly<Record<string, unknown>>;

export type Guarded = { readonly field: string; readonly permission: Permission };

/** The fields that differ, and what publishing them takes; the file of codes is one of them. @param before as they are published */
export function guardedChanges(before: Settings, after: Settings): Guarded[] {
  return Object.entries(GUARDED)
    .filter(([field]) => sameText(before[field]) !== sameText(after[field]))
    .map(([field, permission]) => ({ field, permission }));
}

/** A value as text, whatever the order of its fields. */
function sameText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) as string;
}
