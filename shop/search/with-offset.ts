// schema.org wants times with their offset from UTC; the shop writes them in museum time.
/** `YYYY-MM-DD HH:mm` in a time zone as `YYYY-MM-DDTHH:mm±HH:mm`. A day without a time stays a day. */
export function withOffset(datetime: string, timeZone: string): string {
  const [day = '', time] = datetime.split(' ');
  if (time === undefined) return day;
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // The offset is known for an instant only. The second look-up is right on days when the clocks change, too.
  const guess = offsetAt(asUtc, timeZone);
  return `${day}T${time}${offsetAt(asUtc - minutesOf(guess) * 60_000, timeZone)}`;
}

function offsetAt(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  return name.replace('GMT', '') || '+00:00';
}

function minutesOf(offset: string): number {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}
