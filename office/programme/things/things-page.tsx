// What a draft has of a kind, each as a form.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../../domain/office-addresses.ts';
import { THING_FORMS, type ThingForm } from '../../../domain/programme/thing-shape.ts';
import type { ListedThing } from '../../../domain/programme/things-contract.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import type { Call } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useI18n } from '../../ground/i18n.ts';
import { DataList } from '../../ground/list/data-list.tsx';
import { Filters, SearchFilter } from '../../ground/list/filters.tsx';
import { useRows } from '../../ground/list/use-rows.ts';
import { OfficeLink } from '../../ground/office-link.tsx';
import { Page } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { useThingWords } from './thing-words.ts';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const [, number = '', given] = /^(\d+)\.([a-z]+)$/.exec(params['kind'] ?? '') ?? [];
  const kind = THING_FORMS.find((one) => one === given) ?? 'event';
  const q = new URL(request.url).searchParams.get('q') ?? '';
  return { ...(await askThings(context.get(officeContext).call, { number, kind, q })), number, kind, q };
}

type Asked = { readonly number: string; readonly kind: ThingForm; readonly q: string };

function askThings(call: Call, { number, kind, q }: Asked, after?: string) {
  const query = { ...(q && { q }), ...(after && { after }) };
  return call('GET office/programme/:number/things/:kind', { params: { number, kind }, query });
}

export function Component() {
  const { t } = useI18n();
  const words = useThingWords();
  const listed = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const call = useCall();
  const { number, kind, q } = listed;
  const rows = useRows<ListedThing>(listed, (after) => askThings(call, listed, after));
  // Codes are many, and are looked for by what stands on paper.
  const isLong = kind === 'code' && (q !== '' || rows.all.length > 0);
  return (
    <Page
      title={words.kind(kind)}
      lead={t('event.lead', { number })}
      back={{ to: officePaths.revision(number), label: t('revision.title', { number }) }}
      actions={
        listed.addable &&
        listed.state === 'draft' && (
          <OfficeLink className={buttonClass('primary')} to={officePaths.draftThing(`${number}.${kind}.new`)}>
            {words.kind(`${kind}.new`)}
          </OfficeLink>
        )
      }
    >
      {isLong && (
        <Filters names={['q']}>
          <SearchFilter label={t('things.find')} />
        </Filters>
      )}
      <DataList
        label={words.kind(kind)}
        rows={rows}
        columns={[
          {
            key: 'name',
            label: t('events.column.name'),
            cell: ({ id, name }) =>
              name ||
              (kind === 'logo' ? words.kind(kind) : words.section(kind === 'shipping' ? 'zones' : id)),
          },
          {
            key: 'lacking',
            label: t('events.column.lacking'),
            cell: ({ lacking }) => lacking.join(', '),
          },
          {
            key: 'problems',
            label: t('events.column.problems'),
            cell: ({ problems }) => (problems > 0 ? t('programme.wrong', { count: problems }) : ''),
          },
        ]}
        rowKey={({ id }) => id}
        to={({ id }) => officePaths.draftThing(`${number}.${kind}.${id}`)}
        empty={<p>{t(q === '' ? 'things.empty' : 'things.none')}</p>}
        short={!rows.hasMore}
      />
    </Page>
  );
}
