import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DoorForced, DoorHour, DoorHouse, DoorTwice } from '../../domain/admissions/devices-contract.ts';
import { timeOf } from '../../domain/museum-time.ts';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { useI18n } from '../ground/i18n.ts';
import { DayFilter, Filters } from '../ground/list/filters.tsx';
import { ShortList } from '../ground/list/short-list.tsx';
import { OfficeLink } from '../ground/office-link.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const date = new URL(request.url).searchParams.get('date');
  return context.get(officeContext).call('GET office/admissions', { query: date ? { date } : {} });
}

/** Who is expected on a day and who has come, by house and time; and what was used twice. */
export function Component() {
  const { t, formats } = useI18n();
  const { day, houses, twice, late, forced, counts_exits } = useLoaderData<typeof loader>();
  return (
    <Page
      title={t('office.menu.admissions')}
      lead={`${formats.day(day)}. ${t('admissions.lead')}`}
      actions={
        <OfficeLink
          className="button button-secondary"
          to={officePathWith(officePaths.doorPaper(), { date: day })}
        >
          {t('admissions.print')}
        </OfficeLink>
      }
    >
      <Filters names={['date']}>
        <DayFilter name="date" label={t('admissions.day')} />
      </Filters>
      {twice.length > 0 && <Entries of="twice" entries={twice} />}
      {late.length > 0 && <Entries of="late" entries={late} />}
      {forced.length > 0 && <Forced forced={forced} />}
      {houses.length === 0 && <p className="soft">{t('admissions.none')}</p>}
      {houses.map((house) => (
        <House key={house.id} house={house} countsExits={counts_exits} />
      ))}
    </Page>
  );
}

function House({ house, countsExits }: { house: DoorHouse; countsExits: boolean }) {
  const { t, formats } = useI18n();
  const { came, expected, inside, hours } = house;
  const name = house.name || t('admissions.everywhere');
  const missing = (hour: DoorHour) => Math.max(0, hour.expected - hour.came);
  return (
    <Section title={name}>
      <p>
        <strong>{t('admissions.sum', { came, expected })}</strong>
        {countsExits && <span className="soft"> · {t('admissions.inside', { count: inside })}</span>}
      </p>
      <ShortList
        label={name}
        rows={hours}
        rowKey={({ time, title }) => `${time} ${title}`}
        columns={[
          {
            key: 'time',
            label: t('admissions.time'),
            cell: ({ time }) => (time ? formats.clock(time) : t('admissions.allDay')),
          },
          { key: 'title', label: t('admissions.what'), cell: ({ title }) => title },
          { key: 'expected', label: t('admissions.expected'), align: 'end', cell: (hour) => hour.expected },
          { key: 'came', label: t('admissions.came'), align: 'end', cell: (hour) => hour.came },
          { key: 'missing', label: t('admissions.missing'), align: 'end', cell: missing },
        ]}
      />
    </Section>
  );
}

function Entries({ of, entries }: { of: 'twice' | 'late'; entries: readonly DoorTwice[] }) {
  const { t, formats } = useI18n();
  const mayRead = useMay()('orders.read');
  return (
    <Section title={t(`admissions.${of}`)}>
      <p>{t(`admissions.${of}.lead`)}</p>
      <ul>
        {entries.map(({ order, title, at, device }) => (
          <li key={`${order} ${at} ${device}`}>
            {t('admissions.twice.row', { title, time: formats.clock(timeOf(at)), device })}{' '}
            {mayRead ? <OfficeLink to={officePaths.order(order)}>{order}</OfficeLink> : order}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Forced({ forced }: { forced: readonly DoorForced[] }) {
  const { t, formats } = useI18n();
  const mayRead = useMay()('orders.read');
  const orderOf = ({ order }: DoorForced) => {
    if (!order) return t('admissions.forced.unknown');
    return mayRead ? <OfficeLink to={officePaths.order(order)}>{order}</OfficeLink> : order;
  };
  return (
    <Section title={t('admissions.forced')}>
      {forced.some(({ permitted }) => !permitted) && <p>{t('admissions.forced.lead')}</p>}
      <ShortList
        label={t('admissions.forced')}
        rows={forced}
        rowKey={({ at, device, order }) => `${at} ${device} ${order}`}
        columns={[
          { key: 'time', label: t('admissions.time'), cell: ({ at }) => formats.clock(timeOf(at)) },
          { key: 'device', label: t('admissions.device'), cell: ({ device }) => device },
          { key: 'order', label: t('admissions.order'), cell: orderOf },
          { key: 'persons', label: t('admissions.persons'), align: 'end', cell: ({ persons }) => persons },
          {
            key: 'reason',
            label: t('admissions.reason'),
            cell: ({ reason, permitted }) =>
              [reason, permitted ? '' : t('admissions.forced.notPermitted')].filter(Boolean).join(' · '),
          },
        ]}
      />
    </Section>
  );
}
