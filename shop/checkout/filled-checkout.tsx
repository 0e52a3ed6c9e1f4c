import { Suspense } from 'react';
import type { FieldDefinition } from '../../domain/customers/customer.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cartSums } from '../cart/sums.ts';
import { useCart } from '../cart/use-cart.ts';
import frame from '../ground/form/form-page.module.css';
import { PageTitle } from '../ground/page/page-title.tsx';
import { useShell } from '../ground/use-shell.ts';
import { Acceptance } from './acceptance.tsx';
import { type Buyer, useBuyer } from './buyer/use-buyer.ts';
import { useBuyerProblems } from './buyer/use-buyer-problems.ts';
import { CheckoutDecisions } from './checkout-decisions.tsx';
import { useOrderWords } from './confirmed-by-link.ts';
import { FoldedCart } from './folded-cart.tsx';
import { useInvoiceProblems } from './invoice/use-invoice-problems.ts';
import { CartSummary } from './lines/cart-summary.tsx';
import { LinkNote } from './link-note.tsx';
import type { PaymentType } from './payment-type.ts';
import { type CheckoutFields, useCheckoutForm } from './use-checkout-form.ts';
import { type Delivery, useDelivery } from './use-delivery.ts';
import { usePlaceOrder } from './use-place-order.ts';
import { type ShippingCosts, useParcelProblems, useShippingCosts } from './use-shipping-costs.ts';

/** Below everything else, and asked of the server first: what draws them can come later (ADR 016). */
const Suggestions = later(() =>
  import('./suggest/suggestions.tsx').then((module) => ({ default: module.Suggestions })),
);

/** Asked of the server first, as the suggestions are. */
const RoundUpOffer = later(() =>
  import('../donations/round-up-offer.tsx').then((module) => ({ default: module.RoundUpOffer })),
);

// Only for codes alone, and in museums without guests.
const ShippingProblem = later(() =>
  import('./shipping-problem.tsx').then((module) => ({ default: module.ShippingProblem })),
);
const NextStep = later(() => import('./next-step.tsx').then((module) => ({ default: module.NextStep })));

type FilledProps = {
  payments: readonly PaymentType[];
  guestFields: readonly FieldDefinition[];
  payment: PaymentType | undefined;
  /** Whether everything up to the order can be decided here, because the visitor need not sign in first. */
  decided: boolean;
};

/** The checkout of a cart that has lines. */
export function FilledCheckout({ payments, guestFields, payment, decided }: FilledProps) {
  const { t } = useI18n();
  const cart = useCart();
  const { lines, totals } = cart;
  const { info } = useShell();
  const buyer = useBuyer(guestFields, payment);
  const delivery = useDelivery(buyer);
  const costs = useShippingCosts(delivery);
  const others = [...useBuyerProblems(buyer), ...useInvoiceProblems(), ...useParcelProblems(delivery)];
  const form = useCheckoutForm(payment, totals.total === 0, others);
  return (
    <>
      <PageTitle title={t('cart.checkout')} error={form.summary.length > 0} />
      <ErrorSummary key={form.tries} title={t('cart.errors')} errors={form.summary} />
      <div className={frame.columns}>
        <div className={frame.decisions}>
          <FoldedCart ordering={decided} />
          {decided ? (
            <CheckoutDecisions {...{ payments, payment, buyer, delivery, costs, form }} />
          ) : (
            <Suspense>
              <ShippingProblem retry={costs.retry} />
            </Suspense>
          )}
        </div>
        <div className={frame.aside}>
          <CartSummary
            {...(decided ? { lines } : {})}
            sums={cartSums(cart, info.countries[delivery.country])}
          >
            {decided ? (
              <>
                <LinkNote />
                <Acceptance
                  accepted={form.form.accepted}
                  onChange={(accepted) => form.change({ accepted })}
                  error={form.errorOf('accepted')}
                />
                <OrderButton {...{ buyer, delivery, costs, form }} />
              </>
            ) : (
              <Suspense fallback={<Skeleton height="9rem" />}>
                <NextStep payments={payments} parcel={delivery.needed} />
              </Suspense>
            )}
          </CartSummary>
        </div>
        <Suspense>
          <Suggestions />
          <RoundUpOffer />
        </Suspense>
      </div>
    </>
  );
}

type Ordering = { buyer: Buyer; delivery: Delivery; costs: ShippingCosts; form: CheckoutFields };

/** Says that ordering costs something, and nothing else (§ 312j(3) BGB). */
function OrderButton({ buyer, delivery, costs, form }: Ordering) {
  const { t } = useI18n();
  const { shippingCosts } = useCart();
  const words = useOrderWords();
  const { busy, place } = usePlaceOrder();
  const order = () => {
    const choice = form.take();
    const { needed, address } = delivery;
    if (choice) void place(choice, needed ? { address, shippingCosts } : undefined, buyer.identify);
  };
  return (
    <Button className={frame.order} busy={busy || costs.pending} onClick={order}>
      {t(words)}
    </Button>
  );
}
