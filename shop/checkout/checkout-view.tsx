// The checkout (spec 2, look.md): one column of decisions, one of summary. The order button stands directly below the
// summary, nothing between (§ 312j BGB).
import { useEffect, useRef } from 'react';
import { CartLines } from '../cart/cart-lines.tsx';
import { useCart } from '../cart/cart-store.ts';
import { CartSummary } from '../cart/cart-summary.tsx';
import { EmptyCart } from '../cart/empty-cart.tsx';
import { sessionValue } from '../cart/session-value.ts';
import { useToken } from '../customers/customer-store.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { PageTitle } from '../site/page-title.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Acceptance } from './acceptance.tsx';
import frame from './checkout-frame.module.css';
import { CheckoutSteps } from './checkout-steps.tsx';
import { ContinueChoice } from './continue-choice.tsx';
import { CustomerBlock } from './customer-block.tsx';
import { failureWords } from './failure-words.ts';
import { HoldNote } from './hold-note.tsx';
import { InvoiceChoice } from './invoice-choice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { isExpress, type PaymentType } from './payment-type.ts';
import { PriceChange } from './price-change.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { usePlaceOrder } from './use-place-order.ts';

const payart = sessionValue('payment type', 0, (stored) => (typeof stored === 'number' ? stored : 0));

/** What the server said about the cart, and what to do about it; takes the focus when it comes. */
const CartNotices = () => {
  const { t } = useI18n();
  const { error } = useCart();
  const box = useRef<HTMLDivElement>(null);
  // The same list stays through later edits of the lines, so only a new refusal takes the focus.
  const refusal = error?.repriced;
  useEffect(() => {
    if (refusal) box.current?.focus();
  }, [refusal]);
  if (!error) return null;
  return (
    <div ref={box} tabIndex={-1} className={frame.notices}>
      <PriceChange />
      {error.code === 'CART_NOT_AVAILABLE' && (
        <Notice tone="error" title={t('cart.unavailable')}>
          <p>{t('cart.unavailable.text')}</p>
        </Notice>
      )}
      {error.repriced.length === 0 && error.code !== 'CART_NOT_AVAILABLE' && (
        <Notice tone="error" title={t('cart.not-ordered')}>
          <p>{failureWords(error, t)}</p>
        </Notice>
      )}
    </div>
  );
};

const useChosenPayment = (payments: readonly PaymentType[]) => {
  const token = useToken();
  const stored = payart.use();
  const chosen = payments.find(({ payartId }) => payartId === stored);
  if (token) return chosen ?? payments.find((payment) => !isExpress(payment));
  return chosen && isExpress(chosen) ? chosen : undefined;
};

type Deciding = {
  payments: readonly PaymentType[];
  payment: PaymentType | undefined;
  /** It is known who pays: from their details, or by an express payment. */
  decided: boolean;
};

const Filled = ({ payments, payment, decided }: Deciding) => {
  const { t } = useI18n();
  const { lines, totals } = useCart();
  const token = useToken();
  const form = useCheckoutForm(payment);
  const { busy, place } = usePlaceOrder();
  const order = () => {
    const choice = form.take();
    if (choice) void place(choice);
  };
  return (
    <>
      <PageTitle title={t('cart.checkout')} error={form.summary.length > 0} />
      <ErrorSummary key={form.tries} title={t('cart.errors')} errors={form.summary} />
      <div className={frame.columns}>
        <div className={frame.decisions}>
          <CartLines />
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
              {totals.total > 0 && (
                <PaymentChoice
                  payments={token ? payments : payments.filter(isExpress)}
                  chosen={payment}
                  onChoose={payart.set}
                  form={form}
                />
              )}
              <InvoiceChoice />
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
          <CartSummary {...(decided ? { lines } : {})} total={totals.total} vat={totals.vat}>
            {decided ? (
              <Button className={frame.order} busy={busy} onClick={order}>
                {totals.total > 0 ? t('cart.order') : t('cart.order.free')}
              </Button>
            ) : (
              <ContinueChoice payments={payments} onExpress={payart.set} />
            )}
          </CartSummary>
        </div>
      </div>
    </>
  );
};

/** @param failed the visitor comes back from a payment that did not succeed */
export const CheckoutView = ({ payments, failed }: { payments: readonly PaymentType[]; failed: boolean }) => {
  const { t } = useI18n();
  const { known, lines } = useCart();
  const token = useToken();
  const payment = useChosenPayment(payments);
  const decided = token !== '' || payment !== undefined;
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
      {!known && <Skeleton lines={6} />}
      {known && lines.length === 0 && <EmptyCart />}
      {known && lines.length > 0 && <Filled payments={payments} payment={payment} decided={decided} />}
    </div>
  );
};
