import './today-page.css';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import type { Today } from '../../domain/office/today-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../ground/i18n.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { needsOf } from './needs-of.ts';
import { TodayHouses } from './today-houses.tsx';
import { TodayLists } from './today-lists.tsx';
import { TodayNeeds } from './today-needs.tsx';
import { TodayQuestions } from './today-questions.tsx';
import { TodayTours } from './today-tours.tsx';

export function loader({ context }: LoaderFunctionArgs): Promise<Today> {
  return context.get(officeContext).call('GET office/today', {});
}

/** What one needs at nine in the morning: who comes when, and what waits for a person. */
export function Component() {
  const { t, formats } = useI18n();
  const may = useMay();
  const today = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  const { day, time, houses, tours, guide } = today;
  const needs = needsOf(today);
  const isEmpty = !houses && needs.length === 0 && !may('figures.read');
  return (
    <Page
      title={t('today.title')}
      lead={t('today.at', { day: formats.day(day, 'full'), time })}
      actions={
        <Button variant="quiet" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('today.refresh')}
        </Button>
      }
    >
      {guide && (
        <p className="measure">
          <OfficeLink to={officePaths.ownTours()}>{t('today.guide')}</OfficeLink>
        </p>
      )}
      {isEmpty && !guide && <p className="measure">{t('today.nothing')}</p>}
      <div className="today">
        {houses && (
          <div className="today-places">
            <Section title={t('today.places')}>
              <TodayHouses houses={houses} time={time} />
            </Section>
            {tours && (
              <Section title={t('today.tours')}>
                <TodayTours tours={tours} time={time} />
              </Section>
            )}
          </div>
        )}
        {needs.length > 0 && (
          <Section title={t('today.needs')}>
            <TodayNeeds today={today} />
          </Section>
        )}
      </div>
      {may('figures.read') && <TodayQuestions />}
      <TodayLists />
    </Page>
  );
}
