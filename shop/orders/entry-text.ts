import type { AdmissionEntry } from '../../domain/admissions/entries-contract.ts';
import { dayOf } from '../../domain/museum-time.ts';
import type { Admission } from '../../domain/orders/order.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** "Used at 10:04", with the day where it was another one than the visit's, and how many of a family have come in. */
export function entryText(
  { persons, at }: AdmissionEntry,
  admission: Pick<Admission, 'persons'>,
  visitDay: string,
  { t, formats }: I18n,
): string {
  const moment = { day: formats.day(at, 'brief'), time: formats.time(at) };
  const when = dayOf(at) === visitDay ? t('cart.ticket.used', moment) : t('cart.ticket.usedOn', moment);
  if (persons >= admission.persons) return when;
  return `${when} · ${t('cart.ticket.in', { count: persons, of: admission.persons })}`;
}
