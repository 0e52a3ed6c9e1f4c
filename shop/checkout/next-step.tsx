import { useCart } from '../cart/use-cart.ts';
import { OnlyCodes } from '../vouchers/only-codes.tsx';
import { choosePayment } from './chosen-payment.ts';
import { ContinueChoice } from './continue-choice.tsx';
import { isOnlyCodes } from './only-codes-in.ts';
import type { PaymentType } from './payment-type.ts';

/** How a buyer who is not known yet goes on. */
export function NextStep({ payments, parcel }: { payments: readonly PaymentType[]; parcel: boolean }) {
  const { totals } = useCart();
  if (isOnlyCodes(totals)) return <OnlyCodes />;
  return (
    <ContinueChoice payments={totals.total > 0 ? payments : []} onExpress={choosePayment} parcel={parcel} />
  );
}
