import { formPeople, formTickets, formTours } from '../../domain/tours/tour-form.ts';
import type { TourForm, TourSale } from '../../domain/tours/tour-sale.ts';
import type { I18n } from '../../ui/i18n/i18n.tsx';

/** The choice so far: "3 tickets", "1 tour", then "23 persons", or "2 tours · 40 persons"; '' for nothing. */
export function chosenText(form: TourForm, sale: TourSale, { t }: I18n): string {
  const people = formPeople(form, sale);
  if (form.kind === 'places') {
    if (people === 0) return '';
    return sale.offer.detail.booking_without_tickets
      ? t('tours.line.persons', { count: people })
      : t('tickets.total.tickets', { count: formTickets(form, sale) });
  }
  const count = formTours(form, sale);
  if (count === 0) return '';
  const persons = t('tours.line.persons', { count: people });
  const tours = t(form.kind === 'whole' ? 'tours.total.tours' : 'tours.total.groups', { count });
  if (people === 0) return tours;
  return count === 1 ? persons : `${tours} · ${persons}`;
}
