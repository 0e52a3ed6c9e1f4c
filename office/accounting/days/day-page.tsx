// A day of the books: as it was closed, and what came later.
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ClosedDay } from '../../../domain/accounting/day-closings-contract.ts';
import { dayFileAddress, officePaths } from '../../../domain/office-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { useI18n } from '../../ground/i18n.ts';
import { Facts } from '../../ground/page/facts.tsx';
import { Page, Section } from '../../ground/page/page.tsx';
import { useMay } from '../../ground/session/me.ts';
import { officeContext } from '../../ground/session/office-context.ts';
import { CloseDaySheet } from './close-day-sheet.tsx';
import { DaySums } from './day-sums.tsx';

export function loader({ context, params: { day = '' } }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/day-closings/:day', { params: { day } });
}

export function Component() {
  const { t, formats } = useI18n();
  const day = useLoaderData<ClosedDay>();
  return (
    <Page
      title={t('days.one', { day: formats.day(day.day, 'full') })}
      back={{ to: officePaths.dayClosings(), label: t('days.back') }}
      actions={<DayActs day={day} />}
    >
      <DayFacts day={day} />
      <DaySums totals={day.totals} />
      {day.late && (
        <Section title={t('days.late')}>
          <p>{t('days.late.lead', { count: day.late.entries })}</p>
          <DaySums totals={day.late.totals} />
        </Section>
      )}
    </Page>
  );
}

function DayActs({ day }: { day: ClosedDay }) {
  const { t, language } = useI18n();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {!day.closed && day.over && may('days.close') && (
        <Button onClick={() => setOpen(true)}>{t('days.close')}</Button>
      )}
      <a className={buttonClass('secondary')} href={dayFileAddress(day.day, language)} download>
        {t('days.file')}
      </a>
      <Button variant="secondary" onClick={() => window.print()}>
        {t('days.print')}
      </Button>
      {isOpen && <CloseDaySheet day={day} onClose={() => setOpen(false)} />}
    </>
  );
}

function DayFacts({ day: { closed, over, entries, register } }: { day: ClosedDay }) {
  const { t, formats } = useI18n();
  const counted = closed?.counted ?? null;
  return (
    <Facts
      facts={[
        { label: t('days.closed.at'), value: closedText() },
        { label: t('days.entries'), value: formats.number(entries) },
        { label: t('days.register.expected'), value: formats.money(register) },
        { label: t('days.counted'), value: counted !== null && formats.money(counted) },
        { label: t('days.difference'), value: counted !== null && formats.money(counted - register) },
        { label: t('days.note'), value: closed?.note },
      ].filter(({ value }) => value !== false)}
    />
  );

  function closedText(): string {
    if (!closed) return t(over ? 'days.state.open' : 'days.state.running');
    const at = formats.moment(closed.at);
    return closed.who === '' ? t('days.closed.alone', { at }) : t('days.closed.by', { at, who: closed.who });
  }
}
