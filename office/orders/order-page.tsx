// An order, and what can be done with it.
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { useI18n } from '../ground/i18n.ts';
import { Page } from '../ground/page/page.tsx';
import { officeContext } from '../ground/session/office-context.ts';
import { OrderActs } from './order-acts.tsx';
import { OrderNotes } from './order-notes.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  const number = params['number'] ?? '';
  return context.get(officeContext).call('GET office/orders/:number/notes', { params: { number } });
}

export function Component() {
  const { t } = useI18n();
  const { number = '' } = useParams();
  const notes = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <Page title={t('acts.title', { number })} actions={<OrderActs number={number} />}>
      <OrderNotes number={number} notes={notes} />
    </Page>
  );
}
