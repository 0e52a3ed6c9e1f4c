import type { ReactNode } from 'react';
import type { AttentionKind } from '../../domain/attention.ts';
import type {
  Today,
  TodayDevice,
  TodayFewTour,
  TodayJob,
  TodayMatter,
  TodayWithdrawal,
} from '../../domain/office/today-contract.ts';
import { type OfficePath, officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { instantText } from '../ground/instant-text.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { useMay } from '../ground/session/me.ts';
import { tourDateKey } from '../ground/tour-date-key.ts';
import { needsOf } from './needs-of.ts';

/** What needs a person, each part for whoever may do something about it. */
export function TodayNeeds({ today }: { today: Today }) {
  const { t, formats } = useI18n();
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
        {({ number, to, ordered }) => (
          <li key={number}>
            <OfficeLink to={officePaths.parcel(String(number))}>{to || t('today.parcels.nobody')}</OfficeLink>
            <span className="soft">{t('today.matters.since', { day: formats.day(ordered, 'brief') })}</span>
          </li>
        )}
      </Need>
      <Need title={t('today.withdrawals')} part={withdrawals} to={officePaths.withdrawals()}>
        {(one) => <Withdrawal key={one.id} withdrawal={one} />}
      </Need>
      <Need title={t('today.groups')} part={groups} to={officePaths.groupRequests()}>
        {({ number, name, what, day }) => (
          <li key={`${what} ${number}`}>
            <OfficeLink to={officePaths.groupRequest(String(number))}>{name}</OfficeLink>
            <span className={what === 'lapses' ? 'attention-text' : 'soft'}>
              {t(`today.groups.${what}`, { day: formats.day(day, 'brief') })}
            </span>
          </li>
        )}
      </Need>
      <Need title={t('today.unpaid')} part={unpaid}>
        {({ reference, missing, due }) => (
          <li key={reference}>
            <span className="unbroken">{reference}</span>
            <span className="soft">
              {formats.money(missing)} · {t('today.unpaid.due', { day: formats.day(due, 'brief') })}
            </span>
          </li>
        )}
      </Need>
      <Need title={t('today.jobs')} part={jobs}>
        {(job) => <Job key={`${job.name} ${job.since}`} job={job} />}
      </Need>
      <Need title={t('today.devices')} part={devices}>
        {(device) => <Device key={device.id} device={device} />}
      </Need>
      <Need title={t('today.closings')} part={closings} to={officePaths.closings()}>
        {({ number, from, to, open, listed }) => (
          <li key={number}>
            <OfficeLink to={officePaths.closing(String(number))}>
              {[...new Set([from, to])].map((day) => formats.day(day, 'brief')).join(' – ')}
            </OfficeLink>
            {open > 0 && <span className="soft">{t('today.closings.open', { open })}</span>}
            {listed > 0 && <span className="attention-text">{t('today.closings.listed', { listed })}</span>}
          </li>
        )}
      </Need>
      <Need title={t('today.missed')} part={missed} to={officePaths.programme()}>
        {({ number, reason, at, why }) => (
          <li key={number}>
            <OfficeLink to={officePaths.revision(String(number))}>
              {reason || t('programme.first')}
            </OfficeLink>
            <span className="attention-text">
              {t('today.missed.at', { moment: formats.moment(at) })} · {t(`today.missed.${why}`)}
            </span>
          </li>
        )}
      </Need>
      <Need title={t('today.few')} part={few} to={officePaths.tourPlan()}>
        {(tour) => <FewTour key={`${tour.datetime} ${tour.tour}`} few={tour} />}
      </Need>
      <Need title={t('today.stock')} part={stock}>
        {({ id, title, left }) => (
          <li key={id}>
            <span>{title}</span>
            <span className={left === 0 ? 'attention-text' : 'soft'}>{t('today.stock.left', { left })}</span>
          </li>
        )}
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

/** Where it is done: on a page of its own or on its order's, for whoever may see that. */
function useMatterPage({ kind, order }: TodayMatter): OfficePath | undefined {
  const may = useMay();
  if (kind === 'bank-line-open') return officePaths.bankLines();
  const isMoneyBack = kind === 'transfer-to-return' || kind === 'to-return-elsewhere';
  if (isMoneyBack && may('money.refund')) return officePaths.moneyBack();
  return order && may('orders.read') ? officePaths.order(order) : undefined;
}

function Matter({ matter }: { matter: TodayMatter }) {
  const { kind, since, due, amount, order } = matter;
  const { t, formats } = useI18n();
  const day = (instant: string) => formats.day(instant.slice(0, 10), 'brief');
  const said = t(`today.matter.${kind as AttentionKind}`);
  const to = useMatterPage(matter);
  return (
    <li>
      <span>
        {to ? <OfficeLink to={to}>{said}</OfficeLink> : said}
        {order && <span className="soft unbroken"> {order}</span>}
      </span>
      <span className={due ? 'attention-text' : 'soft'}>
        {amount !== null && `${formats.money(amount)} · `}
        {due ? t('today.matters.due', { day: day(due) }) : t('today.matters.since', { day: day(since) })}
      </span>
    </li>
  );
}

function Job({ job: { name, mail, order, since, reason } }: { job: TodayJob }) {
  const { t, formats } = useI18n();
  return (
    <li>
      <span>
        {mail ? t('today.job.mail') : name}
        {order && (
          <>
            {' '}
            <OfficeLink to={officePaths.order(order)}>
              <span className="unbroken">{order}</span>
            </OfficeLink>
          </>
        )}
      </span>
      <span className="soft">{reason || formats.day(since.slice(0, 10), 'brief')}</span>
    </li>
  );
}

function Withdrawal({ withdrawal }: { withdrawal: TodayWithdrawal }) {
  const { t } = useI18n();
  const { id, order, days_left: days, refunded } = withdrawal;
  return (
    <li>
      <OfficeLink to={officePaths.withdrawal(id)}>
        <span className="unbroken">{order}</span>
      </OfficeLink>
      <span className={days <= 3 && !refunded ? 'attention-text' : 'soft'}>
        {refunded
          ? t('today.withdrawals.refunded')
          : days < 0
            ? t('today.withdrawals.late', { days: -days })
            : t('today.withdrawals.left', { days })}
      </span>
    </li>
  );
}

/** Whoever pairs devices finds it there. */
function Device({ device: { name, trouble, waiting, contact_at } }: { device: TodayDevice }) {
  const { t, formats } = useI18n();
  const mayManage = useMay()('keys.manage');
  return (
    <li>
      {mayManage ? <OfficeLink to={officePaths.devices()}>{name}</OfficeLink> : <span>{name}</span>}
      <span className="attention-text">
        {trouble === 'clock'
          ? t('today.devices.clock')
          : t(`today.devices.${trouble}`, { count: waiting, time: instantText(contact_at, formats) })}
      </span>
    </li>
  );
}

function FewTour({ few: { tour, datetime, title, participants, least, problem } }: { few: TodayFewTour }) {
  const { t, formats } = useI18n();
  const may = useMay();
  const page = officePaths.tourPeople(tourDateKey({ tour, datetime }));
  return (
    <li>
      <OfficeLink to={page}>{title}</OfficeLink>
      <span className="attention-text">
        {formats.day(datetime, 'brief')}, {formats.time(datetime)} ·{' '}
        {problem === 'few' ? t('today.few.people', { participants, least }) : t('today.few.stray')}
      </span>
      {problem === 'few' && may('capacity.change') && (
        <OfficeLink
          to={officePathWith(page, { 'call-off': '1' })}
          aria-label={t('today.few.callOff.label', {
            title,
            when: `${formats.day(datetime, 'brief')}, ${formats.time(datetime)}`,
          })}
        >
          {t('today.few.callOff')}
        </OfficeLink>
      )}
    </li>
  );
}
