import '../../ui/filter-links.css';
import type { Programme } from '../../domain/tickets/event.ts';
import type { Named } from '../../domain/tickets/programme.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import list from '../ground/page/list-page.module.css';
import { type ProgrammeChoice, searchOf } from './programme-choice.ts';

type Props = Pick<Programme, 'venues' | 'groups'> & { choice: ProgrammeChoice };

/** Links, so that they work without script and the address can be kept and sent. */
export function ProgrammeFilters({ venues, groups, choice: now }: Props) {
  const { t } = useI18n();
  if (venues.length < 2 && groups.length === 0) return null;

  const line = (name: 'venue' | 'group', words: string, choices: readonly Named[]) => (
    <li>
      <span id={`filter-${name}`}>{words}</span>
      <ul className="filter-links" aria-labelledby={`filter-${name}`}>
        {[{ id: '', name: t('tickets.filter.all') }, ...choices].map((choice) => (
          <li key={choice.id}>
            <Link
              to={searchOf({ ...now, [name]: choice.id, page: 1 })}
              preventScrollReset
              aria-current={now[name] === choice.id || undefined}
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
