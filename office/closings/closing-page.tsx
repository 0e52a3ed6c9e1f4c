// A closing, whole: who was written to, what they answered, what was done, what is left, and the sums.
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import type { ClosingWhole } from '../../domain/closings/closings-contract.ts';
import { officePaths } from '../../domain/office-addresses.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { newActKey } from '../ground/act/act-key.ts';
import { useSend } from '../ground/act/use-send.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { type Fact, Facts } from '../ground/page/facts.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { useMay } from '../ground/session/me.ts';
import { officeContext } from '../ground/session/office-context.ts';
import { closedText } from './closed-text.ts';
import { askOrders, ClosingOrders } from './closing-orders.tsx';
import { Outcomes } from './outcomes.tsx';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const number = params['number'] ?? '';
  const search = new URL(request.url).searchParams;
  const [closing, orders] = await Promise.all([
    call('GET office/closings/:number', { params: { number } }),
    askOrders(call, number, search),
  ]);
  return { closing, orders };
}

export function Component() {
  const i18n = useI18n();
  const { t } = i18n;
  const { closing, orders } = useLoaderData<typeof loader>();
  const { revalidate, state: loading } = useRevalidator();
  const [search] = useSearchParams();
  const { number, state } = closing;
  return (
    <Page
      title={t('closing.title', { number: String(number) })}
      lead={closedText(closing.closed, i18n)}
      back={{ to: officePaths.closings(), label: t('office.menu.closings') }}
      actions={
        <>
          <Button variant="quiet" busy={loading === 'loading'} onClick={() => void revalidate()}>
            {t('closing.refresh')}
          </Button>
          <StopButton closing={closing} />
        </>
      }
    >
      {state === 'stopped' && (
        <Notice tone="attention" title={t('closings.state.stopped')}>
          <p>{t('closing.stopped')}</p>
        </Notice>
      )}
      {state === 'writing' && closing.orders === 0 && <p>{t('closing.gathering')}</p>}
      <Facts facts={factsOf(closing, i18n)} />
      <Section title={t('closing.outcomes')}>
        <Outcomes outcomes={closing.outcomes} />
      </Section>
      <Section title={t('closing.orders')}>
        <ClosingOrders number={String(number)} first={orders} search={search} />
      </Section>
    </Page>
  );
}

function factsOf(closing: ClosingWhole, { t, formats }: I18n): Fact[] {
  const {
    state,
    until,
    orders,
    people,
    amount,
    came_in,
    to_write,
    written,
    unreachable,
    open,
    listed,
    offers,
  } = closing;
  return [
    { label: t('closings.state'), value: t(`closings.state.${state}`) },
    { label: t('closings.cause'), value: closing.cause === 'few' && t('closings.cause.few') },
    { label: t('closings.until'), value: formats.day(until) },
    { label: t('closings.orders'), value: formats.number(orders) },
    { label: t('closings.people'), value: formats.number(people) },
    { label: t('closings.amount'), value: formats.money(amount) },
    { label: t('closings.written'), value: t('closings.writtenOf', { written, orders: to_write }) },
    { label: t('closing.cameIn.count'), value: came_in > 0 && formats.number(came_in) },
    { label: t('closing.unreachable'), value: unreachable > 0 && formats.number(unreachable) },
    { label: t('closings.open'), value: formats.number(open) },
    { label: t('closings.listed'), value: formats.number(listed) },
    { label: t('closing.offers'), value: offers.map((one) => t(`closings.offer.${one}`)).join(' · ') },
    { label: t('closings.new.unanswered'), value: t(`closings.unanswered.${closing.unanswered}`) },
  ].filter(({ value }) => value !== false);
}

/** Writing, and what follows at the deadline, can be stopped and gone on with. */
function StopButton({ closing: { number, state } }: { closing: ClosingWhole }) {
  const { t } = useI18n();
  const may = useMay();
  const { busy, send } = useSend();
  if (!may('orders.cancel') || state === 'done' || state === 'by-hand') return null;
  const isStopped = state === 'stopped';
  const asked = { params: { number: String(number) }, body: { key: newActKey() } };
  return (
    <Button
      variant="secondary"
      busy={busy}
      onClick={() =>
        send((call) => call(`POST office/closings/:number/${isStopped ? 'resume' : 'stop'}`, asked))
      }
    >
      {t(isStopped ? 'closing.resume' : 'closing.stop')}
    </Button>
  );
}
