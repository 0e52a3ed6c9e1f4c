// The checkout (spec 2, look.md): one column of decisions, one of summary. The order button stands directly below the
// summary, nothing between (§ 312j BGB).
import { Suspense } from 'react';
import { isGoods } from '../../domain/merchandise/goods.ts';
import { isMerchandiseLine } from '../../domain/merchandise/merchandise-line.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Cart, useCart } from '../cart/cart-store.ts';
import { CheckoutSteps } from '../cart/checkout-steps.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { cartSums } from '../cart/sums.ts';
import { useToken } from '../customers/session/customer-store.ts';
import frame from '../ground/form/form-page.module.css';
import { PageTitle } from '../ground/page/page-title.tsx';
import { sessionValue } from '../ground/session-value.ts';
import { useShell } from '../ground/use-shell.ts';
import { OnlyCodes } from '../vouchers/only-codes.tsx';
import { VoucherCodeField } from '../vouchers/voucher-code-field.tsx';
import { Acceptance } from './acceptance.tsx';
import { CartNotices } from './cart-notices.tsx';
import { ContinueChoice } from './continue-choice.tsx';
import { CustomerBlock } from './customer-block.tsx';
import { HoldNote } from './hold-note.tsx';
import { InvoiceChoice } from './invoice-choice.tsx';
import { CartLines } from './lines/cart-lines.tsx';
import { CartSummary } from './lines/cart-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { isExpress, type PaymentType } from './payment-type.ts';
import { ShippingProblem } from './shipping-problem.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useDelivery } from './use-delivery.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { useParcelProblems, useShippingCosts } from './use-shipping-costs.ts';

/** Below everything else, and asked of the server first: what draws them can come later (ADR 016). */
const Suggestions = later(() =>
  import('./suggestions.tsx').then((module) => ({ default: module.Suggestions })),
);

/** Asked of the server first, as the suggestions are. */
const RoundUpOffer = later(() =>
  import('../donations/round-up-offer.tsx').then((module) => ({ default: module.RoundUpOffer })),
);

/** Only where something is sent. */
const DeliveryBlock = later(() =>
  import('./delivery-block.tsx').then((module) => ({ default: module.DeliveryBlock })),
);

/** Only where goods are sold, and always before the order (Implementing Regulation (EU) 2025/1960). */
const GuaranteeNotice = later(() =>
  import('../merchandise/guarantee-notice.tsx').then((module) => ({ default: module.GuaranteeNotice })),
);

const payart = sessionValue('payment type', 0, (stored) => (typeof stored === 'number' ? stored : 0));

/** @param failed the visitor comes back from a payment that did not succeed */
export function CheckoutView({ payments, failed }: { payments: readonly PaymentType[]; failed: boolean }) {
  const { t } = useI18n();
  const cart = useCart();
  const { known, lines } = cart;
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
        <Filled payments={payments} payment={payment} decided={decided} />
      ) : (
        <div className={frame.waiting}>{known ? <EmptyCart /> : <Skeleton lines={6} />}</div>
      )}
    </div>
  );
}

function useChosenPayment(payments: readonly PaymentType[]) {
  const token = useToken();
  const { totals } = useCart();
  const stored = payart.use();
  const chosen = payments.find(({ payartId }) => payartId === stored);
  if (token) return chosen ?? payments.find((payment) => !isExpress(payment));
  // Without a payment no provider sends an address.
  if (totals.total === 0) return undefined;
  return chosen && isExpress(chosen) ? chosen : undefined;
}

/** Voucher codes are not an order without something to pay for. */
function isOnlyCodes({ totals }: Pick<Cart, 'totals'>): boolean {
  return totals.count === totals.discounts.length;
}

type Deciding = {
  payments: readonly PaymentType[];
  payment: PaymentType | undefined;
  /** Whether the buyer is known, by their data or by an express payment. */
  decided: boolean;
};

function Filled({ payments, payment, decided }: Deciding) {
  const { t } = useI18n();
  const cart = useCart();
  const { lines, totals } = cart;
  const token = useToken();
  const { info } = useShell();
  const delivery = useDelivery(decided && !token);
  const costs = useShippingCosts(delivery);
  const form = useCheckoutForm(payment, totals.total === 0, useParcelProblems(delivery));
  const { busy, place } = usePlaceOrder();
  const order = () => {
    const choice = form.take();
    const { needed, address } = delivery;
    if (choice) void place(choice, needed ? { address, shippingCosts: cart.shippingCosts } : undefined);
  };
  return (
    <>
      <PageTitle title={t('cart.checkout')} error={form.summary.length > 0} />
      <ErrorSummary key={form.tries} title={t('cart.errors')} errors={form.summary} />
      <div className={frame.columns}>
        <div className={frame.decisions}>
          <CartLines />
          <VoucherCodeField />
          {!decided && <ShippingProblem retry={costs.retry} />}
          {decided && (
            <>
              {token ? (
                <CustomerBlock />
              ) : (
                <section className={frame.section}>
                  <h2>{t('cart.customer')}</h2>
                  <p>{t('cart.express.address')}</p>
                  <Button variant="quiet" onClick={() => payart.set(0)}>
                    {t('cart.express.instead')}
                  </Button>
                </section>
              )}
              <Suspense fallback={<Skeleton height={delivery.own ? '28rem' : '6rem'} />}>
                {delivery.needed && (
                  <DeliveryBlock delivery={delivery} costs={costs} tried={form.tries > 0} />
                )}
              </Suspense>
              {totals.total > 0 && (
                <PaymentChoice
                  payments={token ? payments : payments.filter(isExpress)}
                  chosen={payment}
                  onChoose={payart.set}
                  form={form}
                />
              )}
              <InvoiceChoice />
              <Suspense fallback={<Skeleton height="var(--guarantee-height)" />}>
                {lines.filter(isMerchandiseLine).some(isGoods) && <GuaranteeNotice />}
              </Suspense>
              <section className={frame.section} aria-labelledby="terms-heading">
                <h2 id="terms-heading">{t('cart.terms')}</h2>
                <Acceptance
                  accepted={form.form.accepted}
                  onChange={(accepted) => form.change({ accepted })}
                  error={form.errorOf('accepted')}
                />
              </section>
            </>
          )}
        </div>
        <div className={frame.aside}>
          <CartSummary
            {...(decided ? { lines } : {})}
            sums={cartSums(cart, info.countries[delivery.country])}
          >
            {decided ? (
              <Button className={frame.order} busy={busy || costs.pending} onClick={order}>
                {totals.total > 0 ? t('cart.order') : t('cart.order.free')}
              </Button>
            ) : isOnlyCodes(cart) ? (
              <OnlyCodes />
            ) : (
              <ContinueChoice
                payments={totals.total > 0 ? payments : []}
                onExpress={payart.set}
                parcel={delivery.needed}
              />
            )}
          </CartSummary>
        </div>
        {!decided && (
          <Suspense>
            <Suggestions />
            <RoundUpOffer />
          </Suspense>
        )}
      </div>
    </>
  );
}
