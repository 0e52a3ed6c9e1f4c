import type { TodayAdmission, TodayHouse, TodaySlot } from '../../domain/office/today-contract.ts';
import { useI18n } from '../ground/i18n.ts';

/** Who comes when: a cell for each time, with what is sold of it. */
export function TodayHouses({ houses, time }: { houses: readonly TodayHouse[]; time: string }) {
  const { t } = useI18n();
  if (houses.length === 0) return <p className="soft">{t('today.places.none')}</p>;
  return houses.map((house) => (
    <div key={house.id} className="today-house">
      <h3>{house.name}</h3>
      {house.admissions.map((admission) => (
        <Admission key={admission.titles.join()} admission={admission} time={time} />
      ))}
    </div>
  ));
}

function Admission({ admission, time }: { admission: TodayAdmission; time: string }) {
  const { t } = useI18n();
  const { titles, slots } = admission;
  const sum = (part: 'sold' | 'capacity') => slots.reduce((all, slot) => all + slot[part], 0);
  const title = titles.join(' · ');
  return (
    <div className="today-admission">
      <p>
        <span>{title}</span>
        <span className="figures">
          {t('today.places.sum', { sold: sum('sold'), capacity: sum('capacity') })}
        </span>
      </p>
      <ol aria-label={title}>
        {slots.map((slot) => (
          <Slot key={slot.time} slot={slot} isPast={slot.time !== '' && slot.time < time} />
        ))}
      </ol>
    </div>
  );
}

function Slot({ slot: { time, sold, capacity }, isPast }: { slot: TodaySlot; isPast: boolean }) {
  const { t, formats } = useI18n();
  const shown = time === '' ? t('today.places.day') : formats.clock(time);
  const isOffered = capacity > 0;
  const isFull = isOffered && sold >= capacity;
  return (
    <li className={['slot', isPast && 'slot-past', isFull && 'slot-full'].filter(Boolean).join(' ')}>
      <span className="visually-hidden">
        {isOffered
          ? t('today.places.slot', { time: shown, sold, capacity })
          : t('today.places.elsewhere.slot', { time: shown })}
        {isFull && `, ${t('today.full')}`}
      </span>
      <span aria-hidden="true" className="slot-time">
        {shown}
      </span>
      <span aria-hidden="true" className="slot-sold">
        {isOffered ? sold : '–'}
        <small>{isFull ? t('today.full') : isOffered && `/${capacity}`}</small>
      </span>
      <span
        aria-hidden="true"
        className="slot-bar"
        style={{ inlineSize: `${isOffered ? Math.min(100, (100 * sold) / capacity) : 0}%` }}
      />
    </li>
  );
}
