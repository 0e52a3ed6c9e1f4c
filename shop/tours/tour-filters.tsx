import '../../ui/field.css';
import '../../ui/filter-links.css';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { isDay } from '../../domain/museum-time.ts';
import { Button } from '../../ui/button.tsx';
import { capitalised } from '../../ui/i18n/capitalised.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Link } from '../ground/link.tsx';
import list from '../ground/page/list-page.module.css';
import { DATE_WORDS, parametersOf, searchOf, type TourChoice, withLanguage } from './tour-choice.ts';
import styles from './tour-filters.module.css';

type Named = { readonly id: string; readonly name: string };

/** Filters of the list, and the languages that are chosen if the address names none. */
type TourAttributes = {
  readonly category: readonly Named[];
  readonly language: readonly Named[];
  readonly venue: readonly Named[];
  readonly preset: readonly string[];
};

type Props = { attributes: TourAttributes; choice: TourChoice; today: string };

const DATE_NAMES = {
  today: 'tours.list.date.today',
  tomorrow: 'tours.list.date.tomorrow',
  'next-days': 'tours.list.date.next',
} as const;

/**
 * Links and one form: they work without script, and the address can be kept and sent. The languages are never folded away:
 * the list begins with one of them, and nobody should take the others for missing.
 */
export function TourFilters(props: Props) {
  const { category, language, venue } = props.attributes;
  const { t } = useI18n();
  const words = useChosenText(props);
  return (
    <nav aria-label={t('tours.list.filter')}>
      {language.length > 1 && (
        <ul className={`${list.filters} ${styles.languages}`}>
          <Languages {...props} />
        </ul>
      )}
      <details className={styles.filters}>
        <summary>
          <span className={styles.summary}>{t('tours.list.filter')}</span>
          {words && <span className={styles.now}>{words}</span>}
        </summary>
        <ul className={`${list.filters} ${styles.lines}`}>
          {category.length > 1 && <OneOf {...props} filter="category" name={t('tours.list.category')} />}
          {venue.length > 1 && <OneOf {...props} filter="venue" name={t('tours.list.venue')} />}
          <Dates {...props} />
        </ul>
      </details>
    </nav>
  );
}

type ChoiceLinkProps = Props & { change: Partial<TourChoice>; current?: boolean; children: ReactNode };

/** A link to the list with one filter changed, from its first page. */
function ChoiceLink({ attributes, choice, change, current = false, children }: ChoiceLinkProps) {
  return (
    <Link
      to={searchOf({ ...choice, page: 1, ...change }, attributes.preset)}
      preventScrollReset
      aria-current={current || undefined}
    >
      {children}
    </Link>
  );
}

/** Any number of languages can be chosen. */
function Languages(props: Props) {
  const { attributes, choice } = props;
  const { t, formats } = useI18n();
  return (
    <Line id="language" name={t('tours.list.language')}>
      <li>
        <ChoiceLink {...props} change={{ languages: [] }} current={choice.languages.length === 0}>
          {t('tours.list.language.all')}
        </ChoiceLink>
      </li>
      {attributes.language.map(({ id, name }) => {
        const chosen = choice.languages.includes(id);
        return (
          <li key={id} className={chosen ? 'chosen' : undefined}>
            <ChoiceLink {...props} change={withLanguage(choice, id)}>
              {capitalised(name, formats.locale)}
              {chosen && <span className="visually-hidden"> {t('tours.list.language.chosen')}</span>}
            </ChoiceLink>
          </li>
        );
      })}
    </Line>
  );
}

/** One category or venue, or all. */
function OneOf({ filter, name, ...props }: Props & { filter: 'category' | 'venue'; name: string }) {
  const { attributes, choice } = props;
  const { t } = useI18n();
  return (
    <Line id={filter} name={name}>
      {[{ id: '', name: t('tours.list.all') }, ...attributes[filter]].map((one) => (
        <li key={one.id}>
          <ChoiceLink {...props} change={{ [filter]: one.id }} current={choice[filter] === one.id}>
            {one.name}
          </ChoiceLink>
        </li>
      ))}
    </Line>
  );
}

/** Any day, some days by name, or a chosen day. */
function Dates(props: Props) {
  const { date } = props.choice;
  const { t } = useI18n();
  return (
    <Line id="date" name={t('tours.list.date')}>
      <li>
        <ChoiceLink {...props} change={{ date: '' }} current={date === ''}>
          {t('tours.list.date.any')}
        </ChoiceLink>
      </li>
      {DATE_WORDS.map((word) => (
        <li key={word}>
          <ChoiceLink {...props} change={{ date: word }} current={date === word}>
            {t(DATE_NAMES[word])}
          </ChoiceLink>
        </li>
      ))}
      <li>
        <DayForm {...props} />
      </li>
    </Line>
  );
}

/** The chosen filters in a few words, for when they are folded. */
function useChosenText({ attributes, choice }: Props): string {
  const { t, formats } = useI18n();
  const { category, venue } = attributes;
  const { date } = choice;
  const nameOf = (list: readonly Named[], id: string) => list.find((one) => one.id === id)?.name;
  return [
    nameOf(category, choice.category),
    nameOf(venue, choice.venue),
    isDay(date) ? formats.day(date, 'brief') : date && t(DATE_NAMES[date as keyof typeof DATE_NAMES]),
  ]
    .filter(Boolean)
    .join(', ');
}

function Line({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <li>
      <span id={`filter-${id}`}>{name}</span>
      <ul className="filter-links" aria-labelledby={`filter-${id}`}>
        {children}
      </ul>
    </li>
  );
}

/** A free choice of a day. A form, so that it works without scripts like the links. */
function DayForm({ attributes: { preset }, choice, today }: Props) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const others = parametersOf({ ...choice, date: '', page: 1 }, preset);
  const day = isDay(choice.date) ? choice.date : '';
  return (
    <form
      // A typed day that was not sent is dropped when another day is chosen.
      key={choice.date}
      method="get"
      className={styles.day}
      onSubmit={(event) => {
        event.preventDefault();
        const date = String(new FormData(event.currentTarget).get('date') ?? '');
        navigate(searchOf({ ...choice, date, page: 1 }, preset), { preventScrollReset: true });
      }}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor="tours-day">
        {t('tours.list.date.choose')}
      </label>
      <input
        id="tours-day"
        className={`control ${day ? styles.chosen : ''}`}
        type="date"
        name="date"
        min={today}
        defaultValue={day}
      />
      <Button type="submit" variant="quiet">
        {t('tours.list.date.show')}
      </Button>
    </form>
  );
}
