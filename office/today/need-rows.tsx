// A row each of what needs a person, by what it is.
import type { AttentionKind } from '../../domain/attention.ts';
import type {
  Today,
  TodayDevice,
  TodayFewTour,
  TodayGroup,
  TodayJob,
  TodayMatter,
  TodayMissed,
  TodayParcel,
  TodayStock,
  TodayUnpaid,
  TodayWithdrawal,
} from '../../domain/office/today-contract.ts';
import { type OfficePath, officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { instantText } from '../ground/instant-text.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { useMay } from '../ground/session/me.ts';
import { tourDateKey } from '../ground/tour-date-key.ts';

/** Where it is done: on a page of its own or on its order's, for whoever may see that. */
function useMatterPage({ kind, order }: TodayMatter): OfficePath | undefined {
  const may = useMay();
  if (kind === 'bank-line-open') return officePaths.bankLines();
  const isMoneyBack = kind === 'transfer-to-return' || kind === 'to-return-elsewhere';
  if (isMoneyBack && may('money.refund')) return officePaths.moneyBack();
  return order && may('orders.read') ? officePaths.order(order) : undefined;
}

export function Matter({ matter }: { matter: TodayMatter }) {
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

export function Job({ job: { name, mail, order, since, reason } }: { job: TodayJob }) {
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

export function Withdrawal({ withdrawal }: { withdrawal: TodayWithdrawal }) {
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
export function Device({ device: { name, trouble, waiting, contact_at } }: { device: TodayDevice }) {
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

export function FewTour({
  few: { tour, datetime, title, participants, least, problem },
}: {
  few: TodayFewTour;
}) {
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

export function Parcel({ parcel: { number, to, ordered } }: { parcel: TodayParcel }) {
  const { t, formats } = useI18n();
  return (
    <li>
      <OfficeLink to={officePaths.parcel(String(number))}>{to || t('today.parcels.nobody')}</OfficeLink>
      <span className="soft">{t('today.matters.since', { day: formats.day(ordered, 'brief') })}</span>
    </li>
  );
}

export function Group({ group: { number, name, what, day } }: { group: TodayGroup }) {
  const { t, formats } = useI18n();
  return (
    <li>
      <OfficeLink to={officePaths.groupRequest(String(number))}>{name}</OfficeLink>
      <span className={what === 'lapses' ? 'attention-text' : 'soft'}>
        {t(`today.groups.${what}`, { day: formats.day(day, 'brief') })}
      </span>
    </li>
  );
}

export function Unpaid({ unpaid: { reference, missing, due } }: { unpaid: TodayUnpaid }) {
  const { t, formats } = useI18n();
  return (
    <li>
      <span className="unbroken">{reference}</span>
      <span className="soft">
        {formats.money(missing)} · {t('today.unpaid.due', { day: formats.day(due, 'brief') })}
      </span>
    </li>
  );
}

export function Closing({
  closing: { number, from, to, open, listed },
}: {
  closing: NonNullable<Today['closings']>['first'][number];
}) {
  const { t, formats } = useI18n();
  return (
    <li>
      <OfficeLink to={officePaths.closing(String(number))}>
        {[...new Set([from, to])].map((day) => formats.day(day, 'brief')).join(' – ')}
      </OfficeLink>
      {open > 0 && <span className="soft">{t('today.closings.open', { open })}</span>}
      {listed > 0 && <span className="attention-text">{t('today.closings.listed', { listed })}</span>}
    </li>
  );
}

export function Missed({ missed: { number, reason, at, why } }: { missed: TodayMissed }) {
  const { t, formats } = useI18n();
  return (
    <li>
      <OfficeLink to={officePaths.revision(String(number))}>{reason || t('programme.first')}</OfficeLink>
      <span className="attention-text">
        {t('today.missed.at', { moment: formats.moment(at) })} · {t(`today.missed.${why}`)}
      </span>
    </li>
  );
}

export function Stock({ stock: { title, left } }: { stock: TodayStock }) {
  const { t } = useI18n();
  return (
    <li>
      <span>{title}</span>
      <span className={left === 0 ? 'attention-text' : 'soft'}>{t('today.stock.left', { left })}</span>
    </li>
  );
}
