// `/checkout/accepted` (spec 2): the payment method is accepted, the order must still be placed. Reached when
// confirm-on-checkout is off.
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnedCart, shopPaths } from '../../domain/addresses.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { heldCartId } from '../cart/cart-terms.ts';
import { CheckoutSteps } from '../cart/checkout-steps.tsx';
import { cartSums } from '../cart/sums.ts';
import { useCart } from '../cart/use-cart.ts';
import frame from '../ground/form/form-page.module.css';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useLocalPath } from '../ground/use-local-path.ts';
import { CartGone } from './cart-gone.tsx';
import { useOrderWords } from './confirmed-by-link.ts';
import { HoldNote } from './hold-note.tsx';
import { CartSummary } from './lines/cart-summary.tsx';
import { LinkNote } from './link-note.tsx';
import { RefusedPayment } from './refused-payment.tsx';
import { SettlementWait } from './settling/settlement-wait.tsx';
import { useSettlement } from './settling/use-settlement.ts';

/** What the page says above all, once the visitor has placed the order. */
const TITLES = {
  asking: 'cart.accepted',
  pending: 'cart.accepted',
  unreachable: 'cart.accepted',
  confirmed: 'cart.accepted',
  failed: 'cart.accepted',
  refused: 'cart.accepted',
  unconfirmed: 'order-link.wait',
  transfer: 'transfer.title',
  overdue: 'transfer.gone',
  lapsed: 'order-link.gone',
  gone: 'cart.gone',
  refunded: 'cart.refunded',
} as const;

/** Nothing is left to be decided here. */
const ENDED: readonly string[] = ['lapsed', 'overdue', 'unconfirmed', 'transfer', 'refused'];

/** Few pay so. */
const TransferNote = later(() =>
  import('./transfer/transfer-note.tsx').then((module) => ({ default: module.TransferNote })),
);

export function Component() {
  const { t } = useI18n();
  const path = useLocalPath();
  const navigate = useNavigate();
  const us = returnedCart(useLocation());
  const [placed, setPlaced] = useState(false);
  const { known, lines } = useCart();
  const settlement = useSettlement(us, placed);
  const { state } = settlement;
  useEffect(() => {
    if (state === 'confirmed') navigate(path(shopPaths.checkoutSuccess()), { replace: true });
    if (state === 'failed') navigate(path(shopPaths.checkoutFailed()), { replace: true });
  }, [state, navigate, path]);
  const gone = state === 'gone' || (known && !placed && (lines.length === 0 || (heldCartId() === '' && !us)));
  const refunded = state === 'refunded';
  const ended = gone || refunded || ENDED.includes(state);
  const title = gone ? t('cart.gone') : t(TITLES[state]);
  return (
    <div className={`wrap ${frame.page}`}>
      <PageTitle title={title} />
      <CheckoutSteps current="payment" />
      <h1 className={frame.title}>{title}</h1>
      <NoScriptNote />
      {!known && <Skeleton lines={6} />}
      {gone && <CartGone />}
      {state === 'unconfirmed' && <SettlementWait state={state} />}
      {settlement.state === 'transfer' && (
        <Suspense fallback={<Skeleton lines={8} />}>
          <TransferNote {...settlement} />
        </Suspense>
      )}
      {state === 'overdue' && <CartGone message={t('transfer.gone.text')} />}
      {state === 'lapsed' && <CartGone message={t('order-link.gone.text')} />}
      {refunded && <CartGone message={settlement.message} />}
      {state === 'refused' && <RefusedPayment message={settlement.message} />}
      {known && !ended && <Ordering placed={placed} state={state} onPlace={() => setPlaced(true)} />}
    </div>
  );
}

type OrderingProps = {
  placed: boolean;
  state: ReturnType<typeof useSettlement>['state'];
  onPlace: () => void;
};

/** The cart once more, and the button that orders it. */
function Ordering({ placed, state, onPlace }: OrderingProps) {
  const { t } = useI18n();
  const cart = useCart();
  const words = useOrderWords();
  return (
    <div className={frame.columns}>
      <div className={frame.decisions}>
        <div>
          <p className={frame.lead}>{t('cart.accepted.text')}</p>
          <HoldNote />
        </div>
        {placed && (state === 'pending' || state === 'unreachable') && <SettlementWait state={state} />}
      </div>
      <CartSummary lines={cart.lines} withNotes sums={cartSums(cart)}>
        <LinkNote />
        <Button className={frame.order} busy={placed} onClick={onPlace}>
          {t(words)}
        </Button>
      </CartSummary>
    </div>
  );
}
