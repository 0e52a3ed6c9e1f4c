// The checkout (spec 2, look.md): one column of decisions, one of summary. The order button stands directly below the
// summary, nothing between (§ 312j BGB).
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCart } from '../cart/cart-store.ts';
import { CheckoutSteps } from '../cart/checkout-steps.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { useToken } from '../customers/session/customer-store.ts';
import frame from '../ground/form/form-page.module.css';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useWaitingRoom, type WaitingRoomNow } from '../waiting-room/use-waiting-room.ts';
import { CartNotices } from './cart-notices.tsx';
import { useChosenPayment } from './chosen-payment.ts';
import { FilledCheckout, isOnlyCodes } from './filled-checkout.tsx';
import { HoldNote } from './hold-note.tsx';
import type { PaymentType } from './payment-type.ts';

type Props = {
  payments: readonly PaymentType[];
  /** Waiting rooms that there are now. */
  rooms: readonly WaitingRoomNow[];
  /** The visitor comes back from a payment that did not succeed. */
  failed: boolean;
};

export function CheckoutView({ payments, rooms, failed }: Props) {
  const { t } = useI18n();
  const cart = useCart();
  const { known, lines } = cart;
  useWaitingRoom(rooms, lines);
  const token = useToken();
  const payment = useChosenPayment(payments);
  const decided = !isOnlyCodes(cart) && (token !== '' || payment !== undefined);
  const paying = decided && lines.length > 0;
  return (
    <div className={`wrap ${frame.page}`}>
      {lines.length === 0 && <PageTitle title={t('cart.checkout')} />}
      <CheckoutSteps current={paying ? 'payment' : 'cart'} />
      <h1 className={frame.title}>{paying ? t('cart.checkout') : t('cart.title')}</h1>
      <div className={frame.notices}>
        {failed && (
          <Notice tone="error" title={t('cart.failed')}>
            <p>{t('cart.failed.text')}</p>
          </Notice>
        )}
        {known && lines.length > 0 && <HoldNote />}
      </div>
      <CartNotices />
      {known && lines.length > 0 ? (
        <FilledCheckout payments={payments} payment={payment} decided={decided} />
      ) : (
        <div className={frame.waiting}>{known ? <EmptyCart /> : <Skeleton lines={6} />}</div>
      )}
    </div>
  );
}
