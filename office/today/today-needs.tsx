import type { ReactNode } from 'react';
import type { Today } from '../../domain/office/today-contract.ts';
import { type OfficePath, officePaths } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import {
  Closing,
  Device,
  FewTour,
  Group,
  Job,
  Matter,
  Missed,
  Parcel,
  Stock,
  Unpaid,
  Withdrawal,
} from './need-rows.tsx';
import { needsOf } from './needs-of.ts';

/** What needs a person, each part for whoever may do something about it. */
export function TodayNeeds({ today }: { today: Today }) {
  const { t } = useI18n();
  const {
    matters,
    parcels,
    withdrawals,
    unpaid,
    jobs,
    stock,
    few_tours: few,
    devices,
    groups,
    closings,
    missed,
  } = today;
  if (needsOf(today).every(({ count }) => count === 0)) return <p>{t('today.quiet')}</p>;
  return (
    <div className="needs">
      <Need title={t('today.matters')} part={matters}>
        {(matter) => <Matter key={`${matter.kind} ${matter.since} ${matter.order}`} matter={matter} />}
      </Need>
      <Need title={t('today.parcels')} part={parcels} to={officePaths.parcels()}>
        {(row) => <Parcel key={row.number} parcel={row} />}
      </Need>
      <Need title={t('today.withdrawals')} part={withdrawals} to={officePaths.withdrawals()}>
        {(one) => <Withdrawal key={one.id} withdrawal={one} />}
      </Need>
      <Need title={t('today.groups')} part={groups} to={officePaths.groupRequests()}>
        {(row) => <Group key={`${row.what} ${row.number}`} group={row} />}
      </Need>
      <Need title={t('today.unpaid')} part={unpaid}>
        {(row) => <Unpaid key={row.reference} unpaid={row} />}
      </Need>
      <Need title={t('today.jobs')} part={jobs}>
        {(job) => <Job key={`${job.name} ${job.since}`} job={job} />}
      </Need>
      <Need title={t('today.devices')} part={devices}>
        {(device) => <Device key={device.id} device={device} />}
      </Need>
      <Need title={t('today.closings')} part={closings} to={officePaths.closings()}>
        {(row) => <Closing key={row.number} closing={row} />}
      </Need>
      <Need title={t('today.missed')} part={missed} to={officePaths.programme()}>
        {(row) => <Missed key={row.number} missed={row} />}
      </Need>
      <Need title={t('today.few')} part={few} to={officePaths.tourPlan()}>
        {(tour) => <FewTour key={`${tour.datetime} ${tour.tour}`} few={tour} />}
      </Need>
      <Need title={t('today.stock')} part={stock}>
        {(row) => <Stock key={row.id} stock={row} />}
      </Need>
    </div>
  );
}

type Part<Row> = { readonly count: number; readonly first: readonly Row[] };

function Need<Row>(props: {
  title: string;
  part: Part<Row> | undefined;
  /** Where it is done. */
  to?: OfficePath;
  children: (row: Row) => ReactNode;
}) {
  const { t } = useI18n();
  const { title, part, to } = props;
  if (!part || part.count === 0) return null;
  const more = part.count - part.first.length;
  return (
    <section className="need">
      <h3>
        {to ? <OfficeLink to={to}>{title}</OfficeLink> : title}{' '}
        <span className="need-count">{part.count}</span>
      </h3>
      <ul>{part.first.map(props.children)}</ul>
      {more > 0 && <p className="soft small">{t('today.more', { count: more })}</p>}
    </section>
  );
}
