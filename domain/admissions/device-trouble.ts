// Which devices at the door somebody must look at (operations 6). One that was put away for the evening is silent, too.
export type DeviceSigns = {
  /** When it was last heard of, in milliseconds since 1970. */
  readonly contactAt: number;
  /** Notes that it said it had not sent yet. */
  readonly waiting: number;
  /** Seconds by which its clock is ahead. */
  readonly clockAhead: number;
};

/** Notes that nobody has but the device; no network while it is in use; a clock that is wrong. */
export type DeviceTrouble = 'unsent' | 'silent' | 'clock';

/** A device that has not been heard of for so long is silent. */
export const SILENT_SECONDS = 600;
/** After so long it was put away. */
const PUT_AWAY_SECONDS = 3 * 3600;
/** A clock that is off by less is nothing to look at. */
export const CLOCK_SECONDS = 120;

/** @param now milliseconds since 1970; @returns null for a device that is fine, or put away with nothing left to send */
export function deviceTrouble(
  { contactAt, waiting, clockAhead }: DeviceSigns,
  now: number,
): DeviceTrouble | null {
  const silentFor = (now - contactAt) / 1000;
  if (silentFor > SILENT_SECONDS && waiting > 0) return 'unsent';
  if (silentFor > PUT_AWAY_SECONDS) return null;
  if (silentFor > SILENT_SECONDS) return 'silent';
  return Math.abs(clockAhead) > CLOCK_SECONDS ? 'clock' : null;
}
