// Annual passes, by their state or by what somebody says of theirs. What was typed stands in no address; it comes back with Back.
import { type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import type { ListedPass } from '../../domain/orders/passes-contract.ts';
import type { PassState } from '../../domain/passes/pass-care.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { Filters, SelectFilter } from '../ground/list/filters.tsx';
import { FindForm } from '../ground/list/find-form.tsx';
import { useFound } from '../ground/list/use-found.ts';
import { useRows, wholeList } from '../ground/list/use-rows.ts';
import { OfficeLink } from '../ground/office-link.tsx';
import { Page, Section } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';

const STATES: readonly PassState[] = ['valid', 'ending', 'blocked', 'ended', 'returned'];

export function loader({ context, request }: LoaderFunctionArgs) {
  return readPasses(context.get(officeContext).call, new URL(request.url).searchParams);
}

function readPasses(call: Call, search: URLSearchParams, cursor?: string) {
  const state = STATES.find((one) => one === search.get('state'));
  return call('GET office/passes', { query: { state, cursor } });
}

function findPasses(call: Call, q: string, signal: AbortSignal) {
  return call('POST office/passes/find', { body: { q }, signal });
}

export function Component() {
  const { t } = useI18n();
  const q = (useLocation().state as { q?: string } | null)?.q ?? '';
  return (
    <Page title={t('passes.title')} lead={t('passes.lead')}>
      <Section title={t('passes.find')}>
        <FindForm
          key={q}
          label={t('passes.find.q')}
          submitLabel={t('passes.find.submit')}
          asked={q}
          to={officePaths.passes()}
        />
      </Section>
      {q === '' ? <AllPasses /> : <FoundPasses q={q} />}
    </Page>
  );
}

function AllPasses() {
  const i18n = useI18n();
  const { t } = i18n;
  const call = useCall();
  const [search] = useSearchParams();
  const first = useLoaderData<Awaited<ReturnType<typeof readPasses>>>();
  const rows = useRows(first, (cursor) => readPasses(call, search, cursor));
  return (
    <>
      <Filters names={['state']}>
        <SelectFilter
          name="state"
          label={t('passes.state')}
          options={STATES.map((one) => ({ value: one, label: t(`passes.state.${one}`) }))}
        />
      </Filters>
      <DataList
        label={t('passes.title')}
        rows={rows}
        columns={columnsOf(i18n)}
        rowKey={({ number }) => String(number)}
        to={({ number }) => officePaths.pass(String(number))}
        empty={t(search.get('state') ? 'office.list.none' : 'passes.empty')}
      />
    </>
  );
}

function FoundPasses({ q }: { q: string }) {
  const i18n = useI18n();
  const { t } = i18n;
  const found = useFound(q, findPasses);
  if (!found) return null;
  return (
    <Section title={t('passes.found')}>
      <DataList
        label={t('passes.found')}
        rows={wholeList(found)}
        columns={columnsOf(i18n)}
        rowKey={({ number }) => String(number)}
        to={({ number }) => officePaths.pass(String(number))}
        empty={t('passes.find.none')}
      />
      <p>
        <OfficeLink to={officePaths.passes()}>{t('passes.find.all')}</OfficeLink>
      </p>
    </Section>
  );
}

function columnsOf({
  t,
  formats,
}: Pick<I18n, 't' | 'formats'>): [Column<ListedPass>, ...Column<ListedPass>[]] {
  return [
    {
      key: 'owner',
      label: t('passes.column.owner'),
      cell: ({ owner }) => owner || t('passes.nobody'),
    },
    { key: 'title', label: t('passes.column.title'), cell: ({ title }) => title },
    { key: 'state', label: t('passes.state'), cell: ({ state }) => t(`passes.state.${state}`) },
    { key: 'until', label: t('passes.column.until'), cell: ({ valid_to }) => formats.day(valid_to, 'short') },
    {
      key: 'order',
      label: t('passes.column.order'),
      cell: ({ order }) => <span className="unbroken">{order}</span>,
    },
  ];
}
