// `/order-review/{id}` (spec 2 and 4): for whoever holds the unguessable id; fetched by the browser alone, so that the
// page itself holds nothing personal. For a browser without scripts the server makes it with the order in it, at an address
// of its own (server/orders/plain-order-page.ts).
import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router';
import { plainOrderPath } from '../../domain/addresses.ts';
import type { Order, ReviewedOrder } from '../../domain/orders/order.ts';
import { paidBy } from '../../domain/orders/paid-by.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ButtonLink } from '../ground/button-link.tsx';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { shopContext } from '../ground/shop-context.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';
import { AdmissionTickets } from './admission-ticket.tsx';
import { Directions } from './directions.tsx';
import { IssuedVouchers } from './issued-vouchers.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderParcels } from './order-parcels.tsx';
import styles from './order-review.module.css';
import { useParcelRows } from './parcel-note.tsx';
import { SavedLink } from './saved-link.tsx';
import { SavedNoteLater } from './saved-note-later.tsx';
import { StrandedVisits } from './stranded-visits.tsx';
import { TakenBackNote } from './taken-back-note.tsx';
import { useOrder } from './use-order.ts';
import { WithdrawLink } from './withdraw-link.tsx';

/** An order is known only where the server makes the page for one visitor, for a browser without scripts. */
export function loader({ context }: LoaderFunctionArgs) {
  return { order: context.get(shopContext).order ?? null };
}

export function Component() {
  const { order } = useLoaderData<typeof loader>();
  const { id = '' } = useParams();
  return (
    <div className={`wrap ${styles.page}`}>
      {order === null ? (
        <AskedOrder id={id} />
      ) : order === 'notAvailable' ? (
        <NotAvailable />
      ) : (
        <Review order={order} />
      )}
    </div>
  );
}

function AskedOrder({ id }: { id: string }) {
  const { t, language } = useI18n();
  const review = useOrder(id);
  return (
    <>
      {review.status === 'available' && <Review order={review.order} />}
      {review.status === 'notAvailable' && <NotAvailable />}
      {(review.status === 'loading' || review.status === 'unreachable') && (
        <>
          <PageTitle title={t('cart.review.title')} />
          <h1 className={styles.title}>{t('cart.review.title')}</h1>
          <NoScriptNote>
            <p>
              <a href={plainOrderPath({ language, id })}>{t('cart.review.noScript')}</a>
            </p>
          </NoScriptNote>
          {review.status === 'unreachable' ? (
            <>
              <p>{t('cart.unreachable')}</p>
              <SavedLink id={id} />
              <Button onClick={review.retry}>{t('cart.again')}</Button>
            </>
          ) : (
            <Skeleton lines={8} />
          )}
        </>
      )}
    </>
  );
}

/** First what has changed since the purchase, then what is shown at the door, then how to get there, then what it cost. */
function Review({ order }: { order: ReviewedOrder }) {
  const { t } = useI18n();
  const title = t('cart.review', { number: order.number });
  return (
    <>
      <PageTitle title={title} />
      <h1 className={styles.title}>{title}</h1>
      {order.state === 'refunded' && (
        <Notice tone="attention">
          <p>{t('cart.review.refunded')}</p>
        </Notice>
      )}
      <div className={styles.opening}>
        <TakenBackNote order={order} />
        <StrandedVisits order={order} />
        <AdmissionTickets order={order} />
        <SavedNoteLater order={order} />
        <IssuedVouchers order={order} />
        <Directions order={order} />
      </div>
      <div className={styles.columns}>
        <OrderLines order={order} />
        <aside className={styles.aside}>
          <OrderParcels order={order} />
          <Facts order={order} />
          <OrderDocuments order={order} />
          <WithdrawLink order={order} />
          <Button variant="quiet" className="no-print" onClick={() => window.print()}>
            {t('cart.review.print')}
          </Button>
        </aside>
      </div>
    </>
  );
}

function Facts({ order }: { order: Order }) {
  const { t, formats } = useI18n();
  const { info } = useShell();
  const { address } = order;
  const parcelRows = useParcelRows();
  const facts: [string, string[]][] = [
    [t('cart.review.date'), [formats.day(order.date, 'short')]],
    [
      t('cart.customer'),
      [
        order.company,
        order.name,
        address.street,
        `${address.zip} ${address.city}`.trim(),
        info.countries[address.country] ?? address.country,
        order.email,
      ],
    ],
    [t('cart.parcel.to'), parcelRows(order.shipping)],
    [
      t('cart.payment'),
      [{ payment: order.payment.name, voucher: t('cart.payment.voucher'), nothing: '' }[paidBy(order)]],
    ],
    [t('cart.document'), [order.external_document_number]],
    [t('cart.invoice'), [order.invoice_number || (order.request_invoice ? t('cart.review.invoice') : '')]],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, rows]) => {
        const filled = rows.filter((row) => row !== '');
        return (
          filled.length > 0 && (
            <div key={name}>
              <dt>{name}</dt>
              {filled.map((row) => (
                <dd key={row}>{row}</dd>
              ))}
            </div>
          )
        );
      })}
    </dl>
  );
}

function NotAvailable() {
  const { t } = useI18n();
  const { info } = useShell();
  const path = useLocalPath();
  return (
    <>
      <PageTitle title={t('cart.review.none')} />
      <h1 className={styles.title}>{t('cart.review.none')}</h1>
      <p className={styles.text}>{t('cart.review.none.text', { email: info.email })}</p>
      <ButtonLink to={path()}>{t('cart.gone.home')}</ButtonLink>
    </>
  );
}
