// `/checkout/success` (spec 4, "Payment outcomes"): settles the payment, then shows the tickets themselves.

import { returnedCart, shopPaths } from '../../domain/addresses.ts';
import '../../ui/secondary.css';
import { Suspense, useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CheckoutSteps } from '../cart/checkout-steps.tsx';
import { CartGone } from '../checkout/cart-gone.tsx';
import { isExpress } from '../checkout/payment-type.ts';
import { PurchaseReport } from '../checkout/purchase-report.tsx';
import { RefusedPayment } from '../checkout/refused-payment.tsx';
import { SettlementWait } from '../checkout/settling/settlement-wait.tsx';
import { useSettlement } from '../checkout/settling/use-settlement.ts';
import frame from '../ground/form/form-page.module.css';
import { NoScriptNote } from '../ground/page/no-script-note.tsx';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useHydrated } from '../ground/session-value.ts';
import { shopContext } from '../ground/shop-context.ts';
import { useHasStored } from '../ground/use-has-stored.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { useShell } from '../ground/use-shell.ts';
import { PlacedOrder } from './placed-order.tsx';
import { useOrder } from './use-order.ts';

/** Below the tickets, and only for buyers who gave their data. */
const KeepAccount = later(() =>
  import('../customers/keep-account.tsx').then((module) => ({ default: module.KeepAccount })),
);

/** Few pay so. */
const TransferNote = later(() =>
  import('../checkout/transfer/transfer-note.tsx').then((module) => ({ default: module.TransferNote })),
);

const TITLES = {
  asking: 'cart.settling',
  pending: 'cart.settling',
  unconfirmed: 'order-link.wait',
  transfer: 'transfer.title',
  overdue: 'transfer.gone',
  lapsed: 'order-link.gone',
  unreachable: 'cart.settling',
  confirmed: 'cart.success',
  failed: 'cart.settling',
  gone: 'cart.gone',
  refunded: 'cart.refunded',
  refused: 'cart.not-payable',
} as const;

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(shopContext).call('GET checkout/payments', { query: { shop: '1' } });
}

export function Component() {
  const { t } = useI18n();
  const path = useLocalPath();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const us = returnedCart(useLocation());
  const settlement = useSettlement(hydrated ? us : undefined, hydrated);
  const { config } = useShell();
  const someone = useHasStored('customer');
  const [wrong, setWrong] = useState(false);
  const failed = settlement.state === 'failed';
  useEffect(() => {
    if (failed) navigate(path(shopPaths.checkoutFailed()), { replace: true });
  }, [failed, navigate, path]);
  const done = settlement.state === 'confirmed';
  const title = t(TITLES[settlement.state]);
  return (
    <div className={`wrap secondary ${frame.page}`}>
      <PageTitle title={title} error={wrong} />
      <CheckoutSteps current={done ? 'complete' : 'payment'} />
      <h1 className={frame.title} aria-live="polite">
        {title}
      </h1>
      <NoScriptNote>
        <p>{t('cart.settling.noScript')}</p>
      </NoScriptNote>
      {/* Progress is announced. Of the order only the heading is, or screen readers would read out all tickets. */}
      <div className="needs-script" aria-live={done ? 'off' : 'polite'}>
        {settlement.state === 'confirmed' && <Confirmed bookingId={settlement.booking_id} />}
        {settlement.state === 'gone' && <CartGone />}
        {settlement.state === 'transfer' && (
          <Suspense fallback={<Skeleton lines={8} />}>
            <TransferNote {...settlement} />
          </Suspense>
        )}
        {settlement.state === 'overdue' && <CartGone message={t('transfer.gone.text')} />}
        {settlement.state === 'lapsed' && <CartGone message={t('order-link.gone.text')} />}
        {settlement.state === 'refunded' && <CartGone message={settlement.message} />}
        {settlement.state === 'refused' && <RefusedPayment message={settlement.message} />}
        {(settlement.state === 'asking' ||
          settlement.state === 'pending' ||
          settlement.state === 'unconfirmed' ||
          settlement.state === 'unreachable') && <SettlementWait state={settlement.state} />}
      </div>
      <Suspense>
        {settlement.state === 'confirmed' && someone && config.hasUserRegistration && (
          <KeepAccount bookingId={settlement.booking_id} onWrong={setWrong} />
        )}
      </Suspense>
    </div>
  );
}

function Confirmed({ bookingId }: { bookingId: string }) {
  const payments = useLoaderData<typeof loader>();
  const review = useOrder(bookingId);
  const { t } = useI18n();
  const path = useLocalPath();
  if (review.status === 'loading') return <Skeleton lines={6} />;
  if (review.status !== 'available')
    return (
      <p>
        {t('cart.success.later')}{' '}
        <a href={path(shopPaths.orderReview(bookingId))}>{t('cart.success.review')}</a>
      </p>
    );
  const { order } = review;
  const express = payments.some(
    (payment) => payment.payartId === order.payment.payartId && isExpress(payment),
  );
  return (
    <>
      <PurchaseReport order={order} />
      <PlacedOrder order={order} express={express} />
    </>
  );
}
