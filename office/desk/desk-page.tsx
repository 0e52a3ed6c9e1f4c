import './desk-page.css';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { DeskDay, DeskKind } from '../../domain/desk/desk-contract.ts';
import { useI18n } from '../ground/i18n.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { DeskChoosing } from './desk-choosing.tsx';
import { DeskEnded } from './desk-ended.tsx';
import { DeskHelp } from './desk-help.tsx';
import { DeskPaying } from './desk-paying.tsx';
import { DeskSummary } from './desk-summary.tsx';
import { focusSoon } from './focus-soon.ts';
import { printPapers } from './print-papers.ts';
import type { KindChoice } from './use-chosen.ts';
import { stepFocused, useDeskKeys } from './use-desk-keys.ts';
import { type DeskSale, useDeskSale } from './use-desk-sale.ts';

export function loader({ context, request }: LoaderFunctionArgs): Promise<DeskDay> {
  const date = new URL(request.url).searchParams.get('day') ?? undefined;
  return context.get(officeContext).call('GET office/desk/day', { query: { date } });
}

/** A day of its own is a page of its own: what was chosen for another day is not sold for this one. */
export function Component() {
  const day = useLoaderData<typeof loader>();
  const [kind, setKind] = useState<DeskKind>('visits');
  return <Desk key={day.day} day={day} kinds={{ kind, setKind }} />;
}

function Desk({ day, kinds }: { day: DeskDay; kinds: KindChoice }) {
  const { t } = useI18n();
  const desk = useDeskSale(day, kinds);
  useKeysOf(desk);
  useFocus(desk);
  return (
    <Page title={t('desk.title')} lead={t('desk.lead')} actions={<DeskHelp />}>
      {desk.ended && <DeskEnded ended={desk.ended} />}
      <div className="desk">
        {desk.hold ? <DeskPaying desk={desk} hold={desk.hold} /> : <DeskChoosing desk={desk} />}
        <DeskSummary desk={desk} />
      </div>
    </Page>
  );
}

const FIRST_FIELD = ':is(.desk-rows [type="number"], [name="pass"]:checked)';

/**
 * Whoever comes next is asked how many they are: the first field has the focus whenever a sale begins, and the way to pay
 * while it is paid.
 */
function useFocus({ hold }: DeskSale) {
  const first = hold ? '.desk-paying :is([name="way"]:checked, [type="submit"])' : FIRST_FIELD;
  // The office first leads to the title of a new page.
  useEffect(() => focusSoon(first), [first]);
}

function useKeysOf(desk: DeskSale) {
  const { hold, ended } = desk;
  const papers = ended && 'papers' in ended ? ended.papers : [];
  const focus = (id: string) => () => document.getElementById(id)?.focus();
  useDeskKeys({
    p: papers.length > 0 ? () => printPapers(papers) : undefined,
    ...(hold
      ? { Escape: () => void desk.back(), n: focus('field-name') }
      : {
          '+': () => stepFocused(1),
          '-': () => stepFocused(-1),
          t: () => desk.stepTime(1),
          T: () => desk.stepTime(-1),
          e: () => desk.stepEvent(),
          k: () => {
            desk.stepKind();
            focusSoon(FIRST_FIELD);
          },
          c: focus('field-code'),
          Escape: () => {
            desk.clear();
            focusSoon(FIRST_FIELD);
          },
        }),
  });
}
