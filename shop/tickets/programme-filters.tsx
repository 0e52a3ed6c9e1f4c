import '../../ui/filter-links.css';
import type { Event } from '../../domain/tickets/event.ts';
import { groupsOf, type Named, type ProgrammeFilter, venuesOf } from '../../domain/tickets/programme.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import list from '../ground/page/list-page.module.css';

/** Links, so that they work without script and the address can be kept and sent. */
export function ProgrammeFilters(props: { events: readonly Event[]; filter: ProgrammeFilter }) {
  const { t } = useI18n();
  const venues = venuesOf(props.events);
  const groups = groupsOf(props.events);
  if (venues.length < 2 && groups.length === 0) return null;

  const addressWith = (change: ProgrammeFilter): string => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...props.filter, ...change }))
      if (value) search.set(name, value);
    return `?${search}`;
  };
  const line = (name: 'venue' | 'group', words: string, choices: readonly Named[]) => (
    <li>
      <span id={`filter-${name}`}>{words}</span>
      <ul className="filter-links" aria-labelledby={`filter-${name}`}>
        {[{ id: '', name: t('tickets.filter.all') }, ...choices].map((choice) => (
          <li key={choice.id}>
            <Link
              to={addressWith({ [name]: choice.id })}
              preventScrollReset
              aria-current={(props.filter[name] ?? '') === choice.id || undefined}
            >
              {choice.name}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
  return (
    <nav aria-label={t('tickets.filter')}>
      <ul className={list.filters}>
        {venues.length > 1 && line('venue', t('tickets.filter.venue'), venues)}
        {groups.length > 0 && line('group', t('tickets.filter.group'), groups)}
      </ul>
    </nav>
  );
}
