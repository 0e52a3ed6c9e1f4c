// The checkout (spec 2, look.md): one column of decisions, one of summary. A guest tells who they are right here (ADR
// 074).
import { Suspense } from 'react';
import type { FieldDefinition } from '../../domain/customers/customer.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckoutSteps } from '../cart/checkout-steps.tsx';
import { useCart } from '../cart/use-cart.ts';
import { useSessionEnded } from '../customers/session/customer-store.ts';
import frame from '../ground/form/form-page.module.css';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useWaitingRoom, type WaitingRoomNow } from '../waiting-room/use-waiting-room.ts';
import { useBuyerKind } from './buyer/use-buyer.ts';
import { CartNotices } from './cart-notices.tsx';
import { useChosenPayment } from './chosen-payment.ts';
import { FilledCheckout } from './filled-checkout.tsx';
import { HoldNote } from './hold-note.tsx';
import { useOfferedPayments } from './offered-payments.ts';
import { isOnlyCodes } from './only-codes-in.ts';
import type { PaymentType } from './payment-type.ts';

// What most visitors never see comes when it is needed (ADR 016).
const EmptyCart = later(() =>
  import('../cart/empty-cart.tsx').then((module) => ({ default: module.EmptyCart })),
);

type Props = {
  payments: readonly PaymentType[];
  /** What the museum asks of every guest. */
  guestFields: readonly FieldDefinition[];
  /** Waiting rooms that there are now. */
  rooms: readonly WaitingRoomNow[];
  /** The visitor comes back from a payment that did not succeed. */
  failed: boolean;
};

export function CheckoutView({ payments, guestFields, rooms, failed }: Props) {
  const { t } = useI18n();
  const { known, lines, totals } = useCart();
  useWaitingRoom(rooms, lines);
  const payment = useChosenPayment(useOfferedPayments(payments).offered);
  const kind = useBuyerKind(payment);
  const ended = useSessionEnded();
  const decided = !isOnlyCodes(totals) && kind !== 'unknown';
  const paying = decided && lines.length > 0;
  return (
    <div className={`wrap ${frame.page}`}>
      {lines.length === 0 && <PageTitle title={t('cart.checkout')} />}
      <CheckoutSteps current={paying ? (kind === 'guest' ? 'login' : 'payment') : 'cart'} />
      <h1 className={frame.title}>{paying ? t('cart.checkout') : t('cart.title')}</h1>
      <NoScriptNote />
      <div className={frame.notices}>
        {failed && (
          <Notice tone="error" title={t('cart.failed')}>
            {lines.length > 0 && <p>{t('cart.failed.text')}</p>}
          </Notice>
        )}
        {known && ended && kind !== 'known' && (
          <Notice tone="attention">
            <p>{t('customers.again')}</p>
          </Notice>
        )}
        {known && lines.length > 0 && <HoldNote />}
      </div>
      <CartNotices />
      <Suspense fallback={<Waiting />}>
        {!known ? (
          <Waiting />
        ) : lines.length > 0 ? (
          <FilledCheckout {...{ payments, guestFields, payment, decided }} />
        ) : (
          <div className={frame.waiting}>
            <EmptyCart />
          </div>
        )}
      </Suspense>
    </div>
  );
}

/** Nothing is shown before all of it is there, so that nothing moves. */
function Waiting() {
  return (
    <div className={`${frame.waiting} needs-script`}>
      <Skeleton lines={6} />
    </div>
  );
}
