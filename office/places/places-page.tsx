// The calendar of places: a day, a week or a month of what is sold, held, kept back and free, with filters in its address.
import './places.css';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import type { Day } from '../../domain/museum-time.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import type { PlacesRow } from '../../domain/places/places-contract.ts';
import { useI18n } from '../ground/i18n.ts';
import { Filters, SelectFilter } from '../ground/list/filters.tsx';
import { filtersIn } from '../ground/list/filters-in.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Page } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { DayView } from './day-view.tsx';
import { DecideButtons } from './decide-buttons.tsx';
import { MonthView } from './month-view.tsx';
import { PlacesNavigation } from './places-navigation.tsx';
import { type Shown, shownIn } from './places-view.ts';
import { pathOfDay, WeekView } from './week-view.tsx';

type Pools = AnswerOf<Contract['GET office/places/pools']>;
type Asked = { house?: string; pool?: string; only?: 'full' | 'blocked' };

const NAMES = ['house', 'pool', 'only'] as const;
const BY = { day: 'slot', week: 'time', month: 'day' } as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const search = new URL(request.url).searchParams;
  const choices = await call('GET office/places/pools', {});
  const shown = shownIn(search, choices.today);
  const { first, last } = shown;
  const query = { ...filtersIn<Asked>(search, NAMES), first, last, by: BY[shown.view] };
  return { choices, shown, rows: (await call('GET office/places', { query })).rows };
}

export function Component() {
  const { t } = useI18n();
  const may = useMay();
  const { choices, shown, rows } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <Page
      title={t('places.title')}
      lead={<ShownDays shown={shown} />}
      actions={
        <>
          <OfficeLink to={officePaths.placeDecisions()}>{t('places.decisions')}</OfficeLink>
          {may('capacity.change') && (
            <DecideButtons choices={choices} day={shown.day} pool={search.get('pool') ?? ''} />
          )}
        </>
      }
    >
      <PlacesNavigation shown={shown} today={choices.today} />
      <PlacesFilters choices={choices} />
      {rows.length === 0 ? (
        <p className="list-empty">{t('places.none')}</p>
      ) : (
        <Calendar rows={rows} shown={shown} choices={choices} search={search} />
      )}
      <p className="soft measure">{t('places.hint')}</p>
    </Page>
  );
}

function ShownDays({ shown: { view, day, first, last } }: { shown: Shown }) {
  const { formats } = useI18n();
  if (view === 'day') return formats.day(day, 'full');
  return view === 'month' ? formats.month(first.slice(0, 7)) : formats.dayRange(first, last);
}

function PlacesFilters({ choices: { houses, pools } }: { choices: Pools }) {
  const { t } = useI18n();
  const [search] = useSearchParams();
  const house = search.get('house');
  const offered = pools.filter((pool) => !house || pool.houses.includes(house));
  return (
    <Filters names={NAMES}>
      {houses.length > 1 && (
        <SelectFilter
          name="house"
          label={t('places.house')}
          options={houses.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <SelectFilter
        name="pool"
        label={t('places.pool')}
        options={offered.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SelectFilter
        name="only"
        label={t('places.only')}
        options={[
          { value: 'full', label: t('places.only.full') },
          { value: 'blocked', label: t('places.only.blocked') },
        ]}
      />
    </Filters>
  );
}

type CalendarProps = {
  rows: readonly PlacesRow[];
  shown: Shown;
  choices: Pools;
  search: URLSearchParams;
};

function Calendar({ rows, shown, choices, search }: CalendarProps) {
  if (shown.view === 'day') return <DayView rows={rows} pools={choices.pools} />;
  const calendar = { rows, shown, dayPath: (day: Day) => pathOfDay(search, day) };
  return shown.view === 'week' ? (
    <WeekView {...calendar} />
  ) : (
    <MonthView {...calendar} today={choices.today} />
  );
}
