// One time: what is sold of it, what the museum folder says, what staff have decided, and what they can do.
import './places.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import { officePaths, officePathWith } from '../../domain/office-addresses.ts';
import { Notice } from '../../ui/notice.tsx';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { DecideButtons } from './decide-buttons.tsx';
import { DecisionList } from './decision-list.tsx';
import { Fill } from './fill.tsx';

type Slot = AnswerOf<Contract['GET office/places/slots/:slot']>;

const KINDS = ['capacity', 'block', 'closure'] as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const [slot, choices] = await Promise.all([
    call('GET office/places/slots/:slot', { params: { slot: params['slot'] ?? '' } }),
    call('GET office/places/pools', {}),
  ]);
  return { slot, choices };
}

export function Component() {
  const { t, formats } = useI18n();
  const may = useMay();
  const { slot, choices } = useLoaderData<typeof loader>();
  const { day, datetime } = slot;
  const rows = { all: slot.decisions, hasMore: false, loading: false, failed: false, more: () => {} };
  return (
    <Page
      title={slot.title}
      lead={`${formats.weekday(day, 'long')}, ${formats.moment(datetime)}`}
      back={{ to: officePathWith(officePaths.places(), { day }), label: t('places.title') }}
      actions={
        may('capacity.change') &&
        day >= choices.today && (
          <DecideButtons
            choices={choices}
            day={day}
            pool={slot.pool}
            time={datetime.slice(11)}
            kinds={KINDS}
          />
        )
      }
    >
      {slot.dropped && (
        <Notice tone="attention" title={t('places.closed')}>
          <p>{t('place.dropped')}</p>
        </Notice>
      )}
      <Facts facts={useFacts(slot)} />
      <Section title={t('place.decisions')}>
        <DecisionList rows={rows} short empty={<p>{t('place.decisions.none')}</p>} />
      </Section>
    </Page>
  );
}

function useFacts(slot: Slot): Fact[] {
  const { t, formats } = useI18n();
  const may = useMay();
  const { folder, closed, dropped, sold, held, checked_in, blocked, free, day, event } = slot;
  const isClosed = closed || dropped;
  return [
    { label: t('place.places'), value: <Fill row={{ ...slot, slots: 1, closed: isClosed ? 1 : 0 }} /> },
    {
      label: t('place.folder'),
      value: folder === null ? t('place.folder.none') : t('place.folder.places', { places: folder }),
    },
    { label: t('places.sold'), value: formats.number(sold) },
    { label: t('places.held'), value: formats.number(held) },
    { label: t('places.checkedIn'), value: formats.number(checked_in) },
    { label: t('places.blocked'), value: formats.number(blocked) },
    { label: t('places.free'), value: formats.number(free) },
    {
      label: t('office.menu.orders'),
      value: may('orders.read') && (
        <>
          {sold > 0 && (
            <OfficeLink to={officePathWith(officePaths.placesAffected(), { slot: String(slot.slot) })}>
              {t('affected.link')}
            </OfficeLink>
          )}
          <OfficeLink to={officePathWith(officePaths.orders(), { visit: day, event })}>
            {t('place.orders')}
          </OfficeLink>
        </>
      ),
    },
  ].filter(({ value }) => value !== false);
}
