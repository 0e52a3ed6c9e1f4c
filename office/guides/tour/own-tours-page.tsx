// What whoever is signed in leads from today on.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { OwnTours } from '../../../domain/guides/tour-plan-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import { languageText } from '../../ground/language-text.ts';
import { type Column, DataList } from '../../ground/list/data-list.tsx';
import { wholeList } from '../../ground/list/use-rows.ts';
import { Page, Section } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { tourDateKey } from '../../ground/tour-date-key.ts';
import { FeedAddress } from '../feed-address.tsx';
import { PeopleCount } from './tour-view.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/own-tours', {});
}

type OwnDate = OwnTours['dates'][number];

export function Component() {
  const i18n = useI18n();
  const { t } = i18n;
  const { is_guide, feed, dates } = useLoaderData<OwnTours>();
  return (
    <Page title={t('office.menu.ownTours')} lead={t('ownTours.lead')}>
      <DataList
        label={t('office.menu.ownTours')}
        rows={wholeList(dates)}
        rowKey={tourDateKey}
        to={(date) => officePaths.ownTour(tourDateKey(date))}
        columns={columnsOf(i18n)}
        empty={<p>{t(is_guide ? 'ownTours.none' : 'ownTours.notGuide')}</p>}
      />
      {feed && (
        <Section title={t('guides.feed')}>
          <FeedAddress address={feed} />
        </Section>
      )}
    </Page>
  );
}

function columnsOf(i18n: I18n): [Column<OwnDate>, ...Column<OwnDate>[]] {
  const { t, formats } = i18n;
  return [
    {
      key: 'when',
      label: t('plan.when'),
      cell: ({ datetime }) => `${formats.day(datetime, 'brief')}, ${formats.time(datetime)}`,
    },
    { key: 'tour', label: t('plan.tour'), cell: ({ title }) => title },
    { key: 'language', label: t('plan.language'), cell: ({ language }) => languageText(language, i18n) },
    { key: 'house', label: t('plan.house'), cell: ({ house_name }) => house_name },
    { key: 'people', label: t('plan.people'), align: 'end', cell: (date) => <PeopleCount tour={date} /> },
  ];
}
