import type { AdmissionEntry } from '../../domain/admissions/entries-contract.ts';
import { dayOf } from '../../domain/museum-time.ts';
import type { Admission } from '../../domain/orders/order.ts';
import { isVisit } from '../../domain/orders/visit-line.ts';
import type { OrderLine } from '../../domain/product-kinds.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';

type Used = {
  readonly line: OrderLine | undefined;
  readonly admission: Pick<Admission, 'persons'>;
  readonly entry: AdmissionEntry | undefined;
};

/**
 * "Used at 10:04", with the day where it is not the visit's, and how many of a family have come in; '' for a ticket that was
 * not used.
 */
export function useEntryText({ line, admission, entry }: Used): string {
  const { t, formats } = useI18n();
  if (!entry) return '';
  const { at, persons } = entry;
  const visitDay = line && isVisit(line) && line.datetime ? dayOf(line.datetime) : '';
  const moment = { day: formats.day(at, 'brief'), time: formats.time(at) };
  const when = dayOf(at) === visitDay ? t('cart.ticket.used', moment) : t('cart.ticket.usedOn', moment);
  if (persons >= admission.persons) return when;
  return `${when} · ${t('cart.ticket.in', { count: persons, of: admission.persons })}`;
}
