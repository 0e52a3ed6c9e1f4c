// The journal of acts: who has done what, on what, from where and why. The last act first, narrowed by filters that stand in
// the address.
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { ACT_OBJECTS, ACT_VERBS, isActObjectKind } from '../../domain/staff/act.ts';
import type { ActFilters, JournalAct } from '../../domain/staff/acts-contract.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { actText } from '../ground/act-text.ts';
import { type I18n, useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { DayFilter, Filters, SearchFilter, SelectFilter } from '../ground/list/filters.tsx';
import { filtersIn } from '../ground/list/filters-in.ts';
import { ListFile } from '../ground/list/list-file.tsx';
import { useRows } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { Unbroken } from '../ground/page/unbroken.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { ActChanges } from './act-changes.tsx';
import { useActPath } from './use-act-path.ts';

const NAMES = ['id', 'who', 'on', 'verb', 'from', 'to'] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { call } = context.get(officeContext);
  const [acts, actors] = await Promise.all([
    readActs(call, new URL(request.url).searchParams),
    call('GET office/acts/actors', {}),
  ]);
  return { acts, actors };
}

function readActs(call: Call, search: URLSearchParams, cursor?: string) {
  return call('GET office/acts', { query: { ...filtersIn<ActFilters>(search, NAMES), cursor } });
}

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const [search] = useSearchParams();
  const { acts, actors } = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const rows = useRows(acts, (cursor) => readActs(call, search, cursor));
  const pathOf = useActPath();
  const on = search.get('on') ?? '';
  return (
    <Page
      title={t('journal.title')}
      lead={t('journal.lead')}
      actions={<ListFile name="acts" filters={filtersIn<ActFilters>(search, NAMES)} />}
    >
      <Filters names={NAMES}>
        <SearchFilter name="id" label={t('journal.filter.id')} />
        <SelectFilter
          name="who"
          label={t('journal.filter.who')}
          options={actors.map(({ who, name }) => ({ value: who, label: name }))}
        />
        <SelectFilter
          name="on"
          label={t('journal.filter.on')}
          options={ACT_OBJECTS.map((value) => ({ value, label: t(`journal.kind.${value}`) }))}
        />
        <SelectFilter
          name="verb"
          label={t('journal.filter.verb')}
          options={ACT_VERBS.filter((verb) => verb.startsWith(on && `${on}.`)).map((value) => ({
            value,
            label: t(`journal.did.${value}`),
          }))}
        />
        <DayFilter name="from" label={t('journal.filter.from')} />
        <DayFilter name="to" label={t('journal.filter.to')} />
      </Filters>
      <DataList
        label={t('journal.title')}
        rows={rows}
        columns={useColumns()}
        rowKey={({ id }) => String(id)}
        to={({ on }) => pathOf(on)}
        empty={t(NAMES.some((name) => search.get(name)) ? 'office.list.none' : 'journal.empty')}
      />
    </Page>
  );
}

function useColumns(): [Column<JournalAct>, ...Column<JournalAct>[]] {
  const { t, formats } = useI18n();
  return [
    { key: 'at', label: t('journal.column.at'), cell: ({ at }) => formats.moment(at, 'short') },
    {
      key: 'act',
      label: t('journal.column.act'),
      cell: ({ who, actor, verb }) => actText(whoText(actor, who, t), verb, t),
    },
    {
      key: 'on',
      label: t('journal.column.on'),
      cell: ({ on: { kind, id, name } }) => (
        <Unbroken
          text={name || (isActObjectKind(kind) ? t(`journal.on.${kind}`, { id }) : `${kind} ${id}`)}
        />
      ),
    },
    {
      key: 'changes',
      label: t('journal.column.changes'),
      cell: ({ changes }) => <ActChanges changes={changes} />,
    },
    { key: 'reason', label: t('journal.column.reason'), cell: ({ reason }) => reason },
    {
      key: 'address',
      label: t('journal.column.address'),
      cell: ({ address }) => address || t('journal.here'),
    },
  ];
}

/** The name of somebody of the museum, or what else it was. */
function whoText(actor: JournalAct['actor'], who: string, t: I18n['t']): string {
  if (actor === 'command') return t('journal.command', { user: who });
  return actor === 'group' ? t('journal.group', { request: who }) : who;
}
