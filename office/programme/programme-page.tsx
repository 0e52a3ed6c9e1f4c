// The programme's history, the newest first.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import type { Revision } from '../../domain/programme/programme-contract.ts';
import type { Call } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../ground/i18n.ts';
import { type Column, DataList } from '../ground/list/data-list.tsx';
import { useRows } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { NewDraftButton } from './new-draft-sheet.tsx';
import { useMaker, useReason, useStateText } from './revision-texts.ts';
import { SendFolderButton } from './send-folder-sheet.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return readRevisions(context.get(officeContext).call);
}

function readRevisions(call: Call, cursor?: string) {
  return call('GET office/programme', { query: { cursor } });
}

export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const rows = useRows(useLoaderData<Awaited<ReturnType<typeof readRevisions>>>(), (cursor) =>
    readRevisions(call, cursor),
  );
  return (
    <Page
      title={t('programme.title')}
      lead={t('programme.lead')}
      actions={
        <>
          {rows.all.length > 0 && <NewDraftButton />}
          <SendFolderButton />
        </>
      }
    >
      <DataList
        label={t('programme.title')}
        rows={rows}
        columns={useColumns()}
        rowKey={({ number }) => String(number)}
        to={({ number }) => officePaths.revision(String(number))}
        empty={<p>{t('programme.empty')}</p>}
      />
    </Page>
  );
}

function useColumns(): [Column<Revision>, ...Column<Revision>[]] {
  const { t, formats } = useI18n();
  const maker = useMaker();
  const state = useStateText();
  const reason = useReason();
  return [
    {
      key: 'number',
      label: t('programme.column.number'),
      cell: ({ number }) => <span className="unbroken">{t('programme.number', { number })}</span>,
    },
    { key: 'reason', label: t('programme.column.reason'), cell: reason },
    { key: 'state', label: t('programme.column.state'), cell: state },
    { key: 'maker', label: t('programme.column.maker'), cell: maker },
    { key: 'made', label: t('programme.column.made'), cell: ({ made }) => formats.moment(made, 'short') },
  ];
}
