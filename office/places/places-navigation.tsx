import { useLayoutEffect, useRef } from 'react';
import { Link, type To, useNavigate, useSearchParams } from 'react-router';
import type { Day } from '../../domain/museum-time.ts';
import { useI18n } from '../ground/i18n.ts';
import { useKeys } from '../ground/keys/use-keys.ts';
import { DayFilter } from '../ground/list/filters.tsx';
import { dayAway, type Shown, VIEWS } from './places-view.ts';

/** Which view, and around which day. The arrow keys go on and back by what is shown. */
export function PlacesNavigation({ shown, today }: { shown: Shown; today: Day }) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const withValues = (values: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(values)) next.set(name, value);
    return next;
  };
  const to = (values: Readonly<Record<string, string>>) => ({ search: `?${withValues(values)}` });
  const go = useSteps(shown, (day) => to({ day }));
  useKeys({ ArrowLeft: () => go(-1), ArrowRight: () => go(1) });
  return (
    <div className="places-navigation">
      <nav aria-label={t('places.view')}>
        <ul className="filter-links">
          {VIEWS.map((view) => (
            <li key={view}>
              <Link to={to({ view })} aria-current={view === shown.view ? 'page' : undefined}>
                {t(`places.${view}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="filter-links">
        <li>
          <Link to={to({ day: dayAway(shown, -1) })}>
            <span aria-hidden="true">← </span>
            {t('places.earlier')}
          </Link>
        </li>
        <li>
          <Link to={to({ day: today })}>{t('places.today')}</Link>
        </li>
        <li>
          <Link to={to({ day: dayAway(shown, 1) })}>
            {t('places.later')}
            <span aria-hidden="true"> →</span>
          </Link>
        </li>
      </ul>
      <DayFilter name="day" label={t('places.choose')} />
    </div>
  );
}

/** Keys are pressed faster than days are shown: each goes on from the day that was asked for last. */
function useSteps(shown: Shown, to: (day: Day) => To): (by: 1 | -1) => Promise<void> {
  const navigate = useNavigate();
  const asked = useRef<Day>(undefined);
  useLayoutEffect(() => {
    if (asked.current === shown.day) asked.current = undefined;
  });
  return async (by) => {
    const day = dayAway({ view: shown.view, day: asked.current ?? shown.day }, by);
    asked.current = day;
    await navigate(to(day));
    // A link led elsewhere meanwhile.
    const reached = new URLSearchParams(window.location.search).get('day');
    if (asked.current === day && reached !== day) asked.current = undefined;
  };
}
