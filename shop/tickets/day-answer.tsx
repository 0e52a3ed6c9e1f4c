import { shopPaths } from '../../domain/addresses.ts';
import type { Day } from '../../domain/museum-time.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Link } from '../ground/link.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useMuseumClosed } from '../visit/use-closed-days.ts';
import styles from './event-list-page.module.css';
import { dayProblem } from './programme-choice.ts';

type Props = {
  /** As the address has it. */
  date: string;
  today: Day;
  /** Events that match on that day. */
  total: number;
};

/** What the list says of the day that was asked for, if there is more to say than its events. */
export function DayAnswer(props: Props) {
  const { t } = useI18n();
  const path = useLocalPath();
  const answer = useAnswer(props);
  if (answer === undefined) return null;
  return (
    <div className={styles.answer}>
      <Notice tone="attention" title={answer}>
        {props.total === 0 && <Link to={path(shopPaths.events())}>{t('tickets.list.all')}</Link>}
      </Notice>
    </div>
  );
}

function useAnswer({ date, today, total }: Props): string | undefined {
  const { t, formats } = useI18n();
  const isClosed = useMuseumClosed();
  const problem = dayProblem(date, today);
  if (problem === 'unknown') return t('tickets.day.unknown');
  if (problem === 'past') return t('tickets.day.past', { day: formats.day(date) });
  if (date === '' || total > 0) return undefined;
  return t(isClosed(date) ? 'tickets.day.museum-closed' : 'tickets.day.none', {
    day: formats.day(date, 'full'),
  });
}
