import { Suspense } from 'react';
import { isGoods } from '../../domain/merchandise/goods.ts';
import { isMerchandiseLine } from '../../domain/merchandise/merchandise-line.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCart } from '../cart/cart-store.ts';
import { useToken } from '../customers/session/customer-store.ts';
import frame from '../ground/form/form-page.module.css';
import { Acceptance } from './acceptance.tsx';
import { choosePayment } from './chosen-payment.ts';
import { CustomerBlock } from './customer-block.tsx';
import { InvoiceChoice } from './invoice-choice.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { isExpress, type PaymentType } from './payment-type.ts';
import type { CheckoutFields } from './use-checkout-form.ts';
import type { Delivery } from './use-delivery.ts';
import type { ShippingCosts } from './use-shipping-costs.ts';

/** Only where something is sent. */
const DeliveryBlock = later(() =>
  import('./delivery-block.tsx').then((module) => ({ default: module.DeliveryBlock })),
);

/** Only where goods are sold, and always before the order (Implementing Regulation (EU) 2025/1960). */
const GuaranteeNotice = later(() =>
  import('../merchandise/guarantee-notice.tsx').then((module) => ({ default: module.GuaranteeNotice })),
);

type Deciding = {
  payments: readonly PaymentType[];
  payment: PaymentType | undefined;
  delivery: Delivery;
  costs: ShippingCosts;
  form: CheckoutFields;
};

/** What is decided before the order, once the buyer is known: who buys, where it is sent, how it is paid, the terms. */
export function CheckoutDecisions({ payments, payment, delivery, costs, form }: Deciding) {
  const { lines, totals } = useCart();
  const token = useToken();
  return (
    <>
      {token ? <CustomerBlock /> : <ExpressAddress />}
      <Suspense fallback={<Skeleton height={delivery.own ? '28rem' : '6rem'} />}>
        {delivery.needed && <DeliveryBlock delivery={delivery} costs={costs} tried={form.tries > 0} />}
      </Suspense>
      {totals.total > 0 && (
        <PaymentChoice
          payments={token ? payments : payments.filter(isExpress)}
          chosen={payment}
          onChoose={choosePayment}
          form={form}
        />
      )}
      <InvoiceChoice />
      <Suspense fallback={<Skeleton height="var(--guarantee-height)" />}>
        {lines.filter(isMerchandiseLine).some(isGoods) && <GuaranteeNotice />}
      </Suspense>
      <Terms form={form} />
    </>
  );
}

/** The provider of an express payment knows the buyer's address; the buyer may enter it here instead. */
function ExpressAddress() {
  const { t } = useI18n();
  return (
    <section className={frame.section}>
      <h2>{t('cart.customer')}</h2>
      <p>{t('cart.express.address')}</p>
      <Button variant="quiet" onClick={() => choosePayment(0)}>
        {t('cart.express.instead')}
      </Button>
    </section>
  );
}

function Terms({ form }: Pick<Deciding, 'form'>) {
  const { t } = useI18n();
  return (
    <section className={frame.section} aria-labelledby="terms-heading">
      <h2 id="terms-heading">{t('cart.terms')}</h2>
      <Acceptance
        accepted={form.form.accepted}
        onChange={(accepted) => form.change({ accepted })}
        error={form.errorOf('accepted')}
      />
    </section>
  );
}
