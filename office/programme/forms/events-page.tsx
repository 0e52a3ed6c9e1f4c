// The exhibitions and events of a draft, each as a form.
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { officePaths } from '../../../domain/office-addresses.ts';
import type { ListedEvent } from '../../../domain/programme/forms-contract.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { useI18n } from '../../ground/i18n.ts';
import { type Column, DataList } from '../../ground/list/data-list.tsx';
import { useRows } from '../../ground/list/use-rows.ts';
import { OfficeLink } from '../../ground/office-link.tsx';
import { Page } from '../../ground/page/page.tsx';
import { officeContext } from '../../ground/session/office-context.ts';
import { useDayText } from './day-text.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const given = { params: { number: params['number'] ?? '' } };
  const listed = await context.get(officeContext).call('GET office/programme/:number/events', given);
  return { ...listed, next: null };
}

export function Component() {
  const { t } = useI18n();
  const number = useParams()['number'] ?? '';
  const listed = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const rows = useRows<ListedEvent>(listed, async () => listed);
  return (
    <Page
      title={t('events.title')}
      lead={t('events.lead', { number })}
      back={{ to: officePaths.revision(number), label: t('revision.title', { number }) }}
      actions={
        listed.state === 'draft' && (
          <OfficeLink className={buttonClass('primary')} to={officePaths.draftEvent(`${number}.new`)}>
            {t('events.new')}
          </OfficeLink>
        )
      }
    >
      <DataList
        label={t('events.title')}
        rows={rows}
        columns={useColumns()}
        rowKey={({ id }) => id}
        to={({ id }) => officePaths.draftEvent(`${number}.${id}`)}
        empty={<p>{t('events.empty')}</p>}
        short
      />
    </Page>
  );
}

function useColumns(): [Column<ListedEvent>, ...Column<ListedEvent>[]] {
  const { t } = useI18n();
  const day = useDayText();
  return [
    { key: 'name', label: t('events.column.name'), cell: ({ name }) => name },
    { key: 'start', label: t('event.start'), cell: ({ start }) => day(start) },
    { key: 'end', label: t('event.end'), cell: ({ end }) => day(end) },
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
  ];
}
