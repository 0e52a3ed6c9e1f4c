import { useRef } from 'react';
import { formTickets } from '../../domain/tours/tour-form.ts';
import { mostOfParticipants, setParticipants } from '../../domain/tours/tour-form-counts.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import step from '../visit/step.module.css';
import type { CountProps } from './count-props.ts';
import styles from './count-step.module.css';

/** "23 of 25 tickets chosen". If the numbers differ, says that they must not and offers to correct it (spec 5). */
export function TicketBalance({ form, sale, tried, onChange }: CountProps) {
  const { t } = useI18n();
  const words = useRef<HTMLParagraphElement>(null);
  const { participants: people } = form;
  const tickets = formTickets(form, sale);
  const differ = people !== tickets;
  const settable =
    differ && tickets >= sale.offer.detail.min_participants && tickets <= mostOfParticipants(form, sale);
  if (people + tickets === 0) return null;
  return (
    <div className={styles.balance}>
      <p role="status" tabIndex={-1} ref={words} className={differ ? '' : styles.even}>
        {t('tours.balance', { tickets, people })}
      </p>
      {differ && (
        <p className={tried ? step.missing : styles.rule} role={tried ? 'alert' : undefined}>
          {t('tours.balance.rule')}
        </p>
      )}
      {settable && (
        <Button
          variant="secondary"
          onClick={() => {
            onChange(setParticipants(form, sale, tickets));
            words.current?.focus({ preventScroll: true });
          }}
        >
          {t('tours.balance.set', { people: tickets })}
        </Button>
      )}
    </div>
  );
}
