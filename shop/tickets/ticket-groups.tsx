import type { Named } from '../../domain/tickets/programme.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from './ticket-step.module.css';

type Props = { groups: readonly Named[]; group: string; onChoose: (group: string) => void };

/** The ticket group filter (spec 2, "Ticket detail"). */
export function TicketGroups({ groups, group, onChoose }: Props) {
  const { t } = useI18n();
  return (
    <fieldset className={`${styles.groups} needs-script`}>
      <legend className="visually-hidden">{t('tickets.group')}</legend>
      {[{ id: '', name: t('tickets.group.all') }, ...groups].map(({ id, name }) => (
        <label key={id} className={styles.group}>
          <input
            type="radio"
            className={styles.input}
            name="ticket-group"
            value={id}
            checked={group === id}
            onChange={() => onChoose(id)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
