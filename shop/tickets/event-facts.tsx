import type { Day } from '../../domain/museum-time.ts';
import type { Event } from '../../domain/tickets/event.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from '../ground/page/detail-page.module.css';
import { eventRun } from './event-run.ts';

/** When and where the event takes place. */
export function EventFacts({ event, today }: { event: Event; today: Day }) {
  const i18n = useI18n();
  return (
    <p className={styles.facts}>
      <span>{eventRun(event, today, i18n)}</span>
      <span>
        {event.venue.name}, {event.venue.address}
      </span>
    </p>
  );
}
