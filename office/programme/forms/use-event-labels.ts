import type { EventForm } from '../../../domain/programme/event-form.ts';
import { useI18n } from '../../ground/i18n.ts';

/** Each field's label, in the order of the page. */
export function useEventLabels({ tickets, pictures }: EventForm): Readonly<Record<string, string>> {
  const { t } = useI18n();
  const labels: Record<string, string> = {};
  for (const name of ['name', 'subtitle', 'teaser', 'description', 'venue', 'groups'] as const)
    labels[name] = t(`event.${name}`);
  for (const name of ['start', 'end', 'dating', 'weekdays', 'first', 'last', 'every', 'capacity'] as const)
    labels[name] = t(`event.${name}`);
  for (const index of tickets.keys()) {
    const ticket = t('event.ticket', { number: index + 1 });
    labels[`ticket-${index}-name`] = `${ticket}: ${t('event.ticket.name')}`;
    labels[`ticket-${index}-price`] = `${ticket}: ${t('event.ticket.price', { currency: '' }).trim()}`;
    labels[`ticket-${index}-group`] = `${ticket}: ${t('event.ticket.group')}`;
  }
  for (const index of pictures.keys()) {
    const picture = t(index === 0 ? 'event.picture.first' : 'event.picture.more', { number: index + 1 });
    labels[`picture-${index}`] = `${picture}: ${t('event.picture.file')}`;
    labels[`picture-${index}-alt`] = `${picture}: ${t('event.alt')}`;
  }
  return labels;
}
