import { Suspense } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { type Cart, useCart } from '../cart/cart-store.ts';
import { cartSums } from '../cart/sums.ts';
import { useToken } from '../customers/session/customer-store.ts';
import frame from '../ground/form/form-page.module.css';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useShell } from '../ground/use-shell.ts';
import { OnlyCodes } from '../vouchers/only-codes.tsx';
import { VoucherCodeField } from '../vouchers/voucher-code-field.tsx';
import { CheckoutDecisions } from './checkout-decisions.tsx';
import { choosePayment } from './chosen-payment.ts';
import { ContinueChoice } from './continue-choice.tsx';
import { CartLines } from './lines/cart-lines.tsx';
import { CartSummary } from './lines/cart-summary.tsx';
import type { PaymentType } from './payment-type.ts';
import { ShippingProblem } from './shipping-problem.tsx';
import { type CheckoutFields, useCheckoutForm } from './use-checkout-form.ts';
import { type Delivery, useDelivery } from './use-delivery.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { type ShippingCosts, useParcelProblems, useShippingCosts } from './use-shipping-costs.ts';

/** Below everything else, and asked of the server first: what draws them can come later (ADR 016). */
const Suggestions = later(() =>
  import('./suggestions.tsx').then((module) => ({ default: module.Suggestions })),
);

/** Asked of the server first, as the suggestions are. */
const RoundUpOffer = later(() =>
  import('../donations/round-up-offer.tsx').then((module) => ({ default: module.RoundUpOffer })),
);

type FilledProps = {
  payments: readonly PaymentType[];
  payment: PaymentType | undefined;
  /** Whether the buyer is known, by their data or by an express payment. */
  decided: boolean;
};

/** The checkout of a cart that has lines. */
export function FilledCheckout({ payments, payment, decided }: FilledProps) {
  const { t } = useI18n();
  const cart = useCart();
  const { lines, totals } = cart;
  const { info } = useShell();
  const token = useToken();
  const delivery = useDelivery(decided && !token);
  const costs = useShippingCosts(delivery);
  const form = useCheckoutForm(payment, totals.total === 0, useParcelProblems(delivery));
  return (
    <>
      <PageTitle title={t('cart.checkout')} error={form.summary.length > 0} />
      <ErrorSummary key={form.tries} title={t('cart.errors')} errors={form.summary} />
      <div className={frame.columns}>
        <div className={frame.decisions}>
          <CartLines />
          <VoucherCodeField />
          {decided ? (
            <CheckoutDecisions {...{ payments, payment, delivery, costs, form }} />
          ) : (
            <ShippingProblem retry={costs.retry} />
          )}
        </div>
        <div className={frame.aside}>
          <CartSummary
            {...(decided ? { lines } : {})}
            sums={cartSums(cart, info.countries[delivery.country])}
          >
            {decided ? (
              <OrderButton {...{ delivery, costs, form }} />
            ) : (
              <NextStep payments={payments} parcel={delivery.needed} />
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

/** Voucher codes are not an order without something to pay for. */
export function isOnlyCodes({ totals }: Pick<Cart, 'totals'>): boolean {
  return totals.count === totals.discounts.length;
}

type Ordering = { delivery: Delivery; costs: ShippingCosts; form: CheckoutFields };

/** Says that ordering costs something, and nothing else (§ 312j(3) BGB). */
function OrderButton({ delivery, costs, form }: Ordering) {
  const { t } = useI18n();
  const { totals, shippingCosts } = useCart();
  const { busy, place } = usePlaceOrder();
  const order = () => {
    const choice = form.take();
    const { needed, address } = delivery;
    if (choice) void place(choice, needed ? { address, shippingCosts } : undefined);
  };
  return (
    <Button className={frame.order} busy={busy || costs.pending} onClick={order}>
      {totals.total > 0 ? t('cart.order') : t('cart.order.free')}
    </Button>
  );
}

/** How a buyer who is not known yet goes on. */
function NextStep({ payments, parcel }: { payments: readonly PaymentType[]; parcel: boolean }) {
  const cart = useCart();
  if (isOnlyCodes(cart)) return <OnlyCodes />;
  return (
    <ContinueChoice
      payments={cart.totals.total > 0 ? payments : []}
      onExpress={choosePayment}
      parcel={parcel}
    />
  );
}
