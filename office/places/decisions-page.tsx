import './places.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePaths } from '../../domain/office-addresses.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { useI18n } from '../ground/i18n.ts';
import { useRows } from '../ground/list/use-rows.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { DecisionList } from './decision-list.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(officeContext).call('GET office/places/decisions', { query: {} });
}

/** Everything that staff have decided about days to come. */
export function Component() {
  const { t } = useI18n();
  const call = useCall();
  const rows = useRows(useLoaderData<typeof loader>(), (after) =>
    call('GET office/places/decisions', { query: { after } }),
  );
  return (
    <Page
      title={t('decisions.title')}
      lead={t('decisions.lead')}
      back={{ to: officePaths.places(), label: t('places.title') }}
    >
      <DecisionList rows={rows} empty={<p>{t('decisions.none')}</p>} />
    </Page>
  );
}
