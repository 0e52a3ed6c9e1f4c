import './tour-view.css';
import type { ReactNode } from 'react';
import type { TourPeople, TourPerson } from '../../../domain/guides/tour-plan-contract.ts';
import { timeOf } from '../../../domain/museum-time.ts';
import type { OfficePath } from '../../../domain/office-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import { languageText } from '../../ground/language-text.ts';
import { type Column, DataList } from '../../ground/list/data-list.tsx';
import { wholeList } from '../../ground/list/use-rows.ts';
import { Facts } from '../../ground/page/facts.tsx';
import { Page, Section } from '../../ground/page/page.tsx';

/** One tour at a time with everybody who takes part: on a phone, and on paper. */
export function TourView(props: {
  tour: TourPeople;
  back: { to: OfficePath; label: string };
  /** What can be done with it. */
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const { tour, back, actions, children } = props;
  const i18n = useI18n();
  const { t, formats } = i18n;
  return (
    <Page
      title={tour.title}
      lead={`${formats.day(tour.datetime, 'full')}, ${formats.time(tour.datetime)}–${formats.clock(timeOf(tour.datetime_end))}`}
      back={back}
      actions={
        <>
          {actions}
          <Button variant="secondary" onClick={() => window.print()}>
            {t('tour.print')}
          </Button>
        </>
      }
    >
      {tour.problem === 'off' && (
        <Notice tone="attention">
          <p>{t('tour.off')}</p>
        </Notice>
      )}
      <Facts
        facts={[
          { label: t('tour.house'), value: tour.house_name },
          { label: t('tour.meeting'), value: tour.meeting_point },
          { label: t('tour.language'), value: languageText(tour.language, i18n) },
          { label: t('tour.participants'), value: <PeopleCount tour={tour} /> },
          { label: t('tour.leaders'), value: tour.leaders.join(', ') || t('plan.nobody') },
        ]}
      />
      <Section title={t('tour.people')}>
        <DataList
          label={t('tour.people')}
          rows={wholeList(tour.people)}
          rowKey={({ order, name, participants }) => `${order} ${name} ${participants}`}
          columns={columnsOf(i18n)}
          empty={<p>{t('tour.people.none')}</p>}
          short
        />
      </Section>
      {children}
    </Page>
  );
}

type Counted = Pick<TourPeople, 'participants' | 'least' | 'problem'>;

/** How many take part, and whether that is enough. */
export function PeopleCount({ tour: { participants, least, problem } }: { tour: Counted }) {
  const { t } = useI18n();
  if (problem !== 'few') return participants;
  return <span className="attention-text">{t('plan.people.few', { count: participants, least })}</span>;
}

function columnsOf(i18n: I18n): [Column<TourPerson>, ...Column<TourPerson>[]] {
  const { t } = i18n;
  return [
    {
      key: 'name',
      label: t('tour.person.name'),
      cell: ({ name, company }) => [name, company].filter(Boolean).join(', ') || t('tour.person.nobody'),
    },
    { key: 'count', label: t('tour.person.count'), align: 'end', cell: ({ participants }) => participants },
    { key: 'tickets', label: t('tour.person.tickets'), cell: ({ tickets }) => tickets.join(', ') },
    {
      key: 'phone',
      label: t('tour.person.phone'),
      cell: ({ phone }) => phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>,
    },
    { key: 'language', label: t('tour.language'), cell: ({ language }) => languageText(language, i18n) },
    {
      key: 'answers',
      label: t('tour.person.answers'),
      cell: ({ answers }) =>
        answers.map(({ label, text }) => (
          <div key={label}>
            {label}: {text}
          </div>
        )),
    },
  ];
}
