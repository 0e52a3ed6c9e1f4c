import { pricesOf } from '../../domain/tours/tour-booking.ts';
import { formTours } from '../../domain/tours/tour-form.ts';
import {
  mostOfParticipants,
  mostOfPrice,
  setParticipants,
  setTours,
} from '../../domain/tours/tour-form-counts.ts';
import { tariffAt } from '../../domain/tours/tour-sale.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { CountRow } from '../visit/count-row.tsx';
import { goToField } from '../visit/go-to-step.ts';
import type { CountProps } from './count-props.ts';
import styles from './count-step.module.css';

/** The number of people of a private tour. */
export function PeopleRow({ form, sale, tried, onChange }: CountProps) {
  const { t } = useI18n();
  const most = mostOfParticipants(form, sale);
  const { participants: people } = form;
  const { min_participants: least } = sale.offer.detail;
  return (
    <CountRow
      name={t('tours.people')}
      control={
        <QuantityStepper
          label={t('tours.people')}
          name="participants"
          value={people}
          min={0}
          max={most}
          onChange={(next) => onChange(setParticipants(form, sale, next))}
        />
      }
    >
      {tried && people < Math.max(1, least) && (
        <p className={styles.wrong} role="alert">
          {people === 0 ? t('tours.missing.people') : t('tours.least', { least })}
        </p>
      )}
      <div className={styles.full} role="status">
        {people > 0 && people >= most && <Full form={form} sale={sale} onChange={onChange} most={most} />}
      </div>
    </CountRow>
  );
}

/** Why no more people can come, and what would allow more. */
function Full({ form, sale, onChange, most }: Omit<CountProps, 'tried'> & { most: number }) {
  const { t, formats } = useI18n();
  const { max_participants } = sale.offer.detail;
  const kind = form.kind === 'whole' ? 'whole' : 'group';
  const time = formats.clock(form.time);
  if (most < max_participants * formTours(form, sale))
    return <p>{t('visit.limit.time', { places: most, time })}</p>;
  const booked = pricesOf(tariffAt(form, sale), form.kind).find(({ id }) => (form.tours[id] ?? 0) > 0);
  const count = booked ? (form.tours[booked.id] ?? 0) : 0;
  const another = booked && mostOfPrice(form, sale, booked) > count;
  return (
    <>
      <p>
        {t(`tours.full.${kind}`, { most: max_participants })} {!another && t(`tours.last.${kind}`, { time })}
      </p>
      {another && (
        <Button
          variant="quiet"
          onClick={() => {
            onChange(setTours(form, sale, booked, count + 1));
            goToField('participants');
          }}
        >
          {t(`tours.another.${kind}`)}
        </Button>
      )}
    </>
  );
}
