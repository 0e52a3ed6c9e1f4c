import { formTours, isTakenUp, type TourFormProblem } from '../../domain/tours/tour-form.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import step from '../visit/step.module.css';
import type { CountProps } from './count-props.ts';
import styles from './count-step.module.css';
import { PeopleRow } from './people-row.tsx';
import { PriceRows } from './price-rows.tsx';
import { TicketBalance } from './ticket-balance.tsx';
import { TourLimit } from './tour-limit.tsx';
import { TourTicketRows } from './tour-ticket-rows.tsx';

type Props = CountProps & { problem: TourFormProblem | undefined; pending: boolean };

/** The counts: tickets or people for single places; for a private tour first tours, then tickets, then their people. */
export function CountStep({ problem, pending, ...props }: Props) {
  const { t } = useI18n();
  const { form, sale, tried } = props;
  const { detail } = sale.offer;
  const counts = problem?.step === 'counts' ? problem.problem : undefined;
  const alone = form.kind === 'places';
  return (
    <section
      id="step-count"
      className={step.step}
      aria-labelledby="step-count-title"
      aria-busy={pending || undefined}
    >
      <h3 id="step-count-title" className={step.heading}>
        {t('tours.step.count')}
      </h3>
      {tried && counts?.code === 'TOURS_MISSING' && (
        <p className={step.missing} role="alert">
          {t('tours.missing.tours')}
        </p>
      )}
      {tried && alone && counts?.code === 'PARTICIPANTS_MISSING' && (
        <p className={step.missing} role="alert">
          {t(detail.booking_without_tickets ? 'tours.missing.people' : 'tickets.missing.tickets')}
        </p>
      )}
      {!alone && <GroupNote kind={form.kind === 'whole' ? 'whole' : 'group'} detail={detail} />}
      <TourLimit form={form} sale={sale} tried={tried} problem={problem} />
      <Rows {...props} pending={pending} />
    </section>
  );
}

/** What the price of a private tour includes, and the size of the group. */
function GroupNote(props: {
  kind: 'whole' | 'group';
  detail: { readonly max_participants: number; readonly min_participants: number };
}) {
  const { t } = useI18n();
  const { max_participants: most, min_participants: least } = props.detail;
  return (
    <p className={styles.note}>
      {t(`tours.note.${props.kind}`, { most })} {least > 1 && t('tours.least', { least })}
    </p>
  );
}

/** Nothing moves when the last tour of a time went into the cart: the rows stay, and cannot be counted. */
function Rows({ pending, ...props }: CountProps & { pending: boolean }) {
  const { t } = useI18n();
  const { form, sale } = props;
  const { detail, tickets } = sale.offer;
  const alone = form.kind === 'places';
  return (
    <fieldset
      className={pending ? step.waiting : undefined}
      aria-labelledby="step-count-title"
      disabled={isTakenUp(form, sale)}
    >
      <PriceRows {...props} />
      {alone && <TourTicketRows {...props} />}
      {!alone && formTours(form, sale) > 0 && (
        <>
          {tickets.length > 0 && !detail.booking_without_tickets && (
            <div id="step-tickets" className={styles.tickets}>
              <h4>{t('tickets.step.count')}</h4>
              <TourTicketRows {...props} />
            </div>
          )}
          <ul className={styles.people}>
            <PeopleRow {...props} />
          </ul>
          {tickets.length > 0 && !detail.booking_without_tickets && <TicketBalance {...props} />}
        </>
      )}
    </fieldset>
  );
}
