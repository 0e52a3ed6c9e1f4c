// One guide: what they can lead and when, what they lead, their calendar.
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { GuideChoices, GuideWhole } from '../../../domain/guides/guides-contract.ts';
import { officePaths } from '../../../domain/office-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { type I18n, useI18n } from '../../ground/i18n.ts';
import { languageText } from '../../ground/language-text.ts';
import { ShortList } from '../../ground/list/short-list.tsx';
import { type Fact, Facts } from '../../ground/page/facts.tsx';
import { Page, Section } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { tourDateKey } from '../../ground/tour-date-key.ts';
import { FeedAddress } from '../feed-address.tsx';
import { ChangeGuideSheet } from './change-guide-sheet.tsx';
import { weekdayText } from './guide-fields.tsx';
import { RenewFeedSheet } from './renew-feed-sheet.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const [guide, choices] = await Promise.all([
    call('GET office/guides/:id', { params: { id: params['id'] ?? '' } }),
    call('GET office/guides/choices', {}),
  ]);
  return { guide, choices };
}

export function Component() {
  const i18n = useI18n();
  const { t } = i18n;
  const { guide, choices } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'change' | 'renew'>();
  const close = () => {
    setOpen(undefined);
    void revalidate();
  };
  return (
    <Page
      title={guide.form.name}
      back={{ to: officePaths.guides(), label: t('office.menu.guides') }}
      actions={
        <Button variant="secondary" onClick={() => setOpen('change')}>
          {t('guides.change')}
        </Button>
      }
    >
      <Facts facts={factsOf(guide, choices, i18n)} />
      <Section title={t('guides.oneTours')}>
        <GuideTours tours={guide.tours} />
      </Section>
      <Section
        title={t('guides.feed')}
        actions={
          <Button variant="quiet" onClick={() => setOpen('renew')}>
            {t('guides.feed.renew')}
          </Button>
        }
      >
        <FeedAddress address={guide.feed} />
      </Section>
      {open === 'change' && <ChangeGuideSheet guide={guide} choices={choices} onClose={close} />}
      {open === 'renew' && <RenewFeedSheet guide={guide} onClose={close} />}
    </Page>
  );
}

function GuideTours({ tours }: Pick<GuideWhole, 'tours'>) {
  const i18n = useI18n();
  const { t, formats } = i18n;
  return (
    <ShortList
      label={t('guides.oneTours')}
      rows={tours}
      rowKey={tourDateKey}
      to={(date) => officePaths.tourPeople(tourDateKey(date))}
      columns={[
        { key: 'when', label: t('plan.when'), cell: ({ datetime }) => formats.moment(datetime) },
        { key: 'tour', label: t('plan.tour'), cell: ({ title }) => title },
        { key: 'language', label: t('plan.language'), cell: ({ language }) => languageText(language, i18n) },
      ]}
      empty={<p>{t('guides.oneTours.none')}</p>}
    />
  );
}

function factsOf({ form }: GuideWhole, choices: GuideChoices, i18n: I18n): Fact[] {
  const { t, formats } = i18n;
  const nameIn = (named: readonly { id: string; name: string }[], wanted: string) =>
    named.find(({ id }) => id === wanted)?.name ?? wanted;
  const led = choices.tours.filter(({ ids }) => ids.some((id) => form.tours.includes(id)));
  const week = form.weekly.flatMap((hours, index) =>
    hours === '' ? [] : [`${weekdayText(index + 1, formats)} ${hours}`],
  );
  const others = form.exceptions.map(({ first, last, can, hours }) => {
    const days = first === last ? formats.day(first) : formats.dayRange(first, last);
    return `${days}: ${t(can ? 'guides.exception.can.yes' : 'guides.exception.can.no')} ${hours}`.trim();
  });
  return [
    { label: t('guides.email'), value: form.email },
    { label: t('guides.state'), value: t(form.active ? 'guides.active' : 'guides.active.no') },
    { label: t('guides.staff'), value: form.staff && nameIn(choices.staff, form.staff) },
    {
      label: t('guides.languages'),
      value: form.languages.map((code) => languageText(code, i18n)).join(', '),
    },
    {
      label: t('guides.houses'),
      value: form.houses.map((id) => nameIn(choices.houses, id)).join(', ') || t('guides.houses.all'),
    },
    { label: t('guides.tours'), value: led.map(({ name }) => name).join(', ') || t('guides.tours.all') },
    { label: t('guides.weekly'), value: week.join('; ') || '–' },
    { label: t('guides.exceptions'), value: others.join('; ') || t('guides.exceptions.none') },
    { label: t('guides.fee'), value: formats.money(form.fee) },
    { label: t('guides.feeCounts'), value: t(`guides.feeCounts.${form.fee_counts}`) },
  ];
}
