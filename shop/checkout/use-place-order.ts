// The click on the order button: `checkout/initPayment`, then off to where the payment is made (docs/architecture.md, "The way of a
// purchase"). Whatever goes wrong, the cart stays.
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { shopPaths, withSearch } from '../../domain/addresses.ts';
import { toCartItem } from '../../domain/cart/to-cart-item.ts';
import type { Cents } from '../../domain/money.ts';
import { ApiRefusal } from '../../ui/call/call.ts';
import { useCall } from '../../ui/call/call-context.tsx';
import { report } from '../cart/analytics/report.ts';
import { setCartError } from '../cart/cart-store.ts';
import { clearHold, setHold, setShipping } from '../cart/cart-terms.ts';
import { useCart } from '../cart/use-cart.ts';
import { signOut } from '../customers/session/customer-store.ts';
import { sessionValue } from '../ground/session-value.ts';
import { useLocalPath } from '../ground/use-local-path.ts';
import { dropPass, waitingRoomPass } from '../waiting-room/waiting-place.ts';
import { toCartError } from './cart-error.ts';
import { useSentInvoiceFields } from './invoice/invoice-fields.ts';
import { useRequestInvoice } from './invoice/use-request-invoice.ts';
import { leaveFor } from './leave-for.ts';
import type { ParcelAddress } from './use-delivery.ts';
import { usePaymentReturns } from './use-payment-returns.ts';

export type PaymentChoice = {
  readonly payart: number;
  readonly Accountholder?: string;
  readonly IBAN?: string;
  readonly wallet?: 'APPLEPAY' | 'GOOGLEPAY';
};

/** How the parcel is sent; undefined if there is none. */
export type ParcelChoice = {
  /** Undefined where it goes to the buyer. */
  readonly address: ParcelAddress | undefined;
  readonly shippingCosts: Cents | undefined;
};

/** Refusals of a parcel, which are shown beside its address. */
const OF_COST: readonly string[] = ['SHIPPING_NO_COST_FOR_COUNTRY', 'SHIPPING_TOO_HEAVY'];

const partner = sessionValue('partner', '', (stored) => String(stored ?? ''));

export function usePlaceOrder() {
  const call = useCall();
  const cart = useCart();
  const requestInvoice = useRequestInvoice();
  const invoiceFields = useSentInvoiceFields();
  const returns = usePaymentReturns();
  const showRefusal = useShowRefusal();
  const { busy, begin, end } = useOnce();

  const place = async (
    { payart, ...account }: PaymentChoice,
    parcel: ParcelChoice | undefined,
    identify: () => Promise<string>,
  ) => {
    if (!begin()) return;
    setCartError(undefined);
    report({ event: 'checkout', lines: cart.lines, shippingCosts: cart.shippingCosts });
    try {
      const token = await identify();
      const started = await call('POST checkout/initPayment', {
        token,
        body: {
          payart,
          aux: { ...account, ...(partner.get() ? { partner: partner.get().slice(0, 64) } : {}) },
          cart: {
            ver: 1,
            items: cart.lines.map(toCartItem),
            external_document_number: cart.externalDocumentNumber,
            request_invoice: requestInvoice,
            ...invoiceFields,
            ...sending(parcel),
            ...(cart.cartId ? { cartId: cart.cartId } : {}),
          },
          url: returns(),
          ...(waitingRoomPass() ? { waitingRoomPass: waitingRoomPass() } : {}),
        },
      });
      setHold(started);
      leaveFor(started.url);
    } catch (problem) {
      end();
      if (!(problem instanceof ApiRefusal)) throw problem;
      showRefusal(problem);
    }
  };

  return { busy, place };
}

/** Lets the order button be pressed once until its call has ended. */
function useOnce() {
  const [busy, setBusy] = useState(false);
  // State comes too late to stop the second of two quick clicks.
  const begun = useRef(false);
  const end = () => {
    begun.current = false;
    setBusy(false);
  };
  const begin = (): boolean => {
    if (begun.current) return false;
    begun.current = true;
    setBusy(true);
    return true;
  };
  useEffect(() => {
    // Back from the payment page, the browser may show this page as it was left.
    const shown = (event: PageTransitionEvent) => event.persisted && end();
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  });
  return { busy, begin, end };
}

/** Shows a refusal where it belongs: at the login, as the order that there is already, beside the parcel, in the cart. */
function useShowRefusal() {
  const { shippingAsked } = useCart();
  const path = useLocalPath();
  const navigate = useNavigate();
  return (problem: ApiRefusal): void => {
    if (problem.status === 401) {
      // The call watcher already redirects to the login (spec 8), which returns here with the cart.
      signOut();
    } else if (problem.code === 'ALREADY_DECIDED') {
      // The earlier cart was paid in the meantime: show its order instead of charging twice.
      navigate(path(shopPaths.checkoutSuccess()));
    } else if (problem.code === 'WAITING_ROOM') {
      dropPass();
      navigate(path(withSearch(shopPaths.waitingRoom(), { line: String(problem.details.line ?? '') })));
    } else {
      if (problem.status === 410) clearHold();
      if (OF_COST.includes(problem.code))
        setShipping({
          shippingError: problem.message,
          shippingCostsError: problem.code,
          shippingAsked,
        });
      setCartError(toCartError(problem));
    }
  };
}

function sending(parcel: ParcelChoice | undefined) {
  return {
    ...(parcel?.address && { shipping: parcel.address }),
    ...(parcel?.shippingCosts !== undefined && { shippingCosts: parcel.shippingCosts }),
  };
}
