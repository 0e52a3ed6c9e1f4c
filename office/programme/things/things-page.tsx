// What a draft has of a kind, each as a form.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../../domain/office-addresses.ts';
import { THING_FORMS } from '../../../domain/programme/thing-shape.ts';
import type { ListedThing } from '../../../domain/programme/things-contract.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { useI18n } from '../../ground/i18n.ts';
import { DataList } from '../../ground/list/data-list.tsx';
import { useRows } from '../../ground/list/use-rows.ts';
import { OfficeLink } from '../../ground/office-link.tsx';
import { Page } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { useThingWords } from './thing-words.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const [, number = '', given] = /^(\d+)\.([a-z]+)$/.exec(params['kind'] ?? '') ?? [];
  const kind = THING_FORMS.find((one) => one === given) ?? 'event';
  const listed = await context
    .get(officeContext)
    .call('GET office/programme/:number/things/:kind', { params: { number, kind } });
  return { ...listed, number, kind, next: null };
}

export function Component() {
  const { t } = useI18n();
  const words = useThingWords();
  const listed = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const { number, kind } = listed;
  const rows = useRows<ListedThing>(listed, async () => listed);
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
      <DataList
        label={words.kind(kind)}
        rows={rows}
        columns={[
          {
            key: 'name',
            label: t('events.column.name'),
            cell: ({ id, name }) => name || words.section(kind === 'shipping' ? 'zones' : id),
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
        empty={<p>{t('things.empty')}</p>}
        short
      />
    </Page>
  );
}
