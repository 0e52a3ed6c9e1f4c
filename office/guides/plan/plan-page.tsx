// Who leads what in a week or a month, and what is still open.
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import type { PlannedDate, TourPlan } from '../../../domain/guides/tour-plan-contract.ts';
import { addDays } from '../../../domain/museum-time.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { DataList } from '../../ground/list/data-list.tsx';
import { Filters, SelectFilter } from '../../ground/list/filters.tsx';
import { filtersIn } from '../../ground/list/filters-in.ts';
import { ListFile } from '../../ground/list/list-file.tsx';
import { wholeList } from '../../ground/list/use-rows.ts';
import { Page } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { tourDateKey } from '../../ground/tour-date-key.ts';
import { Steps } from '../steps.tsx';
import type { ChosenPlace } from './chosen-place.ts';
import { GiveSheet } from './give-sheet.tsx';
import { planColumns } from './plan-columns.tsx';
import { ProposalSheet } from './proposal-sheet.tsx';

type Span = { day?: string; span?: 'month' };

function spanIn(search: URLSearchParams): Span {
  return filtersIn<Span>(search, ['day', 'span']);
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const query = spanIn(new URL(request.url).searchParams);
  return context.get(officeContext).call('GET office/tour-plan', { query });
}

export function Component() {
  const i18n = useI18n();
  const { t } = i18n;
  const plan = useLoaderData<TourPlan>();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<ChosenPlace | 'proposal'>();
  const close = () => {
    setOpen(undefined);
    void revalidate();
  };
  const shown = plan.dates.filter((date) => isWanted(date, search));
  const missing = plan.dates.flatMap(({ leaders }) => leaders.filter(({ guide }) => guide === null)).length;
  return (
    <Page
      title={t('office.menu.tourPlan')}
      lead={t('plan.lead')}
      actions={
        <>
          <Button onClick={() => setOpen('proposal')}>{t('plan.propose')}</Button>
          <ListFile name="tours" filters={{ from: plan.from, to: plan.to }} />
        </>
      }
    >
      <PlanSteps plan={plan} />
      <PlanFilters plan={plan} />
      <p role="status">{t('plan.open', { count: missing })}</p>
      <DataList
        label={t('office.menu.tourPlan')}
        rows={wholeList(shown)}
        rowKey={tourDateKey}
        to={(date) => officePaths.tourPeople(tourDateKey(date))}
        columns={planColumns(i18n, plan.guides, setOpen)}
        empty={<p>{t(plan.dates.length === 0 ? 'plan.none' : 'office.list.none')}</p>}
      />
      {open === 'proposal' && <ProposalSheet span={spanIn(search)} guides={plan.guides} onClose={close} />}
      {open && open !== 'proposal' && <GiveSheet chosen={open} onClose={close} />}
    </Page>
  );
}

function isWanted({ leaders, problem, house }: PlannedDate, search: URLSearchParams): boolean {
  const [show, guide, wanted] = ['show', 'guide', 'house'].map((name) => search.get(name));
  return (
    (show !== 'open' || leaders.some((one) => one.guide === null)) &&
    (show !== 'problem' || problem !== null) &&
    (!guide || leaders.some((one) => one.guide === guide)) &&
    (!wanted || house === wanted)
  );
}

function PlanSteps({ plan: { from, to } }: { plan: TourPlan }) {
  const { formats } = useI18n();
  const [search, setSearch] = useSearchParams();
  const isMonth = search.get('span') === 'month';
  const go = (day: string | undefined) => {
    const next = new URLSearchParams(search);
    if (day) next.set('day', day);
    else next.delete('day');
    setSearch(next);
  };
  return (
    <Steps
      label={isMonth ? formats.month(from.slice(0, 7)) : formats.dayRange(from, to)}
      onEarlier={() => go(addDays(from, -1))}
      onLater={() => go(addDays(to, 1))}
      onToday={() => go(undefined)}
    />
  );
}

function PlanFilters({ plan: { dates, guides } }: { plan: TourPlan }) {
  const { t } = useI18n();
  const houses = new Map(dates.map(({ house, house_name }) => [house, house_name]));
  return (
    <Filters names={['show', 'guide', 'house']}>
      <SelectFilter
        name="span"
        label={t('plan.span')}
        all={t('plan.week')}
        options={[{ value: 'month', label: t('plan.month') }]}
      />
      <SelectFilter
        name="show"
        label={t('plan.show')}
        options={(['open', 'problem'] as const).map((value) => ({ value, label: t(`plan.show.${value}`) }))}
      />
      <SelectFilter
        name="guide"
        label={t('plan.guide')}
        options={guides.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {houses.size > 1 && (
        <SelectFilter
          name="house"
          label={t('plan.house')}
          options={[...houses].map(([value, label]) => ({ value, label }))}
        />
      )}
    </Filters>
  );
}
