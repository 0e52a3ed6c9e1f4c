import '../../ui/field.css';
import '../../ui/filter-links.css';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths } from '../../domain/addresses.ts';
import type { Day } from '../../domain/museum-time.ts';
import { nearDays } from '../../domain/visit/near-days.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useMuseumClosed } from '../visit/use-closed-days.ts';
import styles from './day-chooser.module.css';
import { type ProgrammeChoice, parametersOf, searchOf, WHOLE_PROGRAMME } from './programme-choice.ts';

type Props = {
  today: Day;
  /** What the list shows already; on other pages, everything. */
  choice?: ProgrammeChoice;
};

/** "When are you coming?": leads to the list of that day. Links and a form, so that it works without scripts. */
export function DayChooser({ today, choice = WHOLE_PROGRAMME }: Props) {
  const { t, formats } = useI18n();
  const id = useId();
  const list = useLocalPath()(shopPaths.events());
  const isClosed = useMuseumClosed();
  const names = [t('tickets.day.today'), t('tickets.day.tomorrow')];
  return (
    <section className={styles.chooser} aria-labelledby={id}>
      <p id={id} className={styles.question}>
        {t('tickets.day')}
      </p>
      <ul className="filter-links">
        {choice.date !== '' && (
          <li>
            <Link to={list + searchOf({ ...choice, date: '', page: 1 })} preventScrollReset>
              {t('tickets.day.any')}
            </Link>
          </li>
        )}
        {nearDays(today).map((day, index) => {
          const name = names[index] ?? formats.day(day, 'brief');
          return (
            <li key={day}>
              <Link
                to={list + searchOf({ ...choice, date: day, page: 1 })}
                aria-current={choice.date === day || undefined}
              >
                {isClosed(day) ? t('tickets.day.closed', { day: name }) : name}
              </Link>
            </li>
          );
        })}
      </ul>
      <DayForm today={today} choice={choice} list={list} />
    </section>
  );
}

/** Any other day. */
function DayForm({ today, choice, list }: { today: Day; choice: ProgrammeChoice; list: string }) {
  const { t } = useI18n();
  const id = useId();
  const navigate = useNavigate();
  return (
    <form
      // A typed day that was not sent is dropped when another day is chosen.
      key={choice.date}
      method="get"
      action={list}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const date = String(new FormData(event.currentTarget).get('date') ?? '');
        navigate(list + searchOf({ ...choice, date, page: 1 }));
      }}
    >
      {parametersOf({ ...choice, date: '', page: 1 }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor={id}>
        {t('tickets.day.choose')}
      </label>
      <input id={id} className="control" type="date" name="date" min={today} defaultValue={choice.date} />
      <Button type="submit" variant="secondary">
        {t('tickets.day.show')}
      </Button>
    </form>
  );
}
