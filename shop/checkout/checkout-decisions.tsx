import { Suspense } from 'react';
import { isGoods } from '../../domain/merchandise/goods.ts';
import { isMerchandiseLine } from '../../domain/merchandise/merchandise-line.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { later } from '../../ui/later.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useCart } from '../cart/use-cart.ts';
import frame from '../ground/form/form-page.module.css';
import { AddedFields, ContactBlock } from './buyer/contact-block.tsx';
import { CustomerBlock } from './buyer/customer-block.tsx';
import type { Buyer } from './buyer/use-buyer.ts';
import { choosePayment } from './chosen-payment.ts';
import { PaymentChoice } from './payment-choice.tsx';
import type { PaymentType } from './payment-type.ts';
import type { CheckoutFields } from './use-checkout-form.ts';
import type { Delivery } from './use-delivery.ts';
import type { ShippingCosts } from './use-shipping-costs.ts';

/** Folded for most. The checkout waits for it, so that nothing moves. */
const InvoiceChoice = later(() =>
  import('./invoice/invoice-choice.tsx').then((module) => ({ default: module.InvoiceChoice })),
);

/** Only where something is sent. */
const DeliveryBlock = later(() =>
  import('./delivery-block.tsx').then((module) => ({ default: module.DeliveryBlock })),
);

/** Only where goods are sold, and always before the order (Implementing Regulation (EU) 2025/1960). */
const GuaranteeFold = later(() =>
  import('../merchandise/guarantee-fold.tsx').then((module) => ({ default: module.GuaranteeFold })),
);

type Deciding = {
  payments: readonly PaymentType[];
  payment: PaymentType | undefined;
  buyer: Buyer;
  delivery: Delivery;
  costs: ShippingCosts;
  form: CheckoutFields;
};

/** What is decided before the order: who buys, where it is sent, how it is paid. */
export function CheckoutDecisions({ payments, payment, buyer, delivery, costs, form }: Deciding) {
  const { lines, totals } = useCart();
  return (
    <>
      {buyer.kind === 'guest' && <ContactBlock buyer={buyer} form={form} />}
      {buyer.kind === 'known' && <CustomerBlock />}
      {buyer.kind === 'express' && <ExpressAddress />}
      <Suspense fallback={<Skeleton height={delivery.own ? '28rem' : '6rem'} />}>
        {delivery.needed && <DeliveryBlock delivery={delivery} costs={costs} tried={form.tries > 0} />}
      </Suspense>
      {totals.total > 0 && (
        <PaymentChoice payments={payments} chosen={payment} onChoose={choosePayment} form={form}>
          {!buyer.toCompany && <AddedFields buyer={buyer} form={form} />}
        </PaymentChoice>
      )}
      <InvoiceChoice form={form}>
        {buyer.toCompany && <AddedFields buyer={buyer} form={form} />}
      </InvoiceChoice>
      <Suspense fallback={<Skeleton height="7rem" />}>
        {lines.filter(isMerchandiseLine).some(isGoods) && <GuaranteeFold />}
      </Suspense>
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
