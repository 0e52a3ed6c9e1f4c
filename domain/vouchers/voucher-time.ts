// Vouchers have their own time zone, UTC+1 all year (spec 9).
const VOUCHER_ZONE_MS = 3_600_000;

/** What clocks at UTC+1 show, as `YYYY-MM-DD HH:mm`. */
export function voucherTime(now: Date): string {
  return new Date(now.getTime() + VOUCHER_ZONE_MS).toISOString().slice(0, 16).replace('T', ' ');
}
